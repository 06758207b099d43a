import { type Dice, type Forecast, type Fraction, fraction, odds, wilson } from 'ludoteca';
import { expect, test } from 'vitest';
import { byLikelihood, enumerated, exactly, type Result } from '../../../src/core/odds/likelihood.js';
import { sampled } from '../../../src/core/odds/sampling.js';
import { Glimpse, guarded, unknownIn } from '../../../src/core/odds/unknown.js';

interface World {
  readonly number: number;
}

/** Every word is a gist of its own, and worth as many points as it has letters. */
const resultsOf = (...words: readonly string[]): ReadonlyMap<string, Result> =>
  new Map(words.map((gist) => [gist, { gist, change: gist.length }]));
const words = ['a', 'bb', 'cc', 'dddddddddd'];
const sample = (play: (world: World, dice: Dice) => string, plays = 100, seed = 'sample'): Forecast =>
  sampled<World>({ play, results: resultsOf(...words), world: (number) => ({ number }), plays, seed });
const rowOf = (forecast: Forecast, gist: string) => forecast.rows.find((row) => row.gist === gist)!;
const likely = (mean: number, trials: number) => {
  const { value, low, high } = wilson(mean * trials, trials);
  return { chance: expect.closeTo(value, 9), low: expect.closeTo(low, 9), high: expect.closeTo(high, 9), fraction: null };
};

test('what differs from world to world scatters as the worlds do, and one more that nobody has seen', () => {
  const forecast = sample(({ number }) => (number % 4 === 0 ? 'a' : 'bb'));
  expect(forecast).toMatchObject({ exact: false, sample: { worlds: 25, alike: false }, plays: 25 });
  // Seven worlds of 25: a world counts for a trial, the unseen one for one more in 25.
  expect(rowOf(forecast, 'a')).toEqual({ gist: 'a', ...likely(7 / 25, 25 / 1.04) });
  expect(forecast.rows.map(({ gist }) => gist)).toEqual(['bb', 'a']);
  expect(forecast.points.map(({ change }) => change)).toEqual([1, 2]);
  expect(forecast.expected).toBeCloseTo((7 * 1 + 18 * 2) / 25, 9);
});

test('what comes about in every world is as sure as so many worlds make it', () => {
  expect(sample(() => 'a').rows).toEqual([{ gist: 'a', ...likely(1, 25) }]);
});

test('within a world the dice are enumerated: where all worlds are alike only the unseen one is left to chance', () => {
  const forecast = sample((_, dice) => (dice.roll(4, 'die') === 1 ? 'a' : 'bb'));
  expect(forecast).toMatchObject({ sample: { worlds: 25, alike: true }, plays: 100 });
  expect(rowOf(forecast, 'a')).toEqual({ gist: 'a', ...likely(1 / 4, 25 * 25) });
});

test('the shares of a world scatter less than worlds of one kind', () => {
  const forecast = sample(({ number }, dice) => (dice.roll(4, 'die') <= (number % 2 === 0 ? 1 : 3) ? 'a' : 'bb'));
  const shares = Array.from({ length: 25 }, (_, number) => (number % 2 === 0 ? 1 / 4 : 3 / 4));
  const mean = shares.reduce((sum, share) => sum + share) / 25;
  const scatter = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / 25 + (mean * (1 - mean)) / 25;
  expect(rowOf(forecast, 'a')).toEqual({ gist: 'a', ...likely(mean, (25 * mean * (1 - mean)) / scatter) });
});

const thrown = (faces: readonly string[]) => (dice: Dice) => faces[dice.roll(faces.length, 'die') - 1]!;
test.each<[why: string, here: readonly string[], there: readonly string[], alike: boolean]>([
  ['the same', ['a', 'bb', 'cc', 'cc'], ['cc', 'a', 'cc', 'bb'], true],
  ['one thing more', ['a', 'bb'], ['a', 'bb', 'cc'], false],
  ['one thing fewer', ['a', 'bb', 'cc'], ['a', 'bb'], false],
  ['another thing', ['a', 'bb'], ['a', 'cc'], false],
  ['half of it', ['a', 'bb'], ['a', 'bb', 'bb', 'bb'], false],
  ['three times as often', ['a', 'bb', 'bb', 'bb'], ['a', 'a', 'a', 'bb'], false],
  ['one thing alike, the others not', ['a', 'a', 'bb', 'cc'], ['a', 'a', 'bb', 'bb', 'bb', 'cc', 'a', 'a'], false],
])('worlds are alike where the same comes about as often: %s', (_, here, there, alike) => {
  const forecast = sample(({ number }, dice) => thrown(number === 7 ? there : here)(dice), 1000);
  expect(forecast.sample?.alike).toBe(alike);
});

test('worlds in which dice are thrown again without end are not played in every way, and so not alike', () => {
  const again = sample((_, dice) => {
    while (dice.roll(3, 'again') === 1);
    return 'a';
  }, 1000);
  expect(again.sample).toEqual({ worlds: 67, alike: false });
});

test('where the dice fall in too many ways they are thrown once in every world, the same for the same seed', () => {
  const play = (_: World, dice: Dice): string => words[dice.roll(6, 'die') % 4]!;
  const [one, again, other] = [sample(play), sample(play), sample(play, 100, 'another')];
  expect(one).toMatchObject({ plays: 25, sample: { worlds: 25, alike: false } });
  expect([again, other.rows]).toEqual([one, expect.not.arrayContaining([...one.rows])]);
  expect(one.rows.every((row, i) => i === 0 || one.rows[i - 1]!.chance >= row.chance)).toBe(true);
  expect(one.points.map(({ change }) => change)).toEqual([...new Set(one.points.map(({ change }) => change))].sort((a, b) => a - b));
});

test('a sample ends when it has cost enough, and not before it tells something', () => {
  const eight = (_: World, dice: Dice): string => words[dice.roll(8, 'die') % 4]!;
  expect([200, 190, 1].map((plays) => sample(eight, plays).sample?.worlds)).toEqual([25, 25, 25]);
  expect([200, 190, 1].map((plays) => sample(eight, plays).plays)).toEqual([200, 200, 25]);
  expect(sample(() => 'a', 400)).toMatchObject({ plays: 100, sample: { worlds: 100 } });
});

test('worlds in which it cannot be done say nothing, and if there are no others nothing is said', () => {
  const seldom = sample(({ number }) => {
    if (number % 2 === 1) throw new Glimpse();
    return 'a';
  });
  expect(seldom).toMatchObject({ sample: { worlds: 13, alike: false }, plays: 13 });
  expect(seldom.rows).toEqual([{ gist: 'a', ...likely(1, 13) }]);
  const never = sample(() => {
    throw new Glimpse();
  });
  expect(never).toEqual({ exact: false, sample: { worlds: 0, alike: false }, rows: [], points: [], expected: 0, plays: 0 });
  expect(() =>
    sample(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
});

test('an enumeration tells points from the greatest loss on, and their average', () => {
  const results = new Map<string, Result>([
    ['ten', { gist: 'much', change: 10 }],
    ['less', { gist: 'loss', change: -2 }],
    ['three', { gist: 'much', change: 3 }],
  ]);
  const told = exactly(
    odds((dice) => ['ten', 'less', 'three', 'three'][dice.roll(4, 'die') - 1]!),
    results,
  );
  expect(told.points.map(({ change, fraction: share }) => [change, share])).toEqual([
    [-2, fraction(1n, 4n)],
    [3, fraction(1n, 2n)],
    [10, fraction(1n, 4n)],
  ]);
  expect(told.rows.map(({ gist, chance }) => [gist, chance])).toEqual([
    ['much', 0.75],
    ['loss', 0.25],
  ]);
  expect(told.expected).toBeCloseTo((-2 + 3 + 3 + 10) / 4, 9);
});

test('what is thrown again without end widens the intervals, and the rest is shared out', () => {
  const chances = new Map<string, Fraction>([
    ['a', fraction(1n, 2n)],
    ['bb', fraction(1n, 4n)],
  ]);
  const told = exactly({ chances, undecided: fraction(1n, 4n), plays: 3 }, resultsOf('a', 'bb'));
  expect(told).toMatchObject({ exact: false, sample: null, plays: 3 });
  expect(told.rows).toEqual([
    { gist: 'a', chance: expect.closeTo(2 / 3, 9), low: 0.5, high: 0.75, fraction: null },
    { gist: 'bb', chance: expect.closeTo(1 / 3, 9), low: 0.25, high: 0.5, fraction: null },
  ]);
  expect(told.expected).toBeCloseTo(1 * (2 / 3) + 2 * (1 / 3), 9);
});

test('of throws that go on and on one way in two hundred is let go, and no more', () => {
  /** Of so many ways one goes on for some throws more, and the next for others. */
  const undecided = (ways: number, ...more: readonly number[]) =>
    enumerated((dice) => {
      const way = dice.roll(ways, 'way');
      for (let left = more[way - 1] ?? 0; left > 0; left--) dice.shuffle(1, 'again');
      return 'a';
    }, 1000)?.undecided;
  // A few throws more are followed where that is worth it; what never ends is not.
  expect([undecided(200, 8), undecided(199, 8)]).toEqual([fraction(1n, 200n), fraction(0n, 1n)]);
  const never = Number.POSITIVE_INFINITY;
  expect([undecided(200, 8, never), undecided(199, 8, never)]).toEqual([fraction(1n, 200n), undefined]);
});

test('when the plays are used up no dice are thrown any more, and what breaks is no unlikely way', () => {
  let runs = 0;
  const counted = (dice: Dice): string => {
    runs++;
    return words[dice.roll(1000, 'die') % 4]!;
  };
  expect([enumerated(counted, 10), runs]).toEqual([null, 10]);
  const broken = (dice: Dice): string => {
    if (dice.roll(1000, 'die') === 1000) throw new Error('broken');
    return 'a';
  };
  expect(() => enumerated(broken, 1000)).toThrow('broken');
});

test('the likeliest come first, and of equals the first by their name', () => {
  const row = (gist: string, chance: number) => ({ gist, chance, low: 0, high: 1, fraction: null });
  const rows = [row('b', 0.2), row('c', 0.4), row('a', 0.2), row('d', 0.2)];
  for (const order of [rows, [...rows].reverse()])
    expect([...order].sort(byLikelihood).map(({ gist }) => gist)).toEqual(['c', 'a', 'b', 'd']);
});

test('what may be unknown is found by its place, as deep as states differ', () => {
  const state = { a: 1, b: { c: 2, d: [3, 4] }, e: {} };
  expect(unknownIn(state, [{ a: 1, b: { c: 2, d: [3, 4] }, e: {} }])).toBe(null);
  expect(unknownIn(state, [{ a: 1, b: { c: 2, d: [3, 5] }, e: {} }])).toEqual(new Map([['b', new Map([['d', new Map([['1', true]])]])]]));
  const both = unknownIn(state, [
    { a: 1, b: { c: 0, d: [3, 4] }, e: {} },
    { a: 1, b: { c: 2, d: [0, 4] }, e: {} },
    { a: 1, b: { c: 2, d: [3, 0] }, e: {} },
  ]);
  const places = new Map<string, unknown>([
    ['c', true],
    [
      'd',
      new Map([
        ['0', true],
        ['1', true],
      ]),
    ],
  ]);
  expect(both).toEqual(new Map([['b', places]]));
});

test.each<[why: string, other: object]>([
  ['a field more', { a: 1, b: 2 }],
  ['a field fewer', {}],
  ['another field', { b: 1 }],
  ['a list', [1]],
])('where states have other fields all of them is unknown: %s', (_, other) => {
  expect(unknownIn({ a: 1 }, [other])).toBe(true);
  expect(unknownIn({ in: { a: 1 } }, [{ in: other }, { in: { a: 2 } }])).toEqual(new Map([['in', true]]));
});

test('a list and an object are different, though their entries be the same', () => {
  expect(unknownIn([1], [{ 0: 1 }])).toBe(true);
  expect(unknownIn({ 0: 1 }, [[1]])).toBe(true);
});

test('whoever reads what is unknown is stopped, and what is known is handed out as it is', () => {
  const state = { a: 1, none: null as object | null, b: { c: 2, d: { e: 3 } } };
  const unknown = unknownIn(state, [{ a: 2, none: {}, b: { c: 0, d: { e: 3 } } }])!;
  const seen = guarded(state, unknown);
  expect(seen.b.d).toBe(state.b.d);
  expect(seen.b).toBe(seen.b);
  for (const read of [() => seen.a, () => seen.none, () => seen.b.c]) expect(read).toThrow(Glimpse);
  expect(() => guarded(state, true)).toThrow(expect.objectContaining({ name: 'Glimpse' }));
});

test('what is written over something partly unknown is unknown, whatever it is', () => {
  const state: { b: unknown } = { b: { c: 2, d: 3 } };
  const seen = guarded(state, unknownIn(state, [{ b: { c: 0, d: 3 } }])!);
  for (const written of [7, 'x', null, undefined]) {
    seen.b = written;
    expect(() => seen.b).toThrow(Glimpse);
  }
});
