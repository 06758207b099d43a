import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyId, anyName, byLot, distinct, distinctBy, someIds } from '../../../src/core/data/arbitraries.js';
import { isId } from '../../../src/core/data/values.js';

test('ids are drawn as far as they are free, and the rest are numbered', () => {
  expect(distinct(['a', 'b', 'c'], 2, 'card')).toEqual(['a', 'b']);
  expect(distinct(['a', 'b'], 4, 'card', ['b', 'card-2'])).toEqual(['a', 'card-1', 'card-3', 'card-4']);
  expect(distinct([], 0, 'card')).toEqual([]);
});

test('what was drawn and is not free where it would stand is no numbered id either', () => {
  expect(distinctBy(['card-1'], 2, 'card', (id, place) => id !== 'card-1' || place > 0)).toEqual(['card-2', 'card-3']);
  const asked: [string, number][] = [];
  distinctBy(['a'], 2, 'card', (id, place) => asked.push([id, place]) > 0);
  expect(asked).toEqual([
    ['a', 0],
    ['card-1', 1],
  ]);
});

test('things stand by their lots, and those with the same as they did', () => {
  const things = [
    { lot: 3, name: 'a' },
    { lot: -1, name: 'b' },
    { lot: 3, name: 'c' },
    { lot: 0, name: 'd' },
  ];
  expect(byLot(things).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c']);
  expect(things[0]!.name).toBe('a');
});

test('any id may be one and can be read; names may be blank besides; of some ids no two are alike', () => {
  const drawn = <T>(arbitrary: fc.Arbitrary<T>): T[] => fc.sample(arbitrary, { numRuns: 500, seed: 1 });
  const [ids, names, lists] = [drawn(anyId(fc)), drawn(anyName(fc)), drawn(someIds(fc, 3))];
  expect(ids.every((id) => isId(id) && id.trim() !== '')).toBe(true);
  expect(new Set(ids).size).toBeGreaterThan(50);
  expect(names.some((name) => name.trim() === '')).toBe(true);
  expect(lists.every((list) => list.length <= 3 && new Set(list).size === list.length)).toBe(true);
  expect(lists.some((list) => list.length === 3)).toBe(true);
});
