import { countOf, oneOf, orderAt, wayOver, whoever, wordOf } from '../answers.js';
import type { Answering, Questions } from '../language.js';
import { words } from './words.js';

const planets = (count: number): string => `nada más: ${count} ${count === 1 ? 'planeta' : 'planetas'}`;

/** What forms ask in Spanish. */
export const questions: Questions = {
  warband: '¿Qué banda lideras?',
  type: '¿Qué ordenas?',
  'orders.#.type': (place) => `¿Cuál es la orden ${place}?`,
  'orders.length': '¿Cuántas órdenes?',
  planet: '¿Qué planeta?',
  across: '¿Por qué camino?',
  count: '¿Cuántas veces?',
  members: '¿Quién ataca contigo?',
  beneficiary: '¿Para quién es el planeta?',
  killer: '¿Quién mata primero a los habitantes?',
  warlord: '¿A quién reconoces como Señor de la Guerra?',
  sector: '¿Qué sector?',
  to: '¿A quién cedes el planeta?',
  partner: '¿Con quién intercambias?',
  give: (...places) => (places.at(-1) === 1 ? '¿Qué planeta das?' : '¿Qué otro planeta das?'),
  receive: (...places) => (places.at(-1) === 1 ? '¿Qué planeta pides?' : '¿Qué otro planeta pides?'),
  length: '¿Cuántos planetas?',
  deed: '¿Qué gesta anuncias?',
  inside: '¿Qué mundo dentro del Ojo?',
  outside: '¿Qué mundo fuera del Ojo?',
  god: '¿Qué dios?',
  index: '¿Qué orden tachas?',
  claimant: '¿Quién anuncia la gesta?',
  'overrule-deed.deed': '¿Qué gesta se anuncia?',
  verdict: '¿Cuál es el veredicto?',
  lieutenants: '¿Quiénes son tus lugartenientes?',
};

/** What answers are called in Spanish where their names do not say it. */
export const answers: Readonly<Record<string, Answering>> = {
  warband: oneOf('warbands'),
  type: wordOf(words),
  'orders.length': countOf((count) =>
    count === 0 ? 'ninguna: un turno vacío' : `nada más: ${count} ${count === 1 ? 'orden' : 'órdenes'}`,
  ),
  planet: oneOf('planets'),
  across: wayOver('el camino más barato', words.across, 'a través del Límite, a doble coste salvo por una puerta'),
  members: whoever('nadie: en solitario'),
  beneficiary: whoever('nadie'),
  killer: whoever('nadie en particular'),
  warlord: whoever('nadie: cada cual por su cuenta'),
  sector: oneOf('sectors'),
  to: whoever('nadie'),
  partner: whoever('nadie'),
  give: oneOf('planets'),
  receive: oneOf('planets'),
  length: countOf(planets),
  inside: oneOf('planets'),
  outside: oneOf('planets'),
  god: oneOf('gods'),
  index: orderAt((place, order) => (order === undefined ? `orden ${place}` : `orden ${place}: ${order}`)),
  claimant: whoever('nadie'),
  verdict: wordOf(words),
  lieutenants: whoever('nadie'),
};
