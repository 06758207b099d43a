import { diceFrom, scripted } from 'ludoteca';
import { expect, test } from 'vitest';
import { allot, type Choice, group, listOf, one, range, skip, some, text, via } from '../../../src/core/choices/choices.js';
import { isAllotment, type LeftOut, nothing, sampleFields, sampleOf, valuesOf, wholeAllotment } from '../../../src/core/choices/listing.js';

const all = (choice: Choice<unknown>): unknown[] => [...valuesOf(choice)];

/** Dice that fall as told, and note what they are asked for. */
const noting = (roll: (sides: number) => number, shuffle: (count: number) => readonly number[]) => {
  const asked: string[] = [];
  const dice = diceFrom(
    (sides, why) => {
      asked.push(`d${sides} ${why}`);
      return roll(sides);
    },
    {
      shuffle: (count, why) => {
        asked.push(`shuffle ${count} ${why}`);
        return shuffle(count);
      },
    },
  );
  return { dice, asked };
};
const inOrder = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const backwards = (count: number): number[] => inOrder(count).reverse();

// Things that are together worth a sum

const coins = (from: readonly number[], min: number, max: number, sum: number | { min: number; max: number }): Choice<readonly number[]> =>
  some(from, min, max, { worth: (coin) => coin, sum });

test('those that come to the sum are listed, few first', () => {
  expect(all(coins([5, 1, 2, 3], 1, 4, 5))).toEqual([[5], [2, 3]]);
  expect(all(coins([1, 2, 2], 0, 3, { min: 4, max: 5 }))).toEqual([
    [2, 2],
    [1, 2, 2],
  ]);
  expect(all(coins([1, 2], 0, 2, 0))).toEqual([[]]);
  expect(all(coins([1, 2], 1, 2, 4))).toEqual([]);
  // Where debts are asked for, nothing is too much.
  expect(all(coins([-1, -2], 0, 2, { min: -2, max: -1 }))).toEqual([[-1], [-2]]);
});

test('what overshoots is not followed', () => {
  let looks = 0;
  const worth = new Proxy(new Array<number>(40).fill(10), {
    get: (list, key) => {
      if (++looks > 200_000) throw new Error('Everything is looked through.');
      return Reflect.get(list, key);
    },
  });
  const choice: Choice<unknown> = { kind: 'some', from: inOrder(40), min: 2, max: 20, sum: { worth, min: 15, max: 15 } };
  expect(all(choice)).toEqual([]);
});

test('at random they are taken in the order of a shuffle, as far as they fit', () => {
  const { dice, asked } = noting(() => 1, backwards);
  expect(sampleOf(coins([1, 1, 1], 1, 1, 1), dice)).toEqual([1]);
  expect(sampleOf(some(['a', 'b', 'c'], 1, 1, { sum: 1 }), dice)).toEqual(['c']);
  expect(sampleOf(some(['a', 'b', 'c'], 2, 3, { sum: { min: 1, max: 3 } }), dice)).toEqual(['b', 'c']);
  expect(sampleOf(coins([2, 3, 4], 0, 3, { min: 4, max: 6 }), dice)).toEqual([4]);
  expect(sampleOf(coins([2, 9, 3], 0, 3, { min: 4, max: 6 }), dice)).toEqual([2, 3]);
  expect(new Set(asked)).toEqual(new Set(['shuffle 3 which']));
});

test('where no order fits in four tries the first way there is will do', () => {
  const { dice, asked } = noting(() => 1, inOrder);
  expect(sampleOf(coins([1, 2, 2], 1, 3, 4), dice)).toEqual([2, 2]);
  expect(asked).toEqual(new Array(4).fill('shuffle 3 which'));
  expect(sampleOf(coins([4, 2, 2], 2, 3, 4), dice)).toEqual([2, 2]); // four alone would be too few
  expect(sampleOf(coins([1, 2], 1, 2, 4), dice)).toBe(nothing);
  expect(sampleOf(coins([1, 2], 3, 2, 4), dice)).toBe(nothing);
});

test('of any kind, first how many, then which, in the order of the list', () => {
  const { dice, asked } = noting((sides) => sides, backwards);
  expect(sampleOf(some(['a', 'b', 'c', 'd'], 1, 2), dice)).toEqual(['c', 'd']);
  expect(asked).toEqual(['d2 how many', 'shuffle 4 which']);
});

test('at random one is taken after another until the sum is reached, and no more than may be', () => {
  const paying = noting(() => 1, backwards);
  expect(sampleOf(coins([4, 1, 3], 0, 3, 4), paying.dice)).toEqual([1, 3]);
  expect(paying.asked).toEqual(['shuffle 3 which']);
  // Three ones would be three, and one too many.
  const tooMany = noting(() => 1, inOrder);
  expect(sampleOf(coins([1, 1, 1, 3], 1, 2, 3), tooMany.dice)).toEqual([3]);
  expect(tooMany.asked).toEqual(new Array(4).fill('shuffle 4 which'));
});

// A total over parts

const parts = [
  { part: 'a', min: 1, max: 3 },
  { part: 'b', min: 0, max: 2 },
];

test('what may be allotted: to each part from its least to its most, and in all as much as is said', () => {
  const total = allot(parts, { min: 2, max: 4 });
  if (total.kind !== 'allot') throw new Error('no total');
  for (const [amounts, fits] of [
    [{ a: 1, b: 1 }, true],
    [{ a: 2 }, true],
    [{ a: 3, b: 1 }, true],
    [{ a: 3, b: 2 }, false],
    [{ a: 1 }, false],
    [{ a: 0, b: 2 }, false],
    [{ a: 4 }, false],
    [{ a: 1, b: 3 }, false],
    [{ a: 1.5, b: 0.5 }, false],
    [{}, false],
  ] as const)
    expect([amounts, isAllotment(total, amounts as never)]).toEqual([amounts, fits]);
  expect(wholeAllotment(total, { b: 2 })).toEqual({ a: 1, b: 2 });
});

test('listed are the shortcuts that fit, or else the parts filled one after another', () => {
  expect(all(allot(parts, 4, { shortcuts: [{ a: 3, b: 1 }, { a: 9 }, { b: 2 }, { a: 2, b: 2 }] }))).toEqual([
    { a: 3, b: 1 },
    { a: 2, b: 2 },
  ]);
  expect(all(allot(parts, 4))).toEqual([{ a: 3, b: 1 }]);
  expect(all(allot(parts, 1))).toEqual([{ a: 1, b: 0 }]);
  expect(all(allot(parts, 6))).toEqual([]);
  expect(all(allot(parts, 0))).toEqual([]);
});

test('a listing says what it leaves out: other totals and other texts', () => {
  const leftOut = (choice: Choice<unknown>): boolean => {
    const left: LeftOut = { anything: false };
    for (const _ of valuesOf(choice, left));
    return left.anything;
  };
  expect([allot(parts, 4), text(['a'], 5), listOf(text(['a'], 5), 1, 1), group({ a: () => allot(parts, 4) })].map(leftOut)).toEqual(
    new Array(4).fill(true),
  );
  expect([one(['a']), range(1, 2), some(['a'], 0, 1), listOf(one(['a']), 0, 1), group({})].map(leftOut)).toEqual(new Array(5).fill(false));
  expect(leftOut(via(text(['a'], 5), { to: (said) => said, from: (said: string) => said }))).toBe(true);
});

test('at random a total is a shortcut, every other time, where one fits', () => {
  const ready = allot(parts, 4, { shortcuts: [{ a: 9 }, { a: 2, b: 2 }] });
  const half = noting(() => 1, inOrder);
  expect(sampleOf(ready, half.dice)).toEqual({ a: 2, b: 2 });
  expect(half.asked).toEqual(['d2 ready made']);
  const either = noting(() => 1, inOrder);
  expect(sampleOf(allot(parts, 4, { shortcuts: [{ a: 2, b: 2 }, { a: 3 }, { a: 3, b: 1 }] }), either.dice)).toEqual({ a: 2, b: 2 });
  expect(either.asked).toEqual(['d2 ready made', 'd2 choice']);
  const other = noting((sides) => sides, backwards);
  expect(sampleOf(ready, other.dice)).toEqual({ a: 2, b: 2 });
  expect(other.asked).toEqual(['d2 ready made', 'd1 how much', 'shuffle 2 which first', 'd2 b', 'd1 a']);
  const none = noting((sides) => sides, inOrder);
  expect(sampleOf(allot(parts, 4), none.dice)).toEqual({ a: 3, b: 1 });
  expect(none.asked).toEqual(['d1 how much', 'shuffle 2 which first', 'd2 a', 'd1 b']);
  expect(sampleOf(allot(parts, 6), none.dice)).toBe(nothing);
  expect(sampleOf(allot(parts, 0), none.dice)).toBe(nothing);
});

// What is chosen at random of the rest

test('at random each kind asks for what it needs, and says why', () => {
  const { dice, asked } = noting(() => 1, inOrder);
  const doubled = via(range(2, 4), { to: (n) => n * 2, from: (n: number) => n / 2 });
  expect([sampleOf(doubled, dice), sampleOf(one(['a', 'b']), dice), sampleOf(text(['hi', 'ho'], 5), dice)]).toEqual([4, 'a', 'hi']);
  expect(sampleOf(listOf(one(['a', 'b']), 1, 3), dice)).toEqual(['a']);
  expect(asked).toEqual(['d3 choice', 'd2 choice', 'd2 choice', 'd3 how many', 'd2 choice']);
  for (const none of [one([]), range(2, 1), text([], 5), listOf(one(['a']), 2, 1), via(one([]), { to: () => 1, from: () => undefined })])
    expect(sampleOf(none, dice)).toBe(nothing);
});

test('a list at random has at most six entries more than it must, and ends early where nothing is left', () => {
  const most = noting((sides) => sides, inOrder);
  expect(sampleOf(listOf(one(['a']), 2, 100), most.dice)).toEqual(new Array(8).fill('a'));
  expect(most.asked).toEqual(['d7 how many']);
  const two = (before: readonly string[]): Choice<string> => one(before.length < 2 ? ['a'] : []);
  expect(sampleOf(listOf(two, 1, 4), scripted([4]))).toEqual(['a', 'a']);
  expect(sampleOf(listOf(two, 2, 4), scripted([3]))).toEqual(['a', 'a']);
  expect(sampleOf(listOf(one(['a']), 2, 2), most.dice)).toEqual(['a', 'a']);
  expect(sampleOf(listOf(two, 3, 4), scripted([2]))).toBe(nothing);
});

test('a field that does not apply is not there at all', () => {
  const chosen = sampleFields({ a: () => one([1]), b: () => skip, c: () => one([2]) }, scripted([]));
  expect(Object.entries(chosen ?? {})).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  expect(sampleFields({ a: () => one([1]), b: () => one([]) }, scripted([]))).toBe(undefined);
});
