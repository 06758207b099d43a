import type { IllFormed } from '../refusals/faults.js';
import { ofInCatalan } from './catalan-of.js';
import type { CoreWords } from './core-words.js';
import { type ValueWords, valuesIn } from './described-values.js';
import { countIn } from './saying.js';

/** How values are told in Catalan. */
const catalanValues: ValueWords = {
  language: 'ca',
  quoted: (text) => `«${text}»`,
  of: ofInCatalan,
  shapes: {
    nothing: 'res',
    'a whole number': 'un nombre enter',
    'a whole number from … to …': 'un nombre enter de $1 a $2',
    'a number': 'un nombre',
    'true or false': 'true o false',
    'an empty text': 'un text buit',
    'a text of at most …': 'un text de $1 caràcters com a màxim',
    'a text of …': 'un text de $1 caràcters',
    'an id': 'un identificador',
    'a list': 'una llista',
    'a list of …': 'una llista de llargada $1',
    'a list of at most …': 'una llista de llargada $1 com a màxim',
    'a pair': 'una parella',
    'an object': 'un objecte',
    'an empty object': 'un objecte buit',
    'an object with …': 'un objecte amb $1',
    'an object of ids': 'un objecte per identificadors',
    'an object told by …': 'un objecte dels que distingeix el seu $1',
    'a function': 'una funció',
    'a symbol': 'un símbol',
    'a bigint': 'un nombre massa llarg',
  },
  misfits: {
    'not among the choices': 'no és entre el que es pot triar',
    'from … to …': 'ha de ser de $1 a $2',
    'so many of the choices': 'han de ser exactament $1 dels que es poden triar, sense repetir',
    'so many of the choices, worth …': 'han de ser exactament $1 dels que es poden triar, sense repetir, que junts valguin $2',
    'some of the choices': 'han de ser de $1 a $2 de diferents dels que es poden triar',
    'some of the choices, worth …': 'han de ser de $1 a $2 de diferents dels que es poden triar, que junts valguin $3',
    'to allot …': 'ha de repartir $1 en total, sense passar en cada part del seu mínim ni del seu màxim',
    'a text, not only spaces': 'ha de ser un text de $1 caràcters com a màxim, i no només espais',
    'a text of at most …': 'ha de ser un text de $1 caràcters com a màxim',
    'a text of … to …': 'ha de ser un text de $1 a $2 caràcters',
    'nothing to choose': 'no hi ha res per triar',
  },
  faults: {
    surplus: 'No hi ha cap camp $1.',
    missing: 'Falta $1: ha de ser $2.',
    wrong: '$1 ha de ser $2, no $3.',
    strange: '$1 no té la forma deguda ($2).',
    'wrong as a whole': 'El que s’ha rebut ha de ser $2, no $3.',
  },
  misfit: '$1: $2.',
  wrongPosition: { whole: 'La posició no val: cap partida no hi porta.', part: 'La posició no val: el que diu $1 no pot ser.' },
  diceFaults: {
    'no face': '$1 no és una cara d’un d$2 ($3).',
    'another number': 'Es tiren $2 i ha sortit $1 ($3).',
    'no order': '$1 no és un ordre de 0 a $2 ($3).',
    other: 'Els daus no serveixen: $1',
  },
  needs: { throw: 'Falta una tirada: $1 ($2).', shuffle: 'Falta remenar-ne $1 ($2).' },
};

const said = /* @__PURE__ */ valuesIn(catalanValues);

/** What is said of input that does not have the form it should. */
export const illFormedInCatalan = (facts: IllFormed): string => said.illFormed(facts);

/** The same for a game with shapes of its own: what each of them is called. */
export const illFormedInCatalanWith =
  (shapesOfGame: Readonly<Record<string, string>>) =>
  (facts: IllFormed): string =>
    said.illFormed(facts, shapesOfGame);

/** The core in Catalan. */
export const coreInCatalan: CoreWords = {
  clauses: {
    'CORE-GAME-OVER': 'Acabada la partida, ja no es pot fer res.',
    'CORE-UNKNOWN-ACTION': 'Una acció ha de ser de les que el joc coneix.',
    'CORE-BAD-PARAMETER': 'Una acció porta les seves dades, ben formades, i cap més.',
    'CORE-UNKNOWN-PLAYER': 'Només actua qui participa en la partida.',
    'CORE-PLAYER-ELIMINATED': 'Qui ha quedat fora de la partida ja no actua.',
    'CORE-WRONG-PHASE': 'Una acció només es pot fer en la fase que li correspon.',
    'CORE-NOT-YOUR-TURN': 'Només actua aquell a qui li toca.',
    'CORE-NOTHING-TO-CHOOSE': 'Només es pot començar a preparar una acció que es pugui completar.',
    'CORE-DICE': 'Els daus han de poder caure com demanen les regles.',
    'CORE-STATE': 'Una posició ha de ser de les que les regles permeten assolir.',
    'CORE-RECORD': 'El registre d’una partida s’ha de poder repetir pas a pas.',
  },
  refusals: {
    'game-over': { 'CORE-GAME-OVER': () => 'La partida s’ha acabat.' },
    'unknown-action': {
      'CORE-UNKNOWN-ACTION': (facts) =>
        'unknown' in facts ? `No existeix l’acció ${said.value(facts.unknown)}.` : illFormedInCatalan(facts),
    },
    'bad-parameter': {
      'CORE-BAD-PARAMETER': (facts) => {
        if ('unreadable' in facts) return 'L’acció no es pot llegir.';
        return 'misfit' in facts ? said.misfit(facts.misfit) : illFormedInCatalan(facts);
      },
    },
    'unknown-player': { 'CORE-UNKNOWN-PLAYER': ({ player }) => `${said.value(player)} no participa en aquesta partida.` },
    'player-eliminated': { 'CORE-PLAYER-ELIMINATED': ({ player }) => `${player} ha quedat fora de la partida.` },
    'wrong-phase': {
      'CORE-WRONG-PHASE': ({ type, phase }, { name }) => `En la fase «${name(phase, 'words')}» no es pot ${name(type, 'words')}.`,
    },
    'not-your-turn': { 'CORE-NOT-YOUR-TURN': ({ player }) => `Ara no li toca a ${player}.` },
    'nothing-to-choose': {
      'CORE-NOTHING-TO-CHOOSE': ({ type, gaveUp }, { name }) =>
        gaveUp ? `No s’ha trobat a temps com ${name(type, 'words')}.` : `Ara no es pot ${name(type, 'words')}.`,
    },
    'needs-dice': { 'CORE-DICE': ({ wanted }, { name }) => said.needs(wanted, name) },
    'dice-fault': { 'CORE-DICE': ({ fault }, { name }) => said.diceFault(fault, name) },
    'frozen-state': { 'CORE-STATE': () => 'Aquesta posició està congelada: es juga sobre una còpia (clone).' },
    'bad-config': { 'CORE-BAD-PARAMETER': illFormedInCatalan },
    'bad-state': { 'CORE-STATE': said.wrongPosition },
    'bad-scene': { 'CORE-STATE': said.wrongPosition },
    'bad-record': { 'CORE-RECORD': illFormedInCatalan },
    'record-refused': { 'CORE-RECORD': ({ step }) => `Les regles no permeten jugar «${step}».` },
    'record-departs': {
      'CORE-RECORD': ({ step, how }) => {
        if (how === 'seal') return `«${step}» no duu on diu el seu segell.`;
        return how === 'reasons'
          ? `«${step}» tira els daus per motius diferents dels anotats.`
          : `«${step}» té ${countIn('ca', how.throwsLeft, 'tirada', 'tirades')} de més.`;
      },
    },
  },
};
