import { expect, test } from 'vitest';
import { type Growth, Plan } from '../../src/bots/plan.js';

interface Move {
  readonly type: string;
  readonly player: string;
}

const growth: Growth = { exploration: 0.7, widening: 2, trust: 1, caution: 0 };
const [rest, march, fight] = ['rest', 'march', 'fight'].map((type) => ({ type, player: 'ada' })) as [Move, Move, Move];

const between = (...looks: readonly (readonly [Move, number])[]): Plan<Move> => {
  const plan = new Plan<Move>('ada', growth);
  for (const [action, prior] of looks) plan.consider(action, prior);
  return plan;
};
/** One imagined game that begins so and comes to so much. */
const imagined = (plan: Plan<Move>, action: Move, value: number): void => {
  plan.begin();
  plan.start(action);
  plan.learn(value);
};

test('the favourite is looked into first, and is never behind', () => {
  const plan = between([rest, 0], [march, 5]);
  expect(plan.next).toMatchObject({ action: rest, visits: 0 });
  imagined(plan, rest, 0);
  expect(plan.next).toMatchObject({ action: march, visits: 0 });
});

test('another is done only where it did better in the same worlds, twice at least', () => {
  const plan = between([rest, 1], [march, 1]);
  imagined(plan, rest, 1);
  imagined(plan, march, 3);
  expect(plan.best).toBe(rest);
  imagined(plan, rest, 1);
  imagined(plan, march, 3);
  expect(plan.best).toBe(march);
});

test('where nothing can be drawn nothing is tried', () => {
  const plan = between([rest, 0]);
  plan.begin();
  plan.start(rest);
  const tried: unknown[] = [];
  expect(
    plan.choose(
      (action) => (tried.push(action), 0),
      () => undefined,
    ),
  ).toBeUndefined();
  expect(tried).toEqual([]);
});

test('a plan grows by one action a game, and says nothing beyond it', () => {
  const plan = between([rest, 0]);
  expect(plan.hasActed).toBe(false);
  plan.begin();
  plan.start(rest);
  expect([plan.hasActed, plan.isOpen]).toEqual([true, true]);
  expect(
    plan.choose(
      () => 1,
      () => march,
    ),
  ).toBe(march);
  expect(plan.isOpen).toBe(false);
  plan.begin();
  expect([plan.hasActed, plan.isOpen]).toEqual([false, true]);
});

test('what cannot be done is passed over for what is known to be possible', () => {
  const plan = between([rest, 0]);
  for (const action of [march, fight]) {
    plan.begin();
    plan.start(rest);
    expect(
      plan.choose(
        () => 1,
        () => action,
      ),
    ).toBe(action);
    plan.learn(1);
  }
  plan.begin();
  plan.start(rest);
  const attempt = ({ type }: Move): number | null => (type === 'march' ? null : 1);
  expect(plan.choose(attempt, () => march)).toBe(fight);
});

test('whatever another was seen to do leads to a place of its own', () => {
  const plan = between([rest, 0]);
  const played = (seen: string): Move | undefined => {
    plan.begin();
    plan.start(rest);
    plan.saw(seen);
    return plan.choose(
      () => 1,
      (isFirst) => (isFirst ? march : fight),
    );
  };
  expect([played('a'), played('b')]).toEqual([march, march]);
  expect(played('a')).toBe(fight);
});
