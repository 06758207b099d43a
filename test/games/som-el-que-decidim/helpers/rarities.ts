import type { SomElQueDecidim } from 'ludoteca/som-el-que-decidim';
import type { Rarities } from '../../said.js';

const ada = { player: 'ada' } as const;
const paid = { type: 'paid', payer: 'ada', amount: 1, discs: ['roads-1'] } as const;
const face = { face: 1, money: 2 } as const;
const totals = [
  { members: ['ada', 'bo'], total: 3 },
  { members: ['cy'], total: 3 },
] as const;
const over = {
  type: 'game-ended',
  outcome: {
    ranking: ['ada', 'bo'].map((player) => ({ player, rank: 1, points: 4 })),
    winners: ['ada', 'bo'],
    clause: 'SD-END-04',
    participation: { ada: 4, bo: 4 },
    ending: 'consultation',
    cause: null,
    insolvent: [],
    provoker: null,
  },
} as const;

/** What is said of payments, votes and endings that hardly come about. */
export const rarities: Rarities<SomElQueDecidim> = {
  events: [
    ...(['medium', 'high', 'intense'] as const).map((degree) => ({ type: 'centralism-chosen', degree, how: 'holder' }) as const),
    { type: 'dues-queued', dues: [{ payer: 'ada', payee: 'bo', amount: 1, reason: 'tax' }] },
    { ...paid, payee: 'bo', reason: 'prescription' },
    { ...paid, payee: 'bo', reason: 'inheritance' },
    { ...paid, payee: 'treasury', reason: 'electionFee', discs: ['justice-1'], change: ['roads-1'] },
    { ...paid, payee: 'treasury', reason: 'tax', change: [] },
    { type: 'coin-broken', actor: 'ada', partner: 'bo', given: 'justice-1', received: [] },
    ...(['everybody', 'holder', 'pink', 'lilac', 'orange', 'blue'] as const).map(
      (icon) => ({ type: 'die-rolled', ...face, icon }) as const,
    ),
    { type: 'participation-gained', ...ada, fromPlayer: 1, fromPool: 0, lost: 1 },
    { type: 'participation-gained', ...ada, fromPlayer: 0, fromPool: 0, lost: 2 },
    { type: 'levy-declared', levy: 'inheritance', holder: 'ada', dues: [{ payer: 'bo', payee: 'ada', amount: 3, reason: 'inheritance' }] },
    ...(['candidate', 'holder', 'neutral'] as const).map((side) => ({ type: 'support-declared', ...ada, side }) as const),
    { type: 'vote-committed', ...ada, count: null },
    { type: 'vote-resolved', vote: 'motion', totals, winner: 'candidate', nextHolder: 'ada' },
    { type: 'vote-resolved', vote: 'motion', totals, winner: 'holder', nextHolder: 'cy' },
    { type: 'vote-resolved', vote: 'election', totals, winner: 'rotation', nextHolder: 'bo' },
    { type: 'vote-resolved', vote: 'election', totals, winner: { members: ['ada', 'bo'], beneficiary: 'bo' }, nextHolder: 'bo' },
    { type: 'tiles-collected', cells: [], tiles: [] },
    over,
    ...(['intervention', 'dui', 'timeout'] as const).map((ending) => ({ ...over, outcome: { ...over.outcome, ending, winners: ['isa'] } })),
    { ...over, outcome: { ...over.outcome, ending: 'intervention', winners: [], cause: 'bankruptcy', insolvent: ['bo'], provoker: 'bo' } },
  ],
  actions: [
    { type: 'break-coin', ...ada, disc: 'justice-1' },
    { type: 'break-coin', ...ada, disc: 'justice-1', partner: 'treasury' },
    { type: 'break-coin', ...ada, disc: 'justice-1', partner: 'bo' },
    { type: 'answer-proposal', ...ada, accept: false },
    { type: 'take-money', ...ada, twos: 1 },
    { type: 'take-money', ...ada, twos: 2 },
    { type: 'collect-prescription', ...ada, targets: [] },
    { type: 'collect-prescription', ...ada, targets: ['bo', 'cy'] },
    { type: 'collect-inheritance', ...ada, target: 'bo', amount: 3 },
    ...(['candidate', 'holder', 'neutral'] as const).map((side) => ({ type: 'declare-support', ...ada, side }) as const),
    { type: 'declare-list', ...ada, members: ['ada'], beneficiary: 'ada' },
    { type: 'declare-list', ...ada, members: ['ada', 'bo'], beneficiary: 'bo' },
    { type: 'commit-votes', ...ada, count: 1 },
    { type: 'mobilise', ...ada, assignments: [] },
  ],
  answers: [
    ['pay', 'discs.twos', 0, 1, 2],
    ['break-coin', 'partner', 'treasury', 'bo'],
    ['collect-prescription', 'targets', 'bo', [], ['bo', 'cy']],
    ['collect-inheritance', 'target', 'bo'],
    ['collect-inheritance', 'amount', 1, 3],
    ['declare-list', 'members', ['ada'], ['ada', 'bo']],
    ['declare-list', 'beneficiary', 'bo'],
    ['present-motion', 'beneficiary', 'bo'],
    ['commit-votes', 'count', 0, 1, 2],
    ['mobilise', 'assignments.0.tile', 'urn-box'],
    ['mobilise', 'assignments.0.player', 'bo'],
    ['mobilise', 'assignments.0.kind', 'firefighters'],
  ],
};
