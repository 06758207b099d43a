import { wilson } from 'ludoteca';
import { type Counts, summaryOf } from 'ludoteca/simulate';
import { expect, test } from 'vitest';
import { gapsOf, withRange } from '../../src/simulate/checkpoint.js';

test.each([
  // Known values of Wilson's interval, to four places.
  [0, 10, 0, 0, 0.2775],
  [1, 10, 0.1, 0.0179, 0.4042],
  [5, 10, 0.5, 0.2366, 0.7634],
  [10, 10, 1, 0.7225, 1],
  [50, 100, 0.5, 0.4038, 0.5962],
  [0, 0, 0, 0, 1],
])('%d of %d is %d, from %d to %d', (met, trials, value, low, high) => {
  const found = wilson(met, trials);
  expect([found.value, found.low, found.high].map((number) => Number(number.toFixed(4)))).toEqual([value, low, high]);
});

test('a summary of counted numbers has mean, deviation, interval and quarters', () => {
  const counts: Counts = [
    ['1', 1],
    ['10', 1],
    ['2', 2],
    ['3', 4],
  ];
  const summary = summaryOf(counts)!;
  // 1, 2, 2, 3, 3, 3, 3, 10: 27 in all; squares of the distances from 3.375 add up to 53.875.
  expect(summary).toMatchObject({ count: 8, least: 1, lower: 2, median: 3, upper: 3, most: 10 });
  expect(summary.mean.value).toBeCloseTo(3.375, 12);
  expect(summary.deviation).toBeCloseTo(Math.sqrt(53.875 / 7), 12);
  expect(summary.mean.high - summary.mean.value).toBeCloseTo((1.96 * summary.deviation) / Math.sqrt(8), 3);
  expect(summaryOf([])).toBeNull();
  expect(summaryOf([['4', 1]])).toMatchObject({ deviation: 0, mean: { value: 4, low: 4, high: 4 } });
});

test('ranges of games are joined where they touch, in whatever order they come, and their gaps are known', () => {
  const done = [
    [5, 7],
    [0, 2],
    [2, 3],
  ].reduce<readonly (readonly [number, number])[]>((ranges, [from, to]) => withRange(ranges, [from!, to!]), []);
  expect(done).toEqual([
    [0, 3],
    [5, 7],
  ]);
  expect(gapsOf(done, 10)).toEqual([
    [3, 5],
    [7, 10],
  ]);
  expect(gapsOf(done, 4)).toEqual([[3, 4]]);
  expect(gapsOf(done, 2)).toEqual([]);
  expect(gapsOf([], 3)).toEqual([[0, 3]]);
});
