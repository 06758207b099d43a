import { canonical, difference } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { keysReversed, quoted, sharedWith, sharedWithin, unplain, visibleDifference, writableParts } from '../../src/testing/difference.js';

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

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  ['a "b"', '"a \\"b\\""'],
  [10n, '10'],
  [Symbol('x'), 'Symbol(x)'],
  [{ toJSON: () => undefined }, '[object Object]'],
  [{ a: undefined }, '{}'],
  ['x'.repeat(158), `"${'x'.repeat(158)}"`],
  ['x'.repeat(159), `"${'x'.repeat(156)}…`],
  [{ big: 10n }, 'a object that cannot be shown'],
])('a value is quoted in a few words (%#)', (value, words) => {
  expect(quoted(value)).toBe(words);
});

test('of two values the first difference is told, however deep, and of two that differ only by the order of their keys both', () => {
  expect(difference({ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } })).toBe('at a.b.c 1 was expected, 2 was found');
  expect(difference(-0, 0)).toBeNull();
  expect(difference(Number.NaN, Number.NaN)).toBeNull();
  expect(difference({ a: 1, b: 1 }, { a: 1, c: 1 })).toBe('at b 1 was expected, nothing was found');
  expect(difference([1], [1, 2])).toBe('at 1 nothing was expected, 2 was found');
  expect(visibleDifference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(
    'the keys stand in another order: {"a":1,"b":2} was expected, {"b":2,"a":1} was found',
  );
  expect(visibleDifference({ a: 1 }, { a: 2 })).toBe('at a 1 was expected, 2 was found');
});

test('what is no plain data is found however deep it stands, in what is frozen too, and as often as it is asked for', () => {
  const frozen = Object.freeze({ a: Object.freeze([1, Object.freeze({ b: undefined })]) });
  for (let times = 0; times < 2; times++) expect(unplain(frozen)).toBe('at a.1.b stands undefined, which JSON does not know');
  const sound = Object.freeze({ a: Object.freeze([1]) });
  for (let times = 0; times < 2; times++) expect(unplain({ sound })).toBeNull();
  const loose = Object.freeze({ a: { b: 1 as unknown } });
  expect(unplain(loose)).toBeNull();
  loose.a.b = Number.POSITIVE_INFINITY;
  expect(unplain(loose)).toBe('at a.b stands Infinity, which JSON does not know');
  const withHole = Object.assign([], { 0: 1, 2: 2 });
  expect(unplain(withHole)).toBe('at 1 stands undefined, which JSON does not know');
  expect(unplain(10n)).toBe('stands a bigint, which JSON does not know');
  expect(unplain(false)).toBeNull();
});

test('what could still be written to is found with its place, but not what is frozen all through', () => {
  const twice = { n: 1 };
  const parts = writableParts({ a: Object.freeze({ b: twice }), c: [twice], d: Object.freeze([1]), e: null });
  expect([...parts.values()]).toEqual(['', 'a.b', 'c']);
  expect(writableParts(Object.freeze({ a: 1 })).size).toBe(0);
  expect(writableParts('text').size).toBe(0);
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect([...writableParts(circle).values()]).toEqual(['']);
});

test('what is shared is told by both its places, the whole and frozen holders too', () => {
  const part = { n: 1 };
  expect(sharedWithin({ a: Object.freeze({ b: part }), c: Object.freeze({ d: [part] }) })).toEqual(['a.b', 'c.d.0']);
  expect(sharedWithin(null)).toBeNull();
  expect(sharedWithin({ a: 1, b: 'b' })).toBeNull();
  expect(sharedWith(writableParts(part), part)).toEqual(['', '']);
  expect(sharedWith(writableParts({ a: { b: part } }), Object.freeze({ x: 1, y: Object.freeze({ z: part }) }))).toEqual(['a.b', 'y.z']);
  expect(sharedWith(writableParts(part), 'text')).toBeNull();
});

test('a frozen holder may stand twice, but not what can be written to in it', () => {
  const holder = Object.freeze({ inside: { n: 1 } });
  expect(sharedWithin({ a: holder, b: holder })).toEqual(['a.inside', 'b.inside']);
  const sound = Object.freeze({ inside: Object.freeze({ n: 1 }) });
  expect(sharedWithin({ a: sound, b: sound })).toBeNull();
});

test('what is frozen all through is looked through once, however often it is asked about', () => {
  let looks = 0;
  const watched = <T extends object>(value: T): T =>
    new Proxy(Object.freeze(value), {
      get: (target, key) => {
        looks++;
        return Reflect.get(target, key);
      },
    });
  const data = watched({ a: watched({ b: 1 }), c: 'c' });
  const looksOf = (ask: () => unknown): number => {
    const before = looks;
    ask();
    return looks - before;
  };
  expect(looksOf(() => unplain(data))).toBeGreaterThan(0);
  expect(looksOf(() => unplain(data))).toBe(0);
  expect(looksOf(() => writableParts(data))).toBe(0);
  expect(looksOf(() => sharedWithin(data))).toBe(0);
});

test('keys stand in the opposite order, and in one order, all through', () => {
  expect(JSON.stringify(keysReversed([{ a: 1, b: { c: 2, d: [{ e: 1, f: 2 }] } }]))).toBe('[{"b":{"d":[{"f":2,"e":1}],"c":2},"a":1}]');
  expect([keysReversed(null), keysReversed('ab')]).toEqual([null, 'ab']);
  expect(canonical({ c: 1, a: { z: 1, b: [3, 1, 2] }, b: null })).toBe('{"a":{"b":[3,1,2],"z":1},"b":null,"c":1}');
});
