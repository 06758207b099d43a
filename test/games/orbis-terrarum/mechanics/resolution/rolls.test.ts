import { judgeD100, marginOf } from 'ludoteca';
import { expect } from 'vitest';
import { modified, nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, clause, game, type State } from '../../helpers/table.js';
import { announce, measure, reportOn, strike, turn } from '../../helpers/turns.js';

/** Threshold, effective roll, and what becomes of it: plus for success, minus for failure, and the grade. */
const judged = (rows: readonly (readonly [threshold: number, effective: number, worth: number])[]): void => {
  for (const [threshold, effective, worth] of rows) {
    const { result, grade } = judgeD100(50, effective, threshold);
    expect([threshold, effective, result === 'success' ? grade : -grade]).toEqual([threshold, effective, worth]);
  }
};

clause(['OT-ROLL-06', 'OT-ROLL-07', 'OT-ROLL-09', 'OT-ROLL-10', 'OT-ROLL-11', 'OT-ROLL-13'], 'the grades at every bound', () => {
  judged([
    ...([
      [50, 2, 3],
      [50, 16, 3],
      [50, 17, 2],
      [50, 33, 2],
      [50, 34, 1],
      [50, 49, 1],
      [50, 50, 1],
    ] as const),
    ...([
      [50, 51, -1],
      [50, 66, -1],
      [50, 67, -2],
      [50, 83, -2],
      [50, 84, -3],
      [50, 99, -3],
      [50, 100, -3],
    ] as const),
    ...([
      [100, 1, 3],
      [100, 33, 3],
      [100, 34, 2],
      [100, 67, 2],
      [100, 68, 1],
      [100, 99, 1],
      [100, 100, 1],
    ] as const),
    ...([
      [1, 1, 1],
      [1, 2, -1],
      [1, 33, -1],
      [1, 34, -2],
      [1, 66, -2],
      [1, 67, -3],
      [1, 100, -3],
    ] as const),
    ...([
      [99, 98, 1],
      [99, 99, 1],
      [99, 100, -3],
      [2, 1, 2],
      [3, 1, 3],
    ] as const),
  ]);
  expect([marginOf(50, 50).of, marginOf(100, 100).of, marginOf(1, 1).of]).toEqual([0, 0, 0]);
});
clause(['OT-ROLL-04', 'OT-ROLL-05'], '1 and 100 decide whatever the threshold', () => {
  for (const threshold of [1, 50, 99, 100]) {
    expect(judgeD100(1, 1, threshold)).toMatchObject({ result: 'success', grade: 4 });
    expect(judgeD100(100, 100, threshold)).toMatchObject({ result: 'failure', grade: 4 });
    expect(judgeD100(1, 26, threshold)).toMatchObject({ result: 'success', grade: 4 });
  }
});

/** Francia invests at home with these two attributes, under modifiers of its Domain. */
const invest = (state: State, ECN: number, LEA: number, values: readonly number[], die: number) => {
  const shaped = nationWith(state, 'francia', { attributes: { ECN, LEA } });
  const burdened = modified(shaped, ...values.map((value, i) => ({ nation: 'francia', target: (['ECN', 'all'] as const)[i]!, value })));
  const { roll } = reportOn(turn(burdened, [measure('francia', 'intervention', 'invest')], die), 'francia');
  return [roll!.threshold, roll!.total, roll!.effective, roll!.result === 'success' ? roll!.grade : -roll!.grade];
};

clause(['OT-STAT-02', 'OT-ROLL-01', 'OT-ROLL-13'], 'a threshold never leaves 1 to 100', () => {
  expect(invest(start(), 60, 60, [], 100)).toEqual([100, 0, 100, -4]);
  expect(invest(start(), 60, 60, [], 99)).toEqual([100, 0, 99, 1]);
  expect(invest(start(), 100, 100, [25], 90)).toEqual([100, 25, 100, 1]);
  expect(invest(start(), 1, 1, [], 2)).toEqual([2, 0, 2, 1]);
  expect(invest(start(), 1, 1, [], 3)).toEqual([2, 0, 3, -1]);
});
clause(
  ['OT-ROLL-03', 'OT-ROLL-12', 'OT-MOD-06', 'OT-MOD-07'],
  'a modified roll stays within 1 to 100, and only the natural one is critical',
  () => {
    expect(invest(start(), 20, 20, [25], 90)).toEqual([40, 25, 100, -3]);
    expect(invest(start(), 20, 20, [-25], 20)).toEqual([40, -25, 1, 3]);
    expect(invest(start({ criticalsOn: 'effective' }), 20, 20, [25], 90)).toEqual([40, 25, 100, -4]);
    expect(invest(start({ criticalsOn: 'effective' }), 20, 20, [-25], 20)).toEqual([40, -25, 1, 4]);
    expect(invest(start({ criticalsOn: 'effective' }), 20, 20, [25], 1)).toEqual([40, 25, 26, 2]);
    expect(invest(start(), 20, 20, [25, 25], 10)).toEqual([40, 50, 60, -2]);
    expect(invest(start({ rollModifierCap: 25 }), 20, 20, [25, 25], 10)).toEqual([40, 25, 35, 1]);
    expect(invest(start({ rollModifierCap: 5 }), 20, 20, [-25], 44)).toEqual([40, -5, 39, 1]);
  },
);
clause(
  ['OT-ROLL-09', 'OT-ROLL-04', 'OT-ROLL-05'],
  'a critical against the numbers has no margin, and never one of the other result',
  () => {
    const margin = (ECN: number, LEA: number, values: readonly number[], die: number) => {
      const shaped = nationWith(start(), 'francia', { attributes: { ECN, LEA } });
      const burdened = modified(shaped, ...values.map((value, i) => ({ nation: 'francia', target: (['ECN', 'all'] as const)[i]!, value })));
      const { roll } = reportOn(turn(burdened, [measure('francia', 'intervention', 'invest')], die), 'francia');
      return [roll!.effective, roll!.result, roll!.grade, roll!.margin[0] / roll!.margin[1]];
    };
    // The worked example: a threshold of 30.
    expect(margin(15, 15, [25], 1)).toEqual([26, 'success', 4, 400 / 30]);
    expect(margin(15, 15, [25, 15], 1)).toEqual([41, 'success', 4, 0]);
    expect(margin(60, 20, [-25], 100)).toEqual([75, 'failure', 4, 0]);
    expect(margin(20, 20, [-25], 100)).toEqual([75, 'failure', 4, 3500 / 60]);
    expect(margin(60, 60, [], 100)).toEqual([100, 'failure', 4, 0]);
    expect(margin(15, 15, [25, 4], 1)).toEqual([30, 'success', 4, 0]);
  },
);
clause('OT-ROLL-02', 'one d100 for each roll', () => {
  const closed = act(announce(start(), strike('francia', 'gothia')), { type: 'close-orders', player: 'referee', force: true });
  const step = game.reduce(closed, { type: 'resolve-turn', player: 'referee' }, { roll: () => 10, pool: () => [], shuffle: () => [] });
  expect(step._tag === 'Right' && step.right.rolls.map((roll) => (roll.kind === 'roll' ? roll.sides : 0))).toEqual([100, 100]);
});
