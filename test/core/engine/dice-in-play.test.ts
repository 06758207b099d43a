import type { Dice, Roll } from 'ludoteca';
import { clone, defineGame, diceFrom, E, prompted, scripted, seeded } from 'ludoteca';
import { accepted, playWith, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';
import { caravan } from '../helpers/caravan.js';
import { send } from '../helpers/caravan-scenes.js';

/** Ada has sent a caravan to the oasis; when bo sends one they all arrive. */
const sent = (() => {
  const { state } = accepted(caravan.setup({ players: ['ada', 'bo'], rounds: 1 }, seeded('two')));
  return playWith(caravan, state, send(state, 'ada')).state;
})();
const table = (answers: readonly (number | readonly number[])[]) => {
  return caravan.reduce(sent, send(sent, 'bo', { route: { to: 'coast', escort: 0 } }), prompted(answers));
};

test('a game with real dice asks for each throw and goes on when it is answered', () => {
  expect(refused(table([]))).toEqual([
    {
      code: 'needs-dice',
      clause: 'CORE-DICE',
      message: 'A throw is needed: d10 (weather).',
      facts: { fault: 'A throw is needed: d10 (weather).', wanted: { sides: 10, why: 'weather' } },
      needs: { sides: 10, why: 'weather' },
    },
  ]);
  expect(refused(table([7]))[0].needs).toEqual({ sides: 10, why: 'weather' });
  expect(refused(table([7, 10]))[0].needs).toEqual({ sides: 6, count: 2, why: 'bandits' });
  expect(accepted(table([7, 10, [2, 5]])).rolls).toEqual([
    { kind: 'roll', sides: 10, value: 7, why: 'weather' },
    { kind: 'roll', sides: 10, value: 10, why: 'weather' },
    { kind: 'pool', sides: 6, values: [2, 5], why: 'bandits' },
  ]);
  expect(refused(table([7, 11]))[0]).toMatchObject({
    code: 'dice-fault',
    clause: 'CORE-DICE',
    message: '11 is not a face of a d10 (weather).',
  });
});

test('a set-up asks for its throws too', () => {
  expect(refused(caravan.setup({ players: ['ada', 'bo'], rounds: 1 }, prompted([])))[0].needs).toEqual({ shuffle: 24, why: 'the deck' });
});

const rubbish: readonly unknown[] = [
  0,
  11,
  -1,
  2.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '3',
  null,
  undefined,
  [3],
  {},
  Object.create(null),
  true,
  3n,
];
test('dice that return rubbish are refused', () => {
  const last = send(sent, 'bo', { route: { to: 'coast', escort: 0 } });
  const fault = (dice: Dice) => refused(caravan.reduce(sent, last, dice))[0];
  for (const value of rubbish) expect(fault(diceFrom(() => value as number))).toMatchObject({ code: 'dice-fault', clause: 'CORE-DICE' });
  for (const values of [...rubbish, [], [1], [1, 2, 3], [1, 7], [1, '2'], 'ab', { length: 2 }, { length: 2, 0: 1, 1: 2 }, new Set([1, 2])])
    expect(fault(diceFrom(() => 1, { pool: () => values as number[] }))).toMatchObject({ code: 'dice-fault', clause: 'CORE-DICE' });
});

test('a shuffle that is none is refused', () => {
  const orders: readonly unknown[] = [
    ...rubbish,
    [],
    [0],
    new Array(24).fill(0),
    new Array(24),
    Array.from({ length: 24 }, (_, i) => i + 1),
    Array.from({ length: 23 }, (_, i) => i),
    'x'.repeat(24),
  ];
  for (const order of orders)
    expect(
      refused(
        caravan.setup(
          { players: ['ada', 'bo'], rounds: 1 },
          diceFrom(() => 1, { shuffle: () => order as number[] }),
        ),
      )[0],
    ).toMatchObject({ code: 'dice-fault', clause: 'CORE-DICE' });
});

test('when the dice fail, nothing has changed, in place either', () => {
  for (const dice of [scripted([3]), prompted([3]), scripted([3, 11]), diceFrom(() => 0)]) {
    const mine = clone(sent);
    expect(E.isLeft(caravan.reduceInPlace(mine, send(sent, 'bo'), dice))).toBe(true);
    expect(mine).toEqual(sent);
    expect(E.isRight(caravan.reduceInPlace(mine, send(sent, 'bo'), scripted([3, 4])))).toBe(true);
  }
});

test('with dice that never fail a step in place cannot go back: what a game throws in vain leaves the state as far as it came', () => {
  const apply: typeof pig.definition.rules.roll.apply = (state, _action, play) => {
    state.pot += 5;
    play.roll(0, 'a die without sides');
  };
  const sideless = defineGame({ ...pig.definition, rules: { ...pig.definition.rules, roll: { ...pig.definition.rules.roll, apply } } });
  const { state } = accepted(sideless.setup({ players: ['ada', 'bo'], goal: 9 }, seeded(1)));
  const roll = { type: 'roll', player: 'ada' } as const;
  const mine = clone(state);
  expect(refused(sideless.reduceInPlace(mine, roll, seeded(1)))).toMatchObject([{ code: 'dice-fault' }]);
  expect(mine).toEqual({ ...state, pot: 5 });
  expect(refused(sideless.reduceInPlace(mine, roll, scripted([1])))).toMatchObject([{ code: 'dice-fault' }]);
  expect(mine).toEqual({ ...state, pot: 5 });
});

test('what the dice gave cannot be altered through them afterwards', () => {
  const handful = [2, 5];
  const { rolls } = accepted(
    caravan.reduce(
      sent,
      send(sent, 'bo', { route: { to: 'coast', escort: 0 } }),
      diceFrom(() => 4, { pool: () => handful }),
    ),
  );
  handful[0] = 6;
  expect(rolls.find((roll): roll is Extract<Roll, { kind: 'pool' }> => roll.kind === 'pool')!.values).toEqual([2, 5]);
});

test('dice that never fall as the rules ask are refused in the end, and nothing has changed', () => {
  const apply: typeof pig.definition.rules.roll.apply = (state, _action, play) => {
    while (play.roll(6, 'until a six') !== 6) state.pot += 1;
  };
  const untilSix = defineGame({ ...pig.definition, rules: { ...pig.definition.rules, roll: { ...pig.definition.rules.roll, apply } } });
  const { state } = accepted(untilSix.setup({ players: ['ada', 'bo'], goal: 9 }, seeded(1)));
  const roll = { type: 'roll', player: 'ada' } as const;
  expect(accepted(untilSix.reduce(state, roll, scripted([1, 5, 6]))).state.pot).toBe(2);
  const stuck = {
    code: 'dice-fault',
    clause: 'CORE-DICE',
    message: 'After 100000 throws the dice still do not fall as the rules ask (until a six).',
    facts: { fault: 'After 100000 throws the dice still do not fall as the rules ask (until a six).' },
  };
  const mine = clone(state);
  for (const step of [
    untilSix.reduce(
      state,
      roll,
      diceFrom(() => 1),
    ),
    untilSix.reduceInPlace(
      mine,
      roll,
      diceFrom(() => 1),
    ),
  ])
    expect(refused(step)).toEqual([stuck]);
  expect(mine).toEqual(state);
});

test('a step may throw a hundred thousand times, and not once more', () => {
  const apply: typeof pig.definition.rules.roll.apply = (state, _action, play) => {
    for (let thrown = 0; thrown < state.config.goal; thrown++) play.roll(6, 'many');
  };
  const many = defineGame({ ...pig.definition, rules: { ...pig.definition.rules, roll: { ...pig.definition.rules.roll, apply } } });
  const thrown = (goal: number): unknown => {
    const { state } = accepted(many.setup({ players: ['ada', 'bo'], goal }, seeded(1)));
    const step = many.reduce(state, { type: 'roll', player: 'ada' }, seeded(1));
    return E.isLeft(step) ? step.left[0].code : step.right.rolls.length;
  };
  expect([thrown(100_000), thrown(100_001)]).toEqual([100_000, 'dice-fault']);
});

test('what are no dice throw nothing, and the state stays as it was', () => {
  const last = send(sent, 'bo');
  const refusal = (fault: string) => [{ code: 'dice-fault', clause: 'CORE-DICE', message: fault, facts: { fault } }];
  expect(refused(caravan.reduce(sent, last, null as never))).toEqual(refusal('No dice can be thrown with null.'));
  expect(refused(caravan.reduce(sent, last, 7 as never))).toEqual(refusal('No dice can be thrown with 7.'));
  for (const nonsense of [null, undefined, 7, 'dice', 10n, {}, [], { roll: 4, pool: 4, shuffle: 4 }, () => 4]) {
    const dice = nonsense as unknown as Dice;
    const mine = clone(sent);
    for (const step of [caravan.reduce(sent, last, dice), caravan.reduceInPlace(mine, last, dice)])
      expect(refused(step)[0]).toMatchObject({ code: 'dice-fault', clause: 'CORE-DICE' });
    expect(mine).toEqual(sent);
    expect(refused(caravan.setup({ players: ['ada', 'bo'], rounds: 1 }, dice))[0].code).toBe('dice-fault');
    expect(E.isRight(caravan.reduce(sent, { type: 'retire', player: 'bo' }, dice))).toBe(true); // which throws none
  }
});

test('dice that throw anything else are a bug and stay one', () => {
  const broken = diceFrom(() => {
    throw new TypeError('broken dice');
  });
  expect(() =>
    pig.reduce(accepted(pig.setup({ players: ['ada', 'bo'], goal: 9 }, seeded(1))).state, { type: 'roll', player: 'ada' }, broken),
  ).toThrow(TypeError);
});

test('dice that throw an error of their own halfway leave a state in place as it was', () => {
  const mine = clone(sent);
  let throws = 0;
  const lost = diceFrom((sides) => {
    throws += 1;
    if (throws > 1) throw new RangeError('The die has rolled under the table.');
    return sides;
  });
  expect(() => caravan.reduceInPlace(mine, send(sent, 'bo'), lost)).toThrow('under the table');
  expect(throws).toBe(2);
  expect(mine).toEqual(sent);
});
