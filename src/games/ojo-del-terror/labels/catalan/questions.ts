import { countOf, oneOf, orderAt, wayOver, whoever, wordOf } from '../answers.js';
import type { Answering, Questions } from '../language.js';
import { words } from './words.js';

const planets = (count: number): string => `res més: ${count} ${count === 1 ? 'planeta' : 'planetes'}`;

/** What forms ask in Catalan. */
export const questions: Questions = {
  warband: 'Quina banda lideres?',
  type: 'Què ordenes?',
  'orders.#.type': (place) => `Quina és l’ordre ${place}?`,
  'orders.length': 'Quantes ordres?',
  planet: 'Quin planeta?',
  across: 'Per quin camí?',
  count: 'Quantes vegades?',
  members: 'Qui ataca amb tu?',
  beneficiary: 'Per a qui és el planeta?',
  killer: 'Qui mata primer els habitants?',
  warlord: 'A qui reconeixes com a Senyor de la Guerra?',
  sector: 'Quin sector?',
  to: 'A qui cedeixes el planeta?',
  partner: 'Amb qui intercanvies?',
  give: (...places) => (places.at(-1) === 1 ? 'Quin planeta dones?' : 'Quin altre planeta dones?'),
  receive: (...places) => (places.at(-1) === 1 ? 'Quin planeta demanes?' : 'Quin altre planeta demanes?'),
  length: 'Quants planetes?',
  deed: 'Quina gesta anuncies?',
  inside: 'Quin món dins de l’Ull?',
  outside: 'Quin món fora de l’Ull?',
  god: 'Quin déu?',
  index: 'Quina ordre ratlles?',
  claimant: 'Qui anuncia la gesta?',
  'overrule-deed.deed': 'Quina gesta s’anuncia?',
  verdict: 'Quin és el veredicte?',
  lieutenants: 'Qui són els teus lloctinents?',
};

/** What answers are called in Catalan where their names do not say it. */
export const answers: Readonly<Record<string, Answering>> = {
  warband: oneOf('warbands'),
  type: wordOf(words),
  'orders.length': countOf((count) => (count === 0 ? 'cap: un full buit' : `res més: ${count} ${count === 1 ? 'ordre' : 'ordres'}`)),
  planet: oneOf('planets'),
  across: wayOver('el camí més barat', words.across, 'a través del Límit, a doble cost tret que sigui per una porta'),
  members: whoever('ningú: en solitari'),
  beneficiary: whoever('ningú'),
  killer: whoever('ningú en particular'),
  warlord: whoever('ningú: cadascú pel seu compte'),
  sector: oneOf('sectors'),
  to: whoever('ningú'),
  partner: whoever('ningú'),
  give: oneOf('planets'),
  receive: oneOf('planets'),
  length: countOf(planets),
  inside: oneOf('planets'),
  outside: oneOf('planets'),
  god: oneOf('gods'),
  index: orderAt((place, order) => (order === undefined ? `ordre ${place}` : `ordre ${place}: ${order}`)),
  claimant: whoever('ningú'),
  verdict: wordOf(words),
  lieutenants: whoever('ningú'),
};
