import type { IllFormed } from '../refusals/faults.js';
import type { CoreWords } from './core-words.js';
import { countIn } from './saying.js';

/** What is said of input that does not have the form it should. */
export const illFormedInCatalan = (facts: IllFormed): string =>
  'surplus' in facts
    ? `No hi ha cap camp ${facts.surplus}.`
    : `${facts.field === '' ? 'El que s’ha donat' : facts.field} no té la forma deguda (ha de ser: ${facts.wanted}; és: ${facts.found}).`;

const wrongPosition = (facts: IllFormed | { readonly fault: string }): string =>
  'fault' in facts ? facts.fault : illFormedInCatalan(facts);

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
      'CORE-UNKNOWN-ACTION': (facts) => ('unknown' in facts ? `No existeix l’acció ${facts.unknown}.` : illFormedInCatalan(facts)),
    },
    'bad-parameter': {
      'CORE-BAD-PARAMETER': (facts) => {
        if ('unreadable' in facts) return 'L’acció no es pot llegir.';
        return 'misfit' in facts ? facts.misfit : illFormedInCatalan(facts);
      },
    },
    'unknown-player': { 'CORE-UNKNOWN-PLAYER': ({ player }) => `${player} no participa en aquesta partida.` },
    'player-eliminated': { 'CORE-PLAYER-ELIMINATED': ({ player }) => `${player} ha quedat fora de la partida.` },
    'wrong-phase': {
      'CORE-WRONG-PHASE': ({ type, phase }, { name }) => `En la fase «${name(phase)}» no es pot ${name(type)}.`,
    },
    'not-your-turn': { 'CORE-NOT-YOUR-TURN': ({ player }) => `Ara no li toca a ${player}.` },
    'nothing-to-choose': {
      'CORE-NOTHING-TO-CHOOSE': ({ type, gaveUp }, { name }) =>
        gaveUp ? `No s’ha trobat a temps cap manera de ${name(type)}.` : `Ara no hi ha cap manera de ${name(type)}.`,
    },
    'needs-dice': { 'CORE-DICE': ({ fault }) => fault },
    'dice-fault': { 'CORE-DICE': ({ fault }) => fault },
    'frozen-state': { 'CORE-STATE': () => 'Aquesta posició està congelada; jugueu sobre una còpia (clone).' },
    'bad-config': { 'CORE-BAD-PARAMETER': illFormedInCatalan },
    'bad-state': { 'CORE-STATE': wrongPosition },
    'bad-scene': { 'CORE-STATE': wrongPosition },
    'bad-record': { 'CORE-RECORD': illFormedInCatalan },
    'record-refused': { 'CORE-RECORD': ({ step, message }) => `No es pot jugar ${step}: ${message}` },
    'record-departs': {
      'CORE-RECORD': ({ step, how }) => {
        if (how === 'seal') return `${step} no duu on diu el seu segell.`;
        return how === 'reasons'
          ? `${step} tira els daus per motius diferents dels anotats.`
          : `${step} té ${countIn('ca', how.throwsLeft, 'tirada', 'tirades')} de més.`;
      },
    },
  },
};
