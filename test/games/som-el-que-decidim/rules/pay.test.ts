import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { discsOf, worths } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { ada, bo, dot, scene, tax } from '../helpers/scenes.js';

const owing = (amount = 2, mode: 'A' | 'AB' = 'A') =>
  scene({
    config: { mode },
    step: 'payment',
    discs: { ada: ['roads-1'], bo: ['health-1', 'health-2', 'justice-1', 'forests-1', 'forests-2'] },
    change: { dues: [tax(bo, amount), tax(ada, 1)] },
  });

const pay = (...discs: string[]) => ({ type: 'pay', player: bo, discs }) as const;

clause('SD-PAY-01', 'only discs of the payer', () => {
  expect(refusal(owing(1), pay('roads-1'))).toEqual(['not-your-disc', 'SD-PAY-01']);
  expect(refusal(owing(1), pay('roads-2'))).toEqual(['not-your-disc', 'SD-PAY-01']);
  expect(discsOf(play(owing(1), [pay('forests-1')]).state, bo)).not.toContain('forests-1');
});

clause('SD-PAY-02', 'exactly the amount, never more', () => {
  expect(refusal(owing(1), pay('health-1'))).toEqual(['wrong-amount', 'SD-PAY-02']);
  expect(refusal(owing(2), pay('forests-1'))).toEqual(['wrong-amount', 'SD-PAY-02']);
  expect(worths(play(owing(2), [pay('forests-1', 'forests-2')]).state)[1]).toBe(6);
});

clause('SD-PAY-03', 'the payer chooses which discs', () => {
  for (const discs of [['health-2'], ['justice-1'], ['forests-1', 'forests-2']])
    expect(discsOf(play(owing(2), [pay(...discs)]).state, 'treasury')).toEqual(expect.arrayContaining(discs));
});

clause('SD-PAY-04', 'the discs go to the payee and the due is gone', () => {
  const levy = scene({
    config: { mode: 'AB' },
    step: 'payment',
    cells: { ada: 2 },
    change: {
      dues: [{ payer: bo, payee: ada, amount: 1, reason: 'prescription' }],
      queue: [ada],
      moved: true,
      trail: [2],
      used: { prescription: true, inheritance: false },
    },
  });
  const { state, events } = play(levy, [{ type: 'pay', player: bo, discs: ['railways-1'] }]);
  expect(discsOf(state, ada)).toContain('railways-1');
  expect(told(events, 'paid')).toEqual([{ type: 'paid', payer: bo, payee: ada, amount: 1, discs: ['railways-1'], reason: 'prescription' }]);
  const { state: taxed } = play(owing(2), [pay('health-1')]);
  expect([discsOf(taxed, 'treasury').includes('health-1'), taxed.dues]).toEqual([true, [tax(ada, 1)]]);
});

clause('SD-ACT-07', 'one payment for each class: by value in mode A, by kind with B, the earliest discs first', () => {
  const listed = (mode: 'A' | 'AB') =>
    somElQueDecidim.legalActions(owing(2, mode), bo, { types: ['pay'] }).map((action) => action.type === 'pay' && action.discs);
  expect(listed('A')).toEqual([['forests-1', 'forests-2'], ['justice-1']]);
  expect(listed('AB')).toEqual([['forests-1', 'forests-2'], ['health-1'], ['justice-1']]);
  expect(play(owing(2), [pay('health-2')]).state.dues).toHaveLength(1);
});

clause('SD-ACT-04', 'unknown discs, repeated discs and no discs are bad parameters', () => {
  for (const discs of [['gold-1'], ['constructor'], ['forests-1', 'forests-1'], []])
    expect(refusal(owing(2), pay(...discs))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(owing(2), { type: 'pay', player: bo, discs: 'forests-1' } as never)).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(owing(2), { type: 'pay', player: bo } as never)).toEqual(['bad-parameter', 'SD-ACT-04']);
});

clause('SD-FLOW-05', 'only the payer of the first due may act', () => {
  expect(somElQueDecidim.actors(owing())).toEqual([bo]);
  for (const player of [ada, dot])
    expect(refusal(owing(), { type: 'pay', player, discs: ['roads-1'] })).toEqual(['not-your-turn', 'SD-ACT-03']);
  expect(somElQueDecidim.actors(play(owing(2), [pay('health-1')]).state)).toEqual([ada]);
});
