import type { GameId } from 'ludoteca/games';
import type { Spoken } from '../../../shared/languages.js';

/** Kinds of evening that are offered for every game. */
export const evenings = ['quick', 'book', 'long'] as const;
/** See {@link evenings}. */
export type Evening = (typeof evenings)[number];

/** What options answer on an evening of a kind; all others are as proposed. */
interface Arranged {
  /** What is special about it, in a sentence. */
  readonly tells: Spoken;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Ready-made answers to the options of a game. */
export const arranged: Readonly<Record<GameId, Readonly<Record<Evening, Arranged>>>> = {
  'ojo-del-terror': {
    quick: {
      tells: [
        'Four turns, and lots give the warbands.',
        'Quatre torns, i la sort dona les bandes.',
        'Cuatro turnos, y la suerte da las bandas.',
        'Quatre tours, et le sort donne les bandes.',
      ],
      answers: { turns: 4, warbandSelection: 'random' },
    },
    book: {
      tells: [
        'Eight turns, home worlds, a warband of your choice.',
        'Vuit torns, mons natals, una banda triada.',
        'Ocho turnos, mundos natales, una banda elegida.',
        'Huit tours, mondes natals, une bande au choix.',
      ],
      answers: {},
    },
    long: {
      tells: [
        'Twelve turns, and nobody starts with a planet.',
        'Dotze torns, i ningú no comença amb cap planeta.',
        'Doce turnos, y nadie empieza con un planeta.',
        'Douze tours, et personne ne commence avec une planète.',
      ],
      answers: { turns: 12, startMode: 'planetless' },
    },
  },
  genegrafter: {
    quick: {
      tells: [
        'Three lives, one event, and rerolls that spend themselves.',
        'Tres vides, un esdeveniment, i repeticions que es gasten soles.',
        'Tres vidas, un evento, y repeticiones que se gastan solas.',
        'Trois points de vie, un évènement, et des relances automatiques.',
      ],
      answers: { startingLife: 3, eventCount: 1, autoReroll: true },
    },
    book: {
      tells: [
        'Six lives and three events.',
        'Sis vides i tres esdeveniments.',
        'Seis vidas y tres eventos.',
        'Six points de vie et trois évènements.',
      ],
      answers: {},
    },
    long: {
      tells: [
        'Six events, gear to wear, and attacks without limit.',
        'Sis esdeveniments, equipament i atacs sense límit.',
        'Seis eventos, equipamiento y ataques sin límite.',
        'Six évènements, de l’équipement et des attaques sans limite.',
      ],
      answers: { eventCount: 6, gear: true, battlesPerOpponent: 'unlimited' },
    },
  },
  'som-el-que-decidim': {
    quick: {
      tells: [
        'Money alone, a medium State, and no tile is moved.',
        'Només diners, un Estat mitjà, i no es mou cap carta.',
        'Solo dinero, un Estado medio, y no se mueve ninguna carta.',
        'L’argent seul, un État moyen, et aucune carte n’est déplacée.',
      ],
      answers: { mode: 'A', centralism: 'medium', concentration: 'keep' },
    },
    book: {
      tells: [
        'Fiscal balances; how hard it gets is decided in play.',
        'Balances fiscals; la dificultat es decideix jugant.',
        'Balanzas fiscales; la dificultad se decide jugando.',
        'Balances fiscales ; la difficulté se décide en jouant.',
      ],
      answers: {},
    },
    long: {
      tells: [
        'All three sets of rules, under a State that takes its share often.',
        'Els tres jocs de regles, amb un Estat que cobra sovint.',
        'Los tres juegos de reglas, con un Estado que cobra a menudo.',
        'Les trois jeux de règles, sous un État qui prend souvent sa part.',
      ],
      answers: { mode: 'ABC', centralism: 'intense' },
    },
  },
  'genes-mactantes': {
    quick: {
      tells: [
        'Three turns on a ready-made map, characters in the open.',
        'Tres torns en un mapa ja fet, personatges a la vista.',
        'Tres turnos en un mapa ya hecho, personajes a la vista.',
        'Trois tours sur une carte toute faite, personnages à découvert.',
      ],
      answers: { length: 3, hiddenCharacters: false },
    },
    book: {
      tells: [
        'Ten turns on a ready-made map.',
        'Deu torns en un mapa ja fet.',
        'Diez turnos en un mapa ya hecho.',
        'Dix tours sur une carte toute faite.',
      ],
      answers: { length: 10 },
    },
    long: {
      tells: [
        'You draw the map together, and play until somebody prevails.',
        'Dibuixeu el mapa plegats i jugueu fins que algú s’imposi.',
        'Dibujáis el mapa juntos y jugáis hasta que alguien se imponga.',
        'Vous dessinez la carte ensemble et jouez jusqu’à ce que quelqu’un l’emporte.',
      ],
      answers: { boardMode: 'drawn', length: null },
    },
  },
  'orbis-terrarum': {
    quick: {
      tells: ['Five years of the world.', 'Cinc anys del món.', 'Cinco años del mundo.', 'Cinq ans du monde.'],
      answers: { turnLimit: 5 },
    },
    book: {
      tells: [
        'Ten years, a measure each, orders in the open.',
        'Deu anys, una mesura per any, ordres a la vista.',
        'Diez años, una medida por año, órdenes a la vista.',
        'Dix ans, une mesure par an, ordres à découvert.',
      ],
      answers: {},
    },
    long: {
      tells: [
        'Thirty years, two measures in each, sealed orders.',
        'Trenta anys, dues mesures per any, ordres segellades.',
        'Treinta años, dos medidas por año, órdenes selladas.',
        'Trente ans, deux mesures par an, ordres scellés.',
      ],
      answers: { turnLimit: 30, measuresPerTurn: 2, orderVisibility: 'sealed' },
    },
  },
};

/** The evenings of a game that are what they say with the answers there would be: not all options can be had with any number of players. */
export const eveningsFor = (id: GameId, answersOn: (evening: Evening) => Readonly<Record<string, unknown>>): readonly Evening[] =>
  evenings.filter((evening) => {
    const answers = answersOn(evening);
    return Object.entries(arranged[id][evening].answers).every(([field, wanted]) => answers[field] === wanted);
  });
