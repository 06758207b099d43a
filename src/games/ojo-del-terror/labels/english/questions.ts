import { countOf, oneOf, orderAt, wayOver, whoever, wordOf } from '../answers.js';
import type { Answering, Questions } from '../language.js';
import { words } from './words.js';

const planets = (count: number): string => `that is all: ${count} ${count === 1 ? 'planet' : 'planets'}`;

/** What forms ask in English. */
export const questions: Questions = {
  warband: 'Which warband do you lead?',
  type: 'What do you order?',
  'orders.#.type': (place) => `What is order ${place}?`,
  'orders.length': 'How many orders?',
  planet: 'Which planet?',
  across: 'Which way?',
  count: 'How many times?',
  members: 'Who attacks with you?',
  beneficiary: 'Who receives the planet?',
  killer: 'Who kills the inhabitants first?',
  warlord: 'Whom do you acknowledge as Warlord?',
  sector: 'Which sector?',
  to: 'To whom do you cede the planet?',
  partner: 'With whom do you trade?',
  give: (...places) => (places.at(-1) === 1 ? 'Which planet do you give?' : 'Which other planet do you give?'),
  receive: (...places) => (places.at(-1) === 1 ? 'Which planet do you ask for?' : 'Which other planet do you ask for?'),
  length: 'How many planets?',
  deed: 'Which deed do you claim?',
  inside: 'Which world inside the Eye?',
  outside: 'Which world outside the Eye?',
  god: 'Which god?',
  index: 'Which order do you strike?',
  claimant: 'Who claims the deed?',
  'overrule-deed.deed': 'Which deed is claimed?',
  verdict: 'What is the verdict?',
  lieutenants: 'Who are your lieutenants?',
};

/** What answers are called in English where their names do not say it. */
export const answers: Readonly<Record<string, Answering>> = {
  warband: oneOf('warbands'),
  type: wordOf(words),
  'orders.length': countOf((count) => (count === 0 ? 'none: an empty sheet' : `that is all: ${count} ${count === 1 ? 'order' : 'orders'}`)),
  planet: oneOf('planets'),
  across: wayOver('the cheapest way', words.across, 'across the Boundary, at double cost unless through a gate'),
  members: whoever('nobody: alone'),
  beneficiary: whoever('nobody'),
  killer: whoever('nobody in particular'),
  warlord: whoever('nobody: each for themselves'),
  sector: oneOf('sectors'),
  to: whoever('nobody'),
  partner: whoever('nobody'),
  give: oneOf('planets'),
  receive: oneOf('planets'),
  length: countOf(planets),
  inside: oneOf('planets'),
  outside: oneOf('planets'),
  god: oneOf('gods'),
  index: orderAt((place, order) => (order === undefined ? `order ${place}` : `order ${place}: ${order}`)),
  claimant: whoever('nobody'),
  verdict: wordOf(words),
  lieutenants: whoever('nobody'),
};
