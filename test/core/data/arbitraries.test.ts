import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyId, anyName, byLot, distinct, distinctBy, type FastCheck, someIds } from '../../../src/core/data/arbitraries.js';
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

/** Ids that have led programs astray. */
const astray = [
  ...['10', '9', '0', '-1', '1e3', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', 'length'],
  ...['a b', 'a.b', 'a/b', 'a,b', 'a:b', 'a#1', 'a|b', '<b>', '&amp;', '{name}', '$&', '%s', "'", '"', '\\', 'a\nb', '\u0000'],
  ...['Ñandú', 'n\u0303', 'İstanbul', 'ß', '東京', 'שלום', '\u202e', '\u200b', '👩‍🚀', '\ud800', 'x'.repeat(200)],
];

test('ids are short words for the most part, some that have led programs astray, and anything else', () => {
  const ids = fc.sample(anyId(fc), { numRuns: 3_000, seed: 1 });
  const times = (wanted: (id: string) => boolean): number => ids.filter(wanted).length;
  for (const strange of astray) expect([strange, times((id) => id === strange) >= 10]).toEqual([strange, true]);
  expect(new Set(ids.filter((id) => /^[a-f]$/.test(id)))).toEqual(new Set(['a', 'b', 'c', 'd', 'e', 'f']));
  expect(times((id) => /^[a-f]$/.test(id))).toBeGreaterThan(1_000);
  expect(times((id) => id.length > 1 && id.length < 13)).toBeGreaterThan(1_000);
  const others = ids.filter((id) => !astray.includes(id) && !/^[a-f]$/.test(id));
  const isWritten = (id: string): boolean => /[^\p{ASCII}]/u.test(id) && /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u.test(id);
  const isUnheardOf = (id: string): boolean => /[\p{Cn}\p{Co}]/u.test(id);
  // In any alphabet, and in none.
  expect([isWritten, isUnheardOf].map((is) => others.filter(is).length > 300)).toEqual([true, true]);
});

test('what is blank or may be no id is left out', () => {
  let isFit = (_id: string): boolean => true;
  const filter = (wanted: (id: string) => boolean): void => {
    isFit = wanted;
  };
  anyId({ oneof: () => ({ filter }), constantFrom: () => null, string: () => null } as unknown as FastCheck);
  expect(['a', 'a b', '10', '東京'].filter(isFit)).toEqual(['a', 'a b', '10', '東京']);
  expect(['', ' ', '\n\u3000', '__proto__', 'x'.repeat(201)].filter(isFit)).toEqual([]);
});

test('whatever is drawn shrinks to the first short word', () => {
  /** What is left of the first that is sought, where nothing that comes after it is good enough. */
  const shrunk = (arbitrary: fc.Arbitrary<string>, isSought: (text: string) => boolean): unknown => {
    let isFound = false;
    const isGood = (text: string): boolean => {
      isFound ||= isSought(text);
      return !isFound;
    };
    return fc.check(fc.property(arbitrary, isGood), { seed: 7, numRuns: 1_000 }).counterexample?.[0];
  };
  expect(shrunk(anyId(fc), (id) => id.length > 1)).toBe('a');
  expect(shrunk(anyName(fc), (name) => name.trim() === '')).toBe('a');
});

test('names may be each kind of blank', () => {
  const names = fc.sample(anyName(fc), { numRuns: 1_000, seed: 1 });
  expect([' ', '\n', '\u3000'].filter((blank) => names.includes(blank))).toEqual([' ', '\n', '\u3000']);
});
