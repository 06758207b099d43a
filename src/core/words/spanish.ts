import type { IllFormed } from '../refusals/faults.js';
import type { CoreWords } from './core-words.js';
import { type ValueWords, valuesIn } from './described-values.js';
import { countIn } from './saying.js';

/** How values are told in Spanish. */
const spanishValues: ValueWords = {
  language: 'es',
  quoted: (text) => `«${text}»`,
  shapes: {
    nothing: 'nada',
    'a whole number': 'un número entero',
    'a whole number from … to …': 'un número entero de $1 a $2',
    'a number': 'un número',
    'true or false': 'true o false',
    'an empty text': 'un texto vacío',
    'a text of at most …': 'un texto de $1 caracteres como máximo',
    'a text of …': 'un texto de $1 caracteres',
    'an id': 'un identificador',
    'a list': 'una lista',
    'a list of …': 'una lista de $1',
    'a list of at most …': 'una lista de $1 como máximo',
    'a pair': 'una pareja',
    'an object': 'un objeto',
    'an empty object': 'un objeto vacío',
    'an object with …': 'un objeto con $1',
    'an object of ids': 'un objeto por identificadores',
    'an object told by …': 'un objeto de los que distingue su $1',
    'a function': 'una función',
    'a symbol': 'un símbolo',
    'a bigint': 'un número demasiado largo',
  },
  misfits: {
    'not among the choices': 'no está entre lo que se puede elegir',
    'from … to …': 'debe ser de $1 a $2',
    'so many of the choices': 'hay que elegir exactamente $1 de lo que se ofrece, sin repetir',
    'so many of the choices, worth …': 'hay que elegir exactamente $1 de lo que se ofrece, sin repetir y por valor de $2 en total',
    'some of the choices': 'hay que elegir de $1 a $2 de lo que se ofrece, sin repetir',
    'some of the choices, worth …': 'hay que elegir de $1 a $2 de lo que se ofrece, sin repetir y por valor de $3 en total',
    'to allot …': 'debe repartir $1 en total, sin pasar en cada parte de su mínimo ni de su máximo',
    'a text, not only spaces': 'debe ser un texto de $1 caracteres como máximo, y no solo espacios',
    'a text of at most …': 'debe ser un texto de $1 caracteres como máximo',
    'a text of … to …': 'debe ser un texto de $1 a $2 caracteres',
    'nothing to choose': 'no hay nada que elegir',
  },
  faults: {
    surplus: 'No hay ningún campo $1.',
    missing: 'Falta $1: debe ser $2.',
    wrong: '$1 debe ser $2, no $3.',
    strange: '$1 no tiene la forma debida ($2).',
    'wrong as a whole': 'Lo recibido debe ser $2, no $3.',
  },
  misfit: '$1: $2.',
  wrongPosition: { whole: 'La posición no vale: ninguna partida lleva a ella.', part: 'La posición no vale: lo que dice $1 no puede ser.' },
  diceFaults: {
    'no face': '$1 no es una cara de un d$2 ($3).',
    'another number': 'Se tiran $2 y ha salido $1 ($3).',
    'no order': '$1 no es un orden de 0 a $2 ($3).',
    other: 'Los dados no sirven: $1',
  },
  needs: { throw: 'Falta una tirada: $1 ($2).', shuffle: 'Falta barajar $1 ($2).' },
};

const said = /* @__PURE__ */ valuesIn(spanishValues);

/** What is said of input that does not have the form it should. */
export const illFormedInSpanish = (facts: IllFormed): string => said.illFormed(facts);

/** The same for a game with shapes of its own: what each of them is called. */
export const illFormedInSpanishWith =
  (shapesOfGame: Readonly<Record<string, string>>) =>
  (facts: IllFormed): string =>
    said.illFormed(facts, shapesOfGame);

/** The core in Spanish. */
export const coreInSpanish: CoreWords = {
  clauses: {
    'CORE-GAME-OVER': 'Terminada la partida, ya no se puede hacer nada.',
    'CORE-UNKNOWN-ACTION': 'Una acción ha de ser de las que el juego conoce.',
    'CORE-BAD-PARAMETER': 'Una acción lleva sus datos, bien formados, y ninguno más.',
    'CORE-UNKNOWN-PLAYER': 'Solo actúa quien participa en la partida.',
    'CORE-PLAYER-ELIMINATED': 'Quien ha quedado fuera de la partida ya no actúa.',
    'CORE-WRONG-PHASE': 'Una acción solo puede hacerse en la fase que le corresponde.',
    'CORE-NOT-YOUR-TURN': 'Solo actúa aquel a quien le toca.',
    'CORE-NOTHING-TO-CHOOSE': 'Solo se puede empezar a preparar una acción que se pueda completar.',
    'CORE-DICE': 'Los dados han de poder caer como piden las reglas.',
    'CORE-STATE': 'Una posición ha de ser de las que las reglas permiten alcanzar.',
    'CORE-RECORD': 'El registro de una partida ha de poder repetirse paso a paso.',
  },
  refusals: {
    'game-over': { 'CORE-GAME-OVER': () => 'La partida ha terminado.' },
    'unknown-action': {
      'CORE-UNKNOWN-ACTION': (facts) =>
        'unknown' in facts ? `No existe la acción ${said.value(facts.unknown)}.` : illFormedInSpanish(facts),
    },
    'bad-parameter': {
      'CORE-BAD-PARAMETER': (facts) => {
        if ('unreadable' in facts) return 'La acción no se puede leer.';
        return 'misfit' in facts ? said.misfit(facts.misfit) : illFormedInSpanish(facts);
      },
    },
    'unknown-player': { 'CORE-UNKNOWN-PLAYER': ({ player }) => `${said.value(player)} no participa en esta partida.` },
    'player-eliminated': { 'CORE-PLAYER-ELIMINATED': ({ player }) => `${player} ha quedado fuera de la partida.` },
    'wrong-phase': {
      'CORE-WRONG-PHASE': ({ type, phase }, { name }) => `En la fase «${name(phase, 'words')}» no se puede ${name(type, 'words')}.`,
    },
    'not-your-turn': { 'CORE-NOT-YOUR-TURN': ({ player }) => `Ahora no le toca a ${player}.` },
    'nothing-to-choose': {
      'CORE-NOTHING-TO-CHOOSE': ({ type, gaveUp }, { name }) =>
        gaveUp
          ? `No se ha encontrado a tiempo ninguna manera de ${name(type, 'words')}.`
          : `Ahora no hay manera de ${name(type, 'words')}.`,
    },
    'needs-dice': { 'CORE-DICE': ({ wanted }, { name }) => said.needs(wanted, name) },
    'dice-fault': { 'CORE-DICE': ({ fault }, { name }) => said.diceFault(fault, name) },
    'frozen-state': { 'CORE-STATE': () => 'Esta posición está congelada: se juega sobre una copia (clone).' },
    'bad-config': { 'CORE-BAD-PARAMETER': illFormedInSpanish },
    'bad-state': { 'CORE-STATE': said.wrongPosition },
    'bad-scene': { 'CORE-STATE': said.wrongPosition },
    'bad-record': { 'CORE-RECORD': illFormedInSpanish },
    'record-refused': { 'CORE-RECORD': ({ step }) => `Las reglas no permiten jugar «${step}».` },
    'record-departs': {
      'CORE-RECORD': ({ step, how }) => {
        if (how === 'seal') return `«${step}» no lleva adonde dice su sello.`;
        return how === 'reasons'
          ? `«${step}» tira sus dados por motivos distintos de los anotados.`
          : `«${step}» tiene ${countIn('es', how.throwsLeft, 'tirada', 'tiradas')} de más.`;
      },
    },
  },
};
