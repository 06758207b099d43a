import type { IllFormed } from '../refusals/faults.js';
import type { CoreWords } from './core-words.js';
import { countIn } from './saying.js';

/** What is said of input that does not have the form it should. */
export const illFormedInSpanish = (facts: IllFormed): string =>
  'surplus' in facts
    ? `No hay ningún campo ${facts.surplus}.`
    : `${facts.field === '' ? 'Lo dado' : facts.field} no tiene la forma debida (debe ser: ${facts.wanted}; es: ${facts.found}).`;

const wrongPosition = (facts: IllFormed | { readonly fault: string }): string =>
  'fault' in facts ? facts.fault : illFormedInSpanish(facts);

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
      'CORE-UNKNOWN-ACTION': (facts) => ('unknown' in facts ? `No existe la acción ${facts.unknown}.` : illFormedInSpanish(facts)),
    },
    'bad-parameter': {
      'CORE-BAD-PARAMETER': (facts) => {
        if ('unreadable' in facts) return 'La acción no se puede leer.';
        return 'misfit' in facts ? facts.misfit : illFormedInSpanish(facts);
      },
    },
    'unknown-player': { 'CORE-UNKNOWN-PLAYER': ({ player }) => `${player} no participa en esta partida.` },
    'player-eliminated': { 'CORE-PLAYER-ELIMINATED': ({ player }) => `${player} ha quedado fuera de la partida.` },
    'wrong-phase': {
      'CORE-WRONG-PHASE': ({ type, phase }, { name }) => `En la fase «${name(phase)}» no se puede ${name(type)}.`,
    },
    'not-your-turn': { 'CORE-NOT-YOUR-TURN': ({ player }) => `Ahora no le toca a ${player}.` },
    'nothing-to-choose': {
      'CORE-NOTHING-TO-CHOOSE': ({ type, gaveUp }, { name }) =>
        gaveUp ? `No se ha encontrado a tiempo ninguna manera de ${name(type)}.` : `Ahora no hay manera de ${name(type)}.`,
    },
    'needs-dice': { 'CORE-DICE': ({ fault }) => fault },
    'dice-fault': { 'CORE-DICE': ({ fault }) => fault },
    'frozen-state': { 'CORE-STATE': () => 'Esta posición está congelada; juegue sobre una copia (clone).' },
    'bad-config': { 'CORE-BAD-PARAMETER': illFormedInSpanish },
    'bad-state': { 'CORE-STATE': wrongPosition },
    'bad-scene': { 'CORE-STATE': wrongPosition },
    'bad-record': { 'CORE-RECORD': illFormedInSpanish },
    'record-refused': { 'CORE-RECORD': ({ step, message }) => `No se puede jugar ${step}: ${message}` },
    'record-departs': {
      'CORE-RECORD': ({ step, how }) => {
        if (how === 'seal') return `${step} no lleva adonde dice su sello.`;
        return how === 'reasons'
          ? `${step} tira sus dados por motivos distintos de los anotados.`
          : `${step} tiene ${countIn('es', how.throwsLeft, 'tirada', 'tiradas')} de más.`;
      },
    },
  },
};
