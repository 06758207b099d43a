import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { tables } from './tables.js';

/** What a player keeps beside the map. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'A turn' },
  {
    kind: 'steps',
    items: [
      { text: 'Happenings: the referee tells what the year brings.' },
      { text: 'Orders: all at once, in any order. Announce a measure, spend, make offers, convene, vote, tell stories; then be ready.' },
      { text: 'Adjudication: the referee closes the orders and rules on measures.' },
      { text: 'Resolution: moves, crises, measures, contests, counter-measures, effects.' },
      { text: 'Upkeep. Every fifth turn the cycle ends: 5 Wealth, 1 Progress, and up to 5 of each index.' },
    ],
  },
  { kind: 'heading', text: 'A roll' },
  {
    kind: 'points',
    items: [
      {
        text: 'The threshold is a Domain attribute plus an Authority attribute. Throw a hundred-sided die and add modifiers: below is success.',
      },
      { text: 'On the die, 1 is a critical success and 100 a critical failure.' },
      {
        text: 'Exactly the threshold: a slight success at home and in defence; abroad a slight failure if anybody answers with success.',
      },
      { text: 'Margin in per cent of the threshold, or of what lies above it: below 33 slight, up to 66 normal, above that great.' },
      {
        text: 'A penalty is positive, a bonus negative. At most 25 either way on one attribute; a scope other than 0 leaves all else out.',
      },
      { text: 'Bonuses do not help a measure that seeks a modifier.' },
      {
        text: 'If both succeed: grade of the attack less grade of the answer (slight 1, normal 2, great 3, critical 4). Nothing left is nothing done; only a critical stops a critical.',
      },
    ],
  },
  tables.grid,
  tables.grades,
  tables.prices,
  { kind: 'heading', text: 'What weighs on you' },
  {
    kind: 'points',
    items: [
      { text: 'An index at a quarter +5, at a tenth +10, at nothing +15. Both at nothing: extinct.' },
      { text: 'Four failures in a row with one statistic in one area +10, four successes −10.' },
      { text: 'A vassal +10, its vassals +15. Each front beyond two +5 in war. Civil war +10 on peace at home and war abroad.' },
      { text: 'A horde: +10 with Administrative Control and Economic Power, −10 with Military Force and Cultural Control.' },
      { text: 'A host: +10 with Prestige and Intelligence, −10 with Management and Loyalty.' },
      { text: 'A broken peace: +10 for three turns. A broken declaration: +5 for five years, unless they say otherwise.' },
    ],
  },
  { kind: 'heading', text: 'How long things take' },
  {
    kind: 'points',
    items: [
      { text: 'Three turns of clashes make a war; two quiet ones suspend it.' },
      { text: 'A rebellion costs 2 Viability and 1 Legitimacy a year, and escalates after five turns.' },
      { text: 'A treaty lasts 10 years, at most 20. Notice takes 2 years; protest is possible for 3.' },
      { text: 'A bonus you win serves once, within 5 years.' },
      { text: 'A tribute is due every cycle: failed it costs 5 Wealth, untried 10.' },
    ],
  },
];
