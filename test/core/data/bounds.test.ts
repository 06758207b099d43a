import { expect, test } from 'vitest';
import { numberWithin, wholeWithin } from '../../../src/core/data/bounds.js';

test.each<[value: unknown, within: number]>([
  [3.5, 3.5],
  [1, 1],
  [9, 9],
  [0.9, 1],
  [9.1, 9],
  [Number.NEGATIVE_INFINITY, 1],
  [Number.POSITIVE_INFINITY, 9],
  [Number.NaN, 5],
  ['3', 5],
  [null, 5],
  [undefined, 5],
  [{}, 5],
  [3n, 5],
])('%s from 1 to 9, or else 5, is %s', (value, within) => {
  expect(numberWithin(value, 1, 9, 5)).toBe(within);
});

test('a whole number is cut towards nothing, within the bounds and as what is meant otherwise', () => {
  expect(wholeWithin(3.9, 1, 9, 5)).toBe(3);
  expect(wholeWithin(-3.9, -9, 9, 5)).toBe(-3);
  expect(wholeWithin(12.5, 1, 9.5, 5)).toBe(9);
  expect(wholeWithin('x', 1, 9, 5.5)).toBe(5);
});
