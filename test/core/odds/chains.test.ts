import fc from 'fast-check';
import { type Dice, type Fraction, followedBy, fraction, given, type Odds, odds, totalOf } from 'ludoteca';
import { expect, test } from 'vitest';

const die = odds((dice) => dice.roll(6, 'die'));
const written = <K>({ chances, undecided }: Odds<K>): Record<string, string> =>
  Object.fromEntries(
    [...[...chances].map(([value, share]) => [String(value), share] as const), ['undecided', undecided] as const].map(([value, share]) => [
      value,
      `${share.of}/${share.in}`,
    ]),
  );
const whole = <K>({ chances, undecided }: Odds<K>): Fraction =>
  [...chances.values(), undecided].reduce((a, b) => fraction(a.of * b.in + b.of * a.in, a.in * b.in), fraction(0n, 1n));

test('what does not count is thrown again without end', () => {
  expect(written(given(die, (face) => face > 4))).toEqual({ 5: '1/2', 6: '1/2', undecided: '0/1' });
  // The long way to the same: a tie is rolled again, and again, …
  const tied = odds((dice) => Math.sign(dice.roll(6, 'a') - totalOf(dice.pool(2, 6, 'b'))));
  const again = (dice: Dice): number => Math.sign(dice.roll(6, 'a') - totalOf(dice.pool(2, 6, 'b'))) || again(dice);
  const exact = given(tied, (side) => side !== 0).chances.get(1)!;
  const cut = odds(again, { throws: 6 });
  const least = cut.chances.get(1)!;
  expect(exact.of * least.in > least.of * exact.in).toBe(true);
  expect(Number(exact.of) / Number(exact.in) - Number(least.of) / Number(least.in)).toBeLessThan(
    Number(cut.undecided.of) / Number(cut.undecided.in),
  );
});

test('a type is narrowed to what counts', () => {
  const sides: Odds<'heads' | 'tails' | null> = odds((dice) => ([null, 'heads', 'tails'] as const)[dice.roll(3, 'coin, or its edge') - 1]!);
  const fair: Odds<'heads' | 'tails'> = given(sides, (side) => side !== null);
  expect(written(fair)).toEqual({ heads: '1/2', tails: '1/2', undecided: '0/1' });
});

test('where nothing can count, nothing is decided', () => {
  expect(written(given(die, () => false))).toEqual({ undecided: '1/1' });
});

test('what was undecided stays so, for it may count or not', () => {
  const cut = odds((dice) => (dice.roll(2, 'first') === 1 ? 'short' : dice.roll(2, 'second') === 1 ? 'long' : 'longest'), { throws: 1 });
  expect(written(given(cut, (way) => way === 'short'))).toEqual({ short: '1/2', undecided: '1/2' });
  expect(written(followedBy(cut, () => die))).toEqual({
    1: '1/12',
    2: '1/12',
    3: '1/12',
    4: '1/12',
    5: '1/12',
    6: '1/12',
    undecided: '1/2',
  });
  expect(written(followedBy(die, (face) => (face === 6 ? cut : odds(() => 'none'))))).toEqual({
    none: '5/6',
    short: '1/12',
    undecided: '1/12',
  });
});

test('two steps are as good as one run', () => {
  const both = odds((dice) => {
    const first = dice.roll(4, 'first');
    return totalOf(dice.pool(first, 6, 'second'));
  });
  const steps = followedBy(
    odds((dice) => dice.roll(4, 'first')),
    (first) => odds((dice) => totalOf(dice.pool(first, 6, 'second'))),
  );
  expect(steps.chances).toEqual(both.chances);
  expect(steps.plays).toBe(both.plays + 4);
});

test('chances and the undecided share add up to exactly one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 18 }), (count, plays, least) => {
      const some = odds((dice) => Array.from({ length: count }, () => dice.roll(6, 'die')).reduce((a, b) => a + b), { plays });
      const counted = given(some, (total) => total >= least);
      for (const result of [counted, followedBy(counted, (total) => (total % 2 === 0 ? some : die))])
        expect(whole(result)).toEqual(fraction(1n, 1n));
    }),
    { numRuns: 40 },
  );
});
