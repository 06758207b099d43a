import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, type Played } from '../../bench/ladder/elo.js';

const many = 100_000;
/** Elo that goes with a share of the points. */
const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

test('two players: three wins of four are 191 Elo', () => {
  const { lead } = fitted(['a', 'b'], [{ one: 'a', other: 'b', games: many, points: 0.75 * many }]);
  expect(lead('a', 'b').elo).toBeCloseTo(190.85, 1);
});

test('the interval is that of a share of the points: 60 of 100 are 70 Elo, give or take 69', () => {
  const { elo, low, high } = fitted(['a', 'b'], [{ one: 'a', other: 'b', games: 100, points: 60 }]).lead('a', 'b');
  // The slope of the curve at 60 % times 1.96 standard errors, the imagined tie counted in.
  const share = 60.5 / 101;
  const error = (400 / Math.LN10) * (1.959964 / Math.sqrt(101 * share * (1 - share)));
  expect(elo).toBeCloseTo(eloOf(share), 6);
  expect(high - elo).toBeCloseTo(error, 6);
  expect(elo - low).toBeCloseTo(error, 6);
  expect(low).toBeGreaterThan(0);
});

test('who never met is compared by those they both met', () => {
  const { lead, ratingOf } = fitted(
    ['a', 'b', 'c'],
    [
      { one: 'b', other: 'a', games: many, points: 0.64 * many },
      { one: 'c', other: 'b', games: many, points: 0.7 * many },
    ],
  );
  expect(ratingOf('a').elo).toBe(0);
  expect(ratingOf('b').elo).toBeCloseTo(eloOf(0.64), 1);
  expect(lead('c', 'a').elo).toBeCloseTo(eloOf(0.64) + eloOf(0.7), 1);
  // Errors add up along the chain.
  const widthOf = ({ low, high }: { low: number; high: number }): number => high - low;
  expect(widthOf(lead('c', 'a')) ** 2).toBeCloseTo(widthOf(lead('b', 'a')) ** 2 + widthOf(lead('c', 'b')) ** 2, 3);
});

test('where all fits, every way round says the same, and more games say it more surely', () => {
  const strength = { a: 0, b: 120, c: 300 };
  const between = (one: 'a' | 'b' | 'c', other: 'a' | 'b' | 'c', games: number): Played => ({
    one,
    other,
    games,
    points: games / (1 + 10 ** ((strength[other] - strength[one]) / 400)),
  });
  const chain = [between('a', 'b', many), between('b', 'c', many)];
  const round = fitted(['a', 'b', 'c'], [...chain, between('c', 'a', many)]).ratingOf('c');
  const along = fitted(['a', 'b', 'c'], chain).ratingOf('c');
  expect(round.elo).toBeCloseTo(300, 1);
  expect(along.elo).toBeCloseTo(300, 1);
  expect(round.high - round.low).toBeLessThan(along.high - along.low);
});

test('who won every game is far ahead by a finite lead, and it is said how little is known of it', () => {
  const { elo, low, high } = fitted(['a', 'b'], [{ one: 'b', other: 'a', games: 40, points: 40 }]).ratingOf('b');
  expect(elo).toBeCloseTo(eloOf(40.5 / 41), 6);
  expect(high - low).toBeGreaterThan(900);
  const lone = fitted(['a', 'b'], [{ one: 'b', other: 'a', games: 1, points: 1 }]).ratingOf('b');
  expect(lone.low).toBeLessThan(0);
});

test('of those no chain of games joins to the first nothing is said', () => {
  const { ratingOf, lead } = fitted(
    ['a', 'b', 'c', 'd'],
    [
      { one: 'a', other: 'b', games: 10, points: 5 },
      { one: 'c', other: 'd', games: 10, points: 9 },
      { one: 'a', other: 'c', games: 0, points: 0 },
    ],
  );
  expect(ratingOf('b').elo).toBeCloseTo(0, 9);
  expect(ratingOf('c').elo).toBeNaN();
  expect(lead('c', 'd').elo).toBeNaN();
});

const results = fc.record({ games: fc.integer({ min: 1, max: 400 }), share: fc.double({ min: 0, max: 1, noNaN: true }) });

test('whoever is named first, the leads are the same the other way round', () => {
  fc.assert(
    fc.property(fc.tuple(results, results, results), (three) => {
      const pairs = [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ] as const;
      const played = pairs.map(
        ([one, other], i): Played => ({ one, other, games: three[i]!.games, points: three[i]!.games * three[i]!.share }),
      );
      const turned = played.map(({ one, other, games, points }): Played => ({ one: other, other: one, games, points: games - points }));
      const straight = fitted(['a', 'b', 'c'], played);
      const otherwise = fitted(['c', 'b', 'a'], turned);
      for (const [one, other] of pairs) {
        const [lead, back] = [straight.lead(one, other), otherwise.lead(other, one)];
        expect(Number.isFinite(lead.elo)).toBe(true);
        expect(back.elo).toBeCloseTo(-lead.elo, 4);
        expect(back.low).toBeCloseTo(-lead.high, 4);
      }
      // The likeliest ratings are those that expect as many points as there were.
      for (const player of ['a', 'b', 'c']) {
        let surprise = 0;
        for (const { one, other, games, points } of played) {
          if (one !== player && other !== player) continue;
          const expected = 1 / (1 + 10 ** (-straight.lead(one, other).elo / 400));
          surprise += (one === player ? 1 : -1) * (points + 0.5 - (games + 1) * expected);
        }
        expect(surprise).toBeCloseTo(0, 4);
      }
    }),
    { numRuns: 60 },
  );
});
