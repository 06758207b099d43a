import fc from 'fast-check';
import type { Dice, Fraction, Odds } from 'ludoteca';
import { chance, comparePools, contestD10, E, fraction, odds, percent, scripted, seeded, totalOf } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';
import { caravan } from '../helpers/caravan.js';
import { chiSquareOf, unlikely } from '../helpers/chi-square.js';

const sum = (shares: Iterable<Fraction>): Fraction =>
  [...shares].reduce((a, b) => fraction(a.of * b.in + b.of * a.in, a.in * b.in), { of: 0n, in: 1n });
const whole: Fraction = { of: 1n, in: 1n };
const none: Fraction = { of: 0n, in: 1n };
const table = <K>({ chances }: Odds<K>): [K, string][] => [...chances].map(([key, share]) => [key, `${share.of}/${share.in}`]);

test('fractions are in lowest terms', () => {
  expect(fraction(6n, 36n)).toEqual({ of: 1n, in: 6n });
  expect(fraction(0n, 36n)).toEqual({ of: 0n, in: 1n });
  expect(chance({ of: 1n, in: 3n })).toBeCloseTo(1 / 3, 11);
  expect(chance(fraction(10n ** 400n, 2n * 10n ** 400n))).toBe(0.5);
  expect(percent({ of: 5n, in: 7n })).toBe('71.4 %');
  expect(percent({ of: 5n, in: 7n }, 0)).toBe('71 %');
});

// Worked out by hand

test('one die', () => {
  expect(table(odds((dice) => dice.roll(6, 'die') >= 5))).toEqual([
    [false, '2/3'],
    [true, '1/3'],
  ]);
});

test('the sum of two dice', () => {
  expect(table(odds((dice) => dice.roll(6, 'a') + dice.roll(6, 'b')))).toEqual(
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways, i) => [i + 2, `${fraction(BigInt(ways), 36n).of}/${fraction(BigInt(ways), 36n).in}`]),
  );
});

test('the better of two bandits', () => {
  expect(table(odds((dice) => Math.max(...dice.pool(2, 6, 'bandits'))))).toEqual([
    [1, '1/36'],
    [2, '1/12'],
    [3, '5/36'],
    [4, '7/36'],
    [5, '1/4'],
    [6, '11/36'],
  ]);
});

test('a d10 contest between equals', () => {
  // 100 falls: equal dice do nothing (10 ways); all others have a winner, as many for either side.
  expect(new Map(table(odds((dice) => contestD10(dice.roll(10, 'a'), 0, dice.roll(10, 'b'), 0))))).toEqual(
    new Map([
      [null, '1/10'],
      ['second', '9/20'],
      ['first', '9/20'],
    ]),
  );
});

test('a shuffle: the chance that no card stays in its place', () => {
  const { chances } = odds((dice) => dice.shuffle(4, 'hats').every((card, place) => card !== place));
  expect(chances.get(true)).toEqual({ of: 3n, in: 8n }); // 9 of 24
});

test('what throws nothing is certain, in one play', () => {
  const certain = odds(() => 'sure');
  expect(certain).toEqual({ chances: new Map([['sure', whole]]), undecided: none, plays: 1 });
  expect(odds((dice) => [dice.roll(1, 'd1'), dice.pool(0, 6, 'none').length].join()).plays).toBe(1);
});

test('ways of different length weigh what they should', () => {
  // A 6 is rolled again once: 1/6 · 1/6 for a second one.
  const twice = odds((dice) => (dice.roll(6, 'first') === 6 ? (dice.roll(6, 'again') === 6 ? 'two' : 'one') : 'none'));
  expect(new Map(table(twice))).toEqual(
    new Map([
      ['none', '5/6'],
      ['one', '5/36'],
      ['two', '1/36'],
    ]),
  );
  expect(twice.plays).toBe(11);
});

test('outcomes are listed in the order in which they were first met, however deep the ways', () => {
  const met: string[] = [];
  const found = odds((dice) => {
    const first = dice.roll(3, 'first');
    if (first !== 2) dice.roll(2, 'second');
    const outcome = ['a', 'b', 'c'][first - 1]!;
    if (!met.includes(outcome)) met.push(outcome);
    return outcome;
  });
  expect([...found.chances.keys()]).toEqual(met);
});

// Laws

test('a pool and as many single dice have the same odds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 6 }), (count, sides) => {
      const pool = odds((dice) => totalOf(dice.pool(count, sides, 'pool')));
      const singles = odds((dice) => totalOf(Array.from({ length: count }, () => dice.roll(sides, 'single'))));
      expect(pool.chances).toEqual(singles.chances);
      expect(pool.plays).toBeLessThanOrEqual(singles.plays);
    }),
    { numRuns: 25 },
  );
});

test('chances and the undecided share add up to exactly one, whatever is thrown', () => {
  const step = fc.oneof(
    fc.integer({ min: 1, max: 5 }),
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 })),
    fc.constant('shuffle' as const),
  );
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 100 }),
      (steps, throws, plays) => {
        const run = (dice: Dice): number => {
          let total = 0;
          for (const next of steps) {
            total +=
              next === 'shuffle'
                ? dice.shuffle(3, 's')[0]!
                : typeof next === 'number'
                  ? dice.roll(next, 'r')
                  : totalOf(dice.pool(...next, 'p'));
            if (total > 8) return total;
          }
          return total;
        };
        const { chances, undecided } = odds(run, { throws, plays });
        expect(sum([...chances.values(), undecided])).toEqual(whole);
        expect(undecided.of >= 0n).toBe(true);
      },
    ),
  );
});

test('six dice against six are exact, in 213,444 plays', () => {
  const { chances, undecided, plays } = odds((dice) => comparePools(dice.pool(6, 6, 'attack'), dice.pool(6, 6, 'defence')));
  expect(plays).toBe(462 * 462);
  expect(undecided).toEqual(none);
  // The chance of a tie, from the convolution of 6d6 with itself.
  let ways: bigint[] = [1n];
  for (let die = 0; die < 6; die++)
    ways = Array.from({ length: ways.length + 6 }, (_, total) =>
      [1, 2, 3, 4, 5, 6].reduce((all, face) => all + (ways[total - face] ?? 0n), 0n),
    );
  const ties = ways.reduce((all, count) => all + count * count, 0n);
  expect(chances.get(null)).toEqual(fraction(ties, 6n ** 12n));
  expect(chances.get('first')).toEqual(chances.get('second'));
});

// Rerolls without end

test('rerolled ties are cut and their share is told exactly', () => {
  const duel = (dice: Dice): string => {
    for (;;) {
      const [a, b] = [dice.roll(6, 'a'), dice.roll(6, 'b')];
      if (a !== b) return a > b ? 'first' : 'second';
    }
  };
  for (const rounds of [1, 2, 3]) {
    const { chances, undecided } = odds(duel, { throws: 2 * rounds });
    expect(undecided).toEqual(fraction(1n, 6n ** BigInt(rounds)));
    expect(chances.get('first')).toEqual(chances.get('second'));
  }
  // With an odd limit the last pair is cut in its middle: no more is decided.
  expect(odds(duel, { throws: 3 }).undecided).toEqual(fraction(1n, 6n));
});

test('too many plays are cut too', () => {
  const { chances, undecided, plays } = odds((dice) => dice.roll(100, 'd100') <= 10, { plays: 25 });
  expect([plays, undecided]).toEqual([25, fraction(3n, 4n)]);
  expect(chances).toEqual(
    new Map([
      [true, fraction(1n, 10n)],
      [false, fraction(15n, 100n)],
    ]),
  );
  expect(odds(() => 'never', { plays: 0 })).toEqual({ chances: new Map(), undecided: whole, plays: 0 });
});

test('a depth or a number of plays that is no number counts as not given', () => {
  const die = table(odds((dice) => dice.roll(6, 'die')));
  for (const nonsense of [Number.NaN, '3', null, {}, [3], 3n]) {
    const options = { throws: nonsense, plays: nonsense } as never;
    expect(table(odds((dice) => dice.roll(6, 'die'), options))).toEqual(die);
    // Rerolls without end do come to an end.
    const { undecided } = odds((dice) => {
      let thrown = 0;
      while (dice.roll(2, 'again') === 1 && thrown < 1_000) thrown++;
      return 'done';
    }, options);
    expect(undecided).toEqual({ of: 1n, in: 4096n });
  }
  expect(odds((dice) => dice.roll(6, 'die'), { plays: -3, throws: Number.POSITIVE_INFINITY }).plays).toBe(0);
  for (const digits of [Number.NaN, null, 'x', 3n]) expect(percent({ of: 5n, in: 7n }, digits as number)).toBe('71.4 %');
  expect(percent({ of: 5n, in: 7n }, -5)).toBe('71 %');
  expect(percent({ of: 1n, in: 2n }, 1e9).length).toBeLessThan(120);
});

test('no shuffle is of less than nothing, or of a part of a card', () => {
  for (const count of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '3'])
    expect(() => odds((dice) => dice.shuffle(count as number, 'cards'))).toThrow(RangeError);
});

test('a run that writes to its dice does not spoil the others', () => {
  const sorted = odds((dice) => (dice.pool(2, 3, 'pool') as number[]).reverse().join(''));
  expect(new Map(table(sorted)).get('21')).toBe('2/9');
  const orders = new Set<string>();
  odds((dice) => {
    const order = dice.shuffle(3, 'order') as number[];
    orders.add(order.join(''));
    order.fill(0);
    dice.roll(2, 'another');
  });
  expect(orders.size).toBe(6);
});

test('what has too many ways to be tried says so, instead of being counted as an outcome', () => {
  expect(() => odds((dice) => dice.shuffle(52, 'deck')[0])).toThrow('too many');
  expect(() => odds((dice) => dice.roll(1_000_000, 'huge'))).toThrow();
  // Through a game too, where a fault of the dice would become a refusal, and the refusal an outcome of chance 1.
  expect(() => odds((dice) => E.isRight(caravan.setup({ players: ['ada', 'bo'], rounds: 1 }, dice)))).toThrow('too many');
});

// Of a game, without any code in the game

test('the odds of an action are those of its rule', () => {
  const { state } = accepted(pig.setup({ players: ['ada', 'bo'], goal: 20 }, scripted([])));
  const found = odds((dice) =>
    E.match(
      () => -1,
      ({ state: after }: { state: typeof state }) => after.pot,
    )(pig.reduce(state, { type: 'roll', player: 'ada' }, dice)),
  );
  expect(new Map(table(found))).toEqual(new Map([0, 2, 3, 4, 5, 6].map((pot) => [pot, '1/6'])));
});

test('play agrees with the odds', () => {
  const volley = (dice: Dice): number => {
    const [best, second] = [...dice.pool(3, 6, 'volley')].sort((a, b) => b - a);
    return best === second ? 0 : best!;
  };
  const { chances } = odds(volley);
  const outcomes = [...chances.keys()];
  const counts = outcomes.map(() => 0);
  const dice = seeded('volleys');
  for (let i = 0; i < 30_000; i++) counts[outcomes.indexOf(volley(dice))]! += 1;
  expect(
    chiSquareOf(
      counts,
      outcomes.map((outcome) => chance(chances.get(outcome)!)),
    ),
  ).toBeLessThan(unlikely(outcomes.length - 1));
});
