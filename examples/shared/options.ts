import type { GameId } from 'ludoteca/games';
import type { Spoken } from './languages.js';

/** An option that takes one of a few values; the first is proposed. */
export interface Picked {
  readonly kind: 'pick';
  /** Its field of the configuration. */
  readonly field: string;
  readonly name: Spoken;
  readonly values: readonly { readonly value: unknown; readonly name: Spoken }[];
}

/** An option that takes a number. */
export interface Counted {
  readonly kind: 'count';
  /** Its field of the configuration. */
  readonly field: string;
  readonly name: Spoken;
  readonly min: number;
  readonly max: number;
  readonly proposed: number;
  /** What no number at all means, where it means something. */
  readonly none?: Spoken;
  /** What the configuration says of a number. */
  says(count: number | null): unknown;
}

/** An option of a game that is worth asking for. */
export type Option = Picked | Counted;

const pick = (field: string, name: Spoken, ...values: readonly (readonly [value: unknown, ...name: Spoken])[]): Picked => ({
  kind: 'pick',
  field,
  name,
  values: values.map(([value, ...called]) => ({ value, name: called })),
});

const count = (
  field: string,
  name: Spoken,
  [min, proposed, max]: readonly [number, number, number],
  more: Partial<Pick<Counted, 'none' | 'says'>> = {},
): Counted => ({ kind: 'count', field, name, min, max, proposed, says: (number) => number, ...more });

const turns: Spoken = ['Turns', 'Torns', 'Turnos', 'Tours'];
const yes = [true, 'yes', 'sí', 'sí', 'oui'] as const;
const no = [false, 'no', 'no', 'no', 'non'] as const;

/** The options that change the character of a game, for a front end to ask for. All others are as usual; `decodeConfig` has the last word. */
export const options: Readonly<Record<GameId, readonly Option[]>> = {
  'ojo-del-terror': [
    count('turns', turns, [2, 8, 20]),
    pick(
      'warbandSelection',
      ['Warbands', 'Partides', 'Partidas', 'Bandes'],
      ['choose', 'each chooses', 'cadascú tria', 'cada cual elige', 'chacun choisit'],
      ['random', 'by lot', 'per sorteig', 'por sorteo', 'par tirage'],
    ),
    pick(
      'startMode',
      ['Start', 'Inici', 'Inicio', 'Départ'],
      ['homeworlds', 'with homeworlds', 'amb mons natals', 'con mundos natales', 'avec mondes d’origine'],
      ['planetless', 'without planets', 'sense planetes', 'sin planetas', 'sans planètes'],
    ),
    pick(
      'creedBenefits',
      ['Creeds give', 'Els credos donen', 'Los credos dan', 'Les credos donnent'],
      ['standard', 'their bonus action', 'la seva acció extra', 'su acción extra', 'leur action en plus'],
      ['sacred-only', 'sacred numbers only', 'només nombres sagrats', 'solo números sagrados', 'les nombres sacrés seuls'],
    ),
  ],
  genegrafter: [
    count('eventCount', ['Event cards', 'Cartes d’esdeveniment', 'Cartas de evento', 'Cartes événement'], [0, 3, 6]),
    pick('gear', ['With gear', 'Amb equipament', 'Con equipo', 'Avec équipement'], no, yes),
    count('startingLife', ['Life', 'Vida', 'Vida', 'Vie'], [1, 6, 6]),
    pick(
      'specialDie',
      ['Special die', 'Dau especial', 'Dado especial', 'Dé spécial'],
      ['roll', 'rolled', 'es tira', 'se tira', 'lancé'],
      ['choose', 'face chosen', 'cara triada', 'cara elegida', 'face choisie'],
      ['off', 'left out', 'sense', 'sin él', 'sans'],
    ),
    pick(
      'battlesPerOpponent',
      ['Attacks on one opponent', 'Atacs a un mateix rival', 'Ataques a un mismo rival', 'Attaques sur un même adversaire'],
      [
        'declared',
        'all announced at once, once a turn',
        'tots anunciats alhora, un cop per torn',
        'todos anunciados a la vez, una vez por turno',
        'toutes annoncées à la fois, une fois par tour',
      ],
      ['unlimited', 'without limit', 'sense límit', 'sin límite', 'sans limite'],
      ['one', 'one a turn', 'un per torn', 'uno por turno', 'une par tour'],
    ),
    pick(
      'autoReroll',
      ['Spend rerolls by themselves', 'Gasta les repeticions soles', 'Gastar solas las repeticiones', 'Relances automatiques'],
      no,
      yes,
    ),
  ],
  'som-el-que-decidim': [
    pick(
      'mode',
      ['Rules', 'Regles', 'Reglas', 'Règles'],
      ['A', 'A: fiscal balances', 'A: balances fiscals', 'A: balanzas fiscales', 'A : balances fiscales'],
      ['AB', 'A and B: with public management', 'A i B: amb gestió pública', 'A y B: con gestión pública', 'A et B : gestion publique'],
      ['ABC', 'A, B and C: everything', 'A, B i C: tot', 'A, B y C: todo', 'A, B et C : tout'],
      ['AC', 'A and C: with participation', 'A i C: amb participació', 'A y C: con participación', 'A et C : participation'],
    ),
    pick(
      'centralism',
      ['Centralism', 'Centralisme', 'Centralismo', 'Centralisme'],
      ['choose', 'decided in play', 'es decideix jugant', 'se decide jugando', 'décidé en jeu'],
      ['medium', 'medium', 'mitjà', 'medio', 'moyen'],
      ['high', 'high', 'alt', 'alto', 'haut'],
      ['intense', 'intense', 'intens', 'intenso', 'intense'],
    ),
    pick(
      'concentration',
      ['Start tile', 'Casella inicial', 'Casilla inicial', 'Case de départ'],
      ['choose', 'may be swapped', 'es pot canviar', 'se puede cambiar', 'peut être échangée'],
      ['keep', 'stays', 'es queda', 'se queda', 'reste'],
    ),
  ],
  'genes-mactantes': [
    count('length', turns, [1, 6, 50], {
      none: ['until somebody prevails', 'fins que algú s’imposi', 'hasta que alguien se imponga', 'jusqu’à ce que quelqu’un l’emporte'],
      says: (number) => (number === null ? { mode: 'conditions', turnCap: null } : { mode: 'turns', turns: number }),
    }),
    pick(
      'boardMode',
      ['Map', 'Mapa', 'Mapa', 'Carte'],
      ['preset', 'ready made', 'ja fet', 'ya hecho', 'toute faite'],
      ['drawn', 'drawn together', 'dibuixat entre tots', 'dibujado entre todos', 'dessinée ensemble'],
    ),
    pick(
      'orderMode',
      ['Order of play', 'Ordre de joc', 'Orden de juego', 'Ordre de jeu'],
      ['lots', 'by lots', 'per sorteig', 'por sorteo', 'par tirage'],
      ['seating', 'as seated', 'segons els seients', 'según los asientos', 'selon les places'],
    ),
    pick('events', ['Disasters', 'Desastres', 'Desastres', 'Désastres'], yes, no),
    pick('hiddenCharacters', ['Hidden characters', 'Personatges ocults', 'Personajes ocultos', 'Personnages cachés'], yes, no),
  ],
  'orbis-terrarum': [
    count('turnLimit', turns, [1, 10, 100], {
      none: [
        'until the referee ends it',
        'fins que l’àrbitre l’acabi',
        'hasta que el árbitro la termine',
        'jusqu’à ce que l’arbitre y mette fin',
      ],
    }),
    count('measuresPerTurn', ['Measures a turn', 'Mesures per torn', 'Medidas por turno', 'Mesures par tour'], [1, 1, 5]),
    pick(
      'orderVisibility',
      ['Orders', 'Ordres', 'Órdenes', 'Ordres'],
      ['public', 'in the open', 'a la vista', 'a la vista', 'à découvert'],
      ['sealed', 'sealed', 'segellades', 'selladas', 'scellés'],
    ),
    pick(
      'autoHappenings',
      ['Happenings', 'Fets', 'Sucesos', 'Événements'],
      ['deck', 'from the deck', 'del munt', 'del mazo', 'de la pioche'],
      ['none', 'none', 'cap', 'ninguno', 'aucun'],
    ),
  ],
};

/** What an option says as long as nobody touches it. */
export const proposedFor = (option: Option): unknown => (option.kind === 'pick' ? option.values[0]!.value : option.says(option.proposed));
