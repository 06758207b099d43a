import type { GameId } from 'ludoteca/games';
import type { Language } from '../language/words.js';

type Spoken = Readonly<Record<Language, string>>;
const spoken = (en: string, ca: string, es: string, fr: string): Spoken => ({ en, ca, es, fr });

/** A value an option may take, by its id in the form. */
export interface Possible {
  readonly id: string;
  readonly name: Spoken;
  /** What it puts into the configuration. */
  readonly config: object;
}

/** An option of a game as the start form asks for it; the first value is the one proposed. */
export type Option =
  | { readonly kind: 'pick'; readonly id: string; readonly name: Spoken; readonly values: readonly Possible[] }
  | {
      readonly kind: 'number';
      readonly id: string;
      readonly name: Spoken;
      readonly min: number;
      readonly max: number;
      readonly proposed: number;
      config(value: number): object;
    };

const pick = (id: string, name: Spoken, ...values: readonly (readonly [id: unknown, name: Spoken])[]): Option => ({
  kind: 'pick',
  id,
  name,
  values: values.map(([value, called]) => ({ id: String(value), name: called, config: { [id]: value } })),
});
const number = (id: string, name: Spoken, min: number, max: number, proposed: number, config?: (value: number) => object): Option => ({
  kind: 'number',
  id,
  name,
  min,
  max,
  proposed,
  config: config ?? ((value) => ({ [id]: value })),
});

const yes = spoken('yes', 'sí', 'sí', 'oui');
const no = spoken('no', 'no', 'no', 'non');

/** Which options of each game the start form offers. All others are as usual; `decodeConfig` has the last word. */
export const options: Readonly<Record<GameId, readonly Option[]>> = {
  'ojo-del-terror': [
    number('turns', spoken('Turns', 'Torns', 'Turnos', 'Tours'), 2, 20, 8),
    pick(
      'warbandSelection',
      spoken('Warbands', 'Partides', 'Partidas', 'Bandes'),
      ['choose', spoken('each chooses', 'cadascú tria', 'cada cual elige', 'chacun choisit')],
      ['random', spoken('by lot', 'per sorteig', 'por sorteo', 'par tirage')],
    ),
    pick(
      'startMode',
      spoken('Start', 'Inici', 'Inicio', 'Départ'),
      ['homeworlds', spoken('with homeworlds', 'amb mons natals', 'con mundos natales', 'avec mondes d’origine')],
      ['planetless', spoken('without planets', 'sense planetes', 'sin planetas', 'sans planètes')],
    ),
    pick(
      'creedBenefits',
      spoken('Creeds give', 'Els credos donen', 'Los credos dan', 'Les credos donnent'),
      ['standard', spoken('their bonus action', 'la seva acció extra', 'su acción extra', 'leur action en plus')],
      ['sacred-only', spoken('sacred numbers only', 'només nombres sagrats', 'solo números sagrados', 'les nombres sacrés seuls')],
    ),
  ],
  genegrafter: [
    number('eventCount', spoken('Event cards', 'Cartes d’esdeveniment', 'Cartas de evento', 'Cartes événement'), 0, 6, 3),
    pick('gear', spoken('With gear', 'Amb equipament', 'Con equipo', 'Avec équipement'), [false, no], [true, yes]),
    number('startingLife', spoken('Life', 'Vida', 'Vida', 'Vie'), 1, 6, 6),
    pick(
      'specialDie',
      spoken('Special die', 'Dau especial', 'Dado especial', 'Dé spécial'),
      ['roll', spoken('rolled', 'es tira', 'se tira', 'lancé')],
      ['choose', spoken('face chosen', 'cara triada', 'cara elegida', 'face choisie')],
      ['off', spoken('left out', 'sense', 'sin él', 'sans')],
    ),
    pick(
      'autoReroll',
      spoken('Spend rerolls by themselves', 'Gasta les repeticions soles', 'Gastar solas las repeticiones', 'Relances automatiques'),
      [false, no],
      [true, yes],
    ),
  ],
  'som-el-que-decidim': [
    pick(
      'mode',
      spoken('Rules', 'Regles', 'Reglas', 'Règles'),
      ['A', spoken('A: fiscal balances', 'A: balances fiscals', 'A: balanzas fiscales', 'A : balances fiscales')],
      [
        'AB',
        spoken('A and B: with public management', 'A i B: amb gestió pública', 'A y B: con gestión pública', 'A et B : gestion publique'),
      ],
      ['ABC', spoken('A, B and C: everything', 'A, B i C: tot', 'A, B y C: todo', 'A, B et C : tout')],
      ['AC', spoken('A and C: with participation', 'A i C: amb participació', 'A y C: con participación', 'A et C : participation')],
    ),
    pick(
      'centralism',
      spoken('Centralism', 'Centralisme', 'Centralismo', 'Centralisme'),
      ['choose', spoken('decided in play', 'es decideix jugant', 'se decide jugando', 'décidé en jeu')],
      ['medium', spoken('medium', 'mitjà', 'medio', 'moyen')],
      ['high', spoken('high', 'alt', 'alto', 'haut')],
      ['intense', spoken('intense', 'intens', 'intenso', 'intense')],
    ),
    pick(
      'concentration',
      spoken('Start tile', 'Casella inicial', 'Casilla inicial', 'Case de départ'),
      ['choose', spoken('may be swapped', 'es pot canviar', 'se puede cambiar', 'peut être échangée')],
      ['keep', spoken('stays', 'es queda', 'se queda', 'reste')],
    ),
  ],
  'genes-mactantes': [
    number('length', spoken('Turns', 'Torns', 'Turnos', 'Tours'), 1, 50, 6, (turns) => ({ length: { mode: 'turns', turns } })),
    pick(
      'boardMode',
      spoken('Map', 'Mapa', 'Mapa', 'Carte'),
      ['preset', spoken('ready made', 'ja fet', 'ya hecho', 'toute faite')],
      ['drawn', spoken('drawn together', 'dibuixat entre tots', 'dibujado entre todos', 'dessinée ensemble')],
    ),
    pick(
      'orderMode',
      spoken('Order of play', 'Ordre de joc', 'Orden de juego', 'Ordre de jeu'),
      ['lots', spoken('by lots', 'per sorteig', 'por sorteo', 'par tirage')],
      ['seating', spoken('as seated', 'segons els seients', 'según los asientos', 'selon les places')],
    ),
    pick('events', spoken('Disasters', 'Desastres', 'Desastres', 'Désastres'), [true, yes], [false, no]),
    pick(
      'hiddenCharacters',
      spoken('Hidden characters', 'Personatges ocults', 'Personajes ocultos', 'Personnages cachés'),
      [true, yes],
      [false, no],
    ),
  ],
  'orbis-terrarum': [
    number('turnLimit', spoken('Turns', 'Torns', 'Turnos', 'Tours'), 1, 100, 10),
    number('measuresPerTurn', spoken('Measures a turn', 'Mesures per torn', 'Medidas por turno', 'Mesures par tour'), 1, 5, 1),
    pick(
      'orderVisibility',
      spoken('Orders', 'Ordres', 'Órdenes', 'Ordres'),
      ['public', spoken('in the open', 'a la vista', 'a la vista', 'à découvert')],
      ['sealed', spoken('sealed', 'segellades', 'selladas', 'scellés')],
    ),
    pick(
      'autoHappenings',
      spoken('Happenings', 'Fets', 'Sucesos', 'Événements'),
      ['deck', spoken('from the deck', 'del munt', 'del mazo', 'de la pioche')],
      ['none', spoken('none', 'cap', 'ninguno', 'aucun')],
    ),
  ],
};

/** The games a person may referee: what the configuration says with a referee at the table, and what without. */
export const referees: Readonly<Partial<Record<GameId, { readonly present: object; readonly absent: object }>>> = {
  'ojo-del-terror': { present: { referee: 'present' }, absent: { referee: 'none' } },
  'orbis-terrarum': { present: { refereeMode: 'human' }, absent: { refereeMode: 'auto' } },
};

/** What the options say as long as nobody touches them. */
export const proposedConfig = (id: GameId): Readonly<Record<string, object>> =>
  Object.fromEntries(
    options[id].map((option) => [option.id, option.kind === 'pick' ? option.values[0]!.config : option.config(option.proposed)]),
  );
