import fc from 'fast-check';
import {
  comparePools,
  contestD10,
  type Equality,
  effectiveRoll,
  type Grade,
  gradeOf,
  jointGrades,
  judgeD100,
  keptFace,
  marginOf,
  opposedGrade,
  type Side,
  testD10,
  totalOf,
} from 'ludoteca';
import { expect, test } from 'vitest';

// d10

test.each<[die: number, bonus: number, difficulty: number, success: boolean, margin: number, why: string]>([
  [5, 4, 8, true, 1, 'above by one'],
  [5, 3, 8, false, 0, 'equal is not above'],
  [5, 2, 8, false, 0, 'below'],
  [9, 9, 8, true, 10, 'the margin is the excess'],
  [1, 50, 8, false, 0, 'a 1 fails whatever the total'],
  [10, 0, 50, true, 1, 'a 10 succeeds from below, by one'],
  [10, -5, 5, true, 1, 'and at equality, by one'],
  [10, 3, 8, true, 5, 'and by the excess where there is one'],
  [2, 0, 1, true, 1, 'the lowest die that is not natural'],
  [9, 0, 9, false, 0, 'the highest die that is not natural'],
])('d10: %i + %i against %i: %s by %i (%s)', (die, bonus, difficulty, success, margin) => {
  expect(testD10(die, bonus, difficulty)).toEqual({ total: die + bonus, success, margin });
});

test.each<[first: readonly [number, number], second: readonly [number, number], winner: Side | null, why: string]>([
  [[5, 3], [5, 2], 'first', 'the higher total'],
  [[5, 2], [5, 3], 'second', 'the higher total'],
  [[4, 3], [5, 2], null, 'equal totals'],
  [[1, 90], [2, 0], 'second', 'a lone 1 loses'],
  [[2, 0], [1, 90], 'first', 'a lone 1 loses'],
  [[1, 90], [1, 0], null, 'two 1s undo each other, whatever the totals'],
  [[10, 0], [9, 90], 'first', 'a lone 10 wins'],
  [[9, 90], [10, 0], 'second', 'a lone 10 wins'],
  [[10, 2], [10, 1], 'first', 'between two 10s the totals decide'],
  [[10, 1], [10, 1], null, 'two 10s with equal totals'],
  [[1, 90], [10, 0], 'second', 'a 1 against a 10'],
  [[10, 0], [1, 90], 'first', 'a 10 against a 1'],
])('contest of %j and %j: %s (%s)', ([firstDie, firstBonus], [secondDie, secondBonus], winner) => {
  expect(contestD10(firstDie, firstBonus, secondDie, secondBonus)).toBe(winner);
});

const die = fc.integer({ min: 1, max: 10 });
const bonus = fc.integer({ min: -5, max: 20 });
const mirrored = (side: Side | null): Side | null => (side === null ? null : side === 'first' ? 'second' : 'first');

test('a contest does not care who is named first', () => {
  fc.assert(
    fc.property(
      die,
      bonus,
      die,
      bonus,
      (a, plusA, b, plusB) => contestD10(a, plusA, b, plusB) === mirrored(contestD10(b, plusB, a, plusA)),
    ),
  );
});

// d100

test.each<[natural: number, modifiers: number, effective: number]>([
  [50, 0, 50],
  [1, -5, 1],
  [5, -4, 1],
  [5, -5, 1],
  [100, 5, 100],
  [95, 5, 100],
  [95, 6, 100],
  [95, -95, 1],
])('a natural %i moved by %i counts as %i', (natural, modifiers, effective) => {
  expect(effectiveRoll(natural, modifiers)).toBe(effective);
});

test.each<[of: number, into: number, grade: Grade, why: string]>([
  [0, 1, 1, 'nothing'],
  [3299, 100, 1, 'just below 33'],
  [33, 1, 2, 'at 33'],
  [3301, 100, 2, 'just above 33'],
  [6599, 100, 2, 'just below 66'],
  [66, 1, 2, 'at 66'],
  [6601, 100, 3, 'just above 66'],
  [100, 1, 3, 'all the way'],
])('a margin of %i/%i is grade %i (%s)', (of, into, grade) => {
  expect(gradeOf({ of, in: into })).toBe(grade);
});

test.each<[critical: number, effective: number, threshold: number, result: 'success' | 'failure', grade: Grade, why: string]>([
  [1, 1, 50, 'success', 4, 'a 1'],
  [1, 1, 0, 'success', 4, 'a 1 even against a threshold of nothing'],
  [1, 90, 50, 'success', 4, 'the critical number decides, not the effective one'],
  [100, 100, 100, 'failure', 4, 'a 100 even against a threshold of all'],
  [100, 10, 50, 'failure', 4, 'a 100 though the modified roll is low'],
  [2, 2, 100, 'success', 3, '98 of 100'],
  [99, 99, 100, 'success', 1, '1 of 100'],
  [99, 99, 98, 'failure', 2, '1 of the 2 left'],
  [34, 34, 100, 'success', 2, 'u = 100: 66 is still normal'],
  [33, 33, 100, 'success', 3, 'u = 100: 67 is very'],
  [67, 67, 100, 'success', 2, 'u = 100: 33 is normal'],
  [68, 68, 100, 'success', 1, 'u = 100: 32 is slight'],
  [34, 34, 50, 'success', 1, '32 %'],
  [33, 33, 50, 'success', 2, '34 %'],
  [17, 17, 50, 'success', 2, '66 % exactly'],
  [16, 16, 50, 'success', 3, '68 %'],
  [66, 66, 50, 'failure', 1, '32 %'],
  [67, 67, 50, 'failure', 2, '34 %'],
  [83, 83, 50, 'failure', 2, '66 % exactly'],
  [84, 84, 50, 'failure', 3, '68 %'],
  [2, 2, 1, 'failure', 1, 'u = 1: one of the 99 left'],
  [2, 2, 3, 'success', 2, 'a third is more than 33 %'],
  [2, 2, 0, 'failure', 1, 'u = 0: two of 100'],
  [99, 99, 0, 'failure', 3, 'u = 0: 99 of 100'],
])('d100: critical %i, effective %i against %i: %s of grade %i (%s)', (critical, effective, threshold, result, grade) => {
  expect(judgeD100(critical, effective, threshold)).toMatchObject({ result, grade });
});

test.each<[Equality]>([['success'], ['failure'], ['pending']])(
  'a roll equal to its threshold is a slight %s where the rules say so',
  (equality) => {
    for (const roll of [2, 50, 99])
      expect(judgeD100(roll, roll, roll, equality)).toEqual({ result: equality, grade: 1, margin: { of: 0, in: roll } });
    expect(judgeD100(1, 1, 1, equality)).toMatchObject({ result: 'success', grade: 4 });
    expect(judgeD100(100, 100, 100, equality)).toMatchObject({ result: 'failure', grade: 4 });
  },
);

test('equality counts as success unless said otherwise', () => {
  expect(judgeD100(50, 50, 50).result).toBe('success');
});

test('margins are exact fractions with no end of scale to divide by', () => {
  expect(marginOf(20, 60)).toEqual({ of: 4000, in: 60 });
  expect(marginOf(80, 60)).toEqual({ of: 2000, in: 40 });
  expect(marginOf(100, 99)).toEqual({ of: 100, in: 1 });
  expect(marginOf(100, 100)).toEqual({ of: 0, in: 100 });
  expect(marginOf(0, 0)).toEqual({ of: 0, in: 1 });
});

test('a better roll never has a worse grade', () => {
  const score = (effective: number, threshold: number): number => {
    const { result, grade } = judgeD100(50, effective, threshold);
    return result === 'success' ? grade : -grade;
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 99 }),
      fc.integer({ min: 0, max: 100 }),
      (effective, threshold) => score(effective - 1, threshold) >= score(effective, threshold),
    ),
  );
});

test.each<[own: Grade, counter: Grade | null, net: 0 | Grade]>([
  [1, null, 1],
  [2, null, 2],
  [3, null, 3],
  [4, null, 4],
  [3, 1, 2],
  [3, 2, 1],
  [2, 1, 1],
  [1, 1, 0],
  [2, 2, 0],
  [3, 3, 0],
  [1, 3, 0],
  [4, 1, 4],
  [4, 3, 4],
  [4, 4, 0],
  [3, 4, 0],
  [1, 4, 0],
])('grade %s against %s leaves %s', (own, counter, net) => {
  expect(opposedGrade(own, counter)).toBe(net);
});

test.each<[grades: (1 | 2 | 3)[], counter: 1 | 2 | 3, left: number[]]>([
  [[3, 3], 3, [1, 1]], // 3 · 3 / 6 = 1.5
  [[1, 2, 3], 1, [0, 1, 2]], // 5/6, 10/6, 15/6
  [[1, 1, 1], 2, [0, 0, 0]],
  [[1, 1], 2, [0, 0]],
  [[1, 1], 3, [0, 0]],
  [[3], 1, [2]], // alone it is the difference
  [[2], 2, [0]],
  [[3, 3, 3, 3], 1, [2, 2, 2, 2]], // 3 · 11 / 12
  [[], 1, []],
])('%j together against %i leave %j', (grades, counter, left) => {
  expect(jointGrades(grades, counter)).toEqual(left);
});

test('alone, a share is the difference of grades', () => {
  for (const own of [1, 2, 3] as const)
    for (const counter of [1, 2, 3] as const) expect(jointGrades([own], counter)).toEqual([opposedGrade(own, counter)]);
});

// d6 pools

test('against what is no number nobody wins', () => {
  expect([contestD10(5, Number.NaN, 6, 0), contestD10(5, 0, 6, undefined as never)]).toEqual([null, null]);
  expect([comparePools([Number.NaN], [3]), comparePools([3], [undefined as never])]).toEqual([null, null]);
});

test('pools are compared by their totals', () => {
  expect(totalOf([])).toBe(0);
  expect(totalOf([1, 6, 6])).toBe(13);
  expect(comparePools([6, 1], [3, 3])).toBe('first');
  expect(comparePools([3, 3], [6, 1])).toBe('second');
  expect(comparePools([6, 1], [3, 4])).toBe(null);
  expect(comparePools([], [1])).toBe('second');
  expect(comparePools([], [])).toBe(null);
});

test.each<[before: number, after: number, keep: 'higher' | 'lower' | 'new', kept: number]>([
  [3, 5, 'higher', 5],
  [5, 3, 'higher', 5],
  [3, 5, 'lower', 3],
  [5, 3, 'lower', 3],
  [5, 3, 'new', 3],
  [3, 5, 'new', 5],
  [4, 4, 'higher', 4],
])('%i rerolled as %i keeps the %s: %i', (before, after, keep, kept) => {
  expect(keptFace(before, after, keep)).toBe(kept);
});
