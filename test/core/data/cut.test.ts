import { expect, test } from 'vitest';
import { cutTo } from '../../../src/core/data/cut.js';

test('a text is cut where there is no more room for it, and no character in half', () => {
  expect(['planet', 'plane', 'pla', ''].map((text) => cutTo(5, text))).toEqual(['plane', 'plane', 'pla', '']);
  expect(cutTo(0, 'planet')).toBe('');
  // Two code units are one character: there is room for it whole, or not at all.
  expect([1, 2, 3, 4, 5].map((most) => cutTo(most, 'a🪐b🪐'))).toEqual(['a', 'a', 'a🪐', 'a🪐b', 'a🪐b']);
});
