import { canonical, difference } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { keysReversed, sharedWith, sharedWithin, unplain, visibleDifference, writableParts } from '../../src/testing/difference.js';

test.each<[unknown, unknown, string | null]>([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, null],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'at a.1.b 2 was expected, 3 was found'],
  [{ a: 1 }, {}, 'at a 1 was expected, nothing was found'],
  [{}, { a: undefined }, 'at a nothing was expected, nothing was found'],
  [[1, 2], [1], 'at 1 2 was expected, nothing was found'],
  [[], {}, '[] was expected, {} was found'],
  [null, {}, 'null was expected, {} was found'],
  [{ a: 1 }, 'a', '{"a":1} was expected, "a" was found'],
  [{ toString: 1 }, {}, 'at toString 1 was expected, nothing was found'],
])('%j against %j: %s', (expected, found, words) => {
  expect(difference(expected, found)).toBe(words);
});

test('what somebody reads differs even by the order of its keys', () => {
  expect(visibleDifference({ a: 1, b: 2 }, { a: 1, b: 2 })).toBeNull();
  expect(visibleDifference({ a: 1, b: 2 }, { b: 2, a: 1 })).toMatch(/the keys stand in another order/);
});

test.each<[unknown, string | null]>([
  [{ a: [null, 'x', true, 1.5, {}] }, null],
  [{ a: [undefined] }, 'at a.0 stands undefined, which JSON does not know'],
  [{ a: Number.NaN }, 'at a stands NaN, which JSON does not know'],
  [new Date(0), 'stands a Date, which JSON does not know'],
  [{ a: { b: new Map() } }, 'at a.b stands a Map, which JSON does not know'],
  [{ a: () => 1 }, 'at a stands a function, which JSON does not know'],
  [{ [Symbol('x')]: 1 }, 'stands a symbol, which JSON does not know'],
  [Object.create(null), null],
])('plain data is told from the rest (%#)', (value, words) => {
  expect(unplain(value)).toBe(words);
});

test('a text can be had that does not depend on the order of keys', () => {
  expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(JSON.stringify(keysReversed({ a: [{ b: 1, c: 2 }], d: null }))).toBe('{"d":null,"a":[{"c":2,"b":1}]}');
});

test('shared parts are found by what they are, not by what they hold', () => {
  const part = { n: 1 };
  expect(sharedWithin({ a: part, b: { n: 1 } })).toBeNull();
  expect(sharedWithin({ a: part, b: [part] })).toEqual(['a', 'b.0']);
  expect(sharedWithin({ a: Object.freeze([]), b: Object.freeze([]) })).toBeNull();
  expect(sharedWith(writableParts({ a: part }), { x: [part] })).toEqual(['a', 'x.0']);
  expect(sharedWith(writableParts({ a: { n: 1 } }), { x: [part] })).toBeNull();
});
