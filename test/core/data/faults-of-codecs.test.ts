import type * as t from 'io-ts';
import {
  anyText,
  bool,
  decode,
  E,
  either,
  exactly,
  faults,
  finite,
  id,
  int,
  intBetween,
  limits,
  list,
  nullable,
  oneOf,
  optional,
  own,
  record,
  shape,
  tagged,
  textUpTo,
} from 'ludoteca';
import { expect, test } from 'vitest';
import { absent, allOptional, pair, predicate } from '../../../src/core/data/codec.js';

const errorsIn = (codec: t.Mixed, input: unknown): t.Errors => {
  const read = decode(codec, input);
  return E.isLeft(read) ? read.left : [];
};
const messageOf = (codec: t.Mixed, input: unknown): string | undefined => faults(errorsIn(codec, input), () => ['bad', 'X-01'])[0]?.message;

test.each<[codec: t.Mixed, name: string]>([
  [int, 'a whole number'],
  [intBetween(1, 6), 'a whole number from 1 to 6'],
  [finite, 'a finite number'],
  [bool, 'true or false'],
  [textUpTo(3), 'a text of at most 3 characters'],
  [anyText, `a text of at most ${limits.text} characters`],
  [id, 'an id'],
  [exactly('roll'), '"roll"'],
  [exactly(0), '0'],
  [oneOf(['a', 0, null]), 'one of "a", 0, null'],
  [nullable(int), 'a whole number or null'],
  [either(int, bool), 'a whole number or true or false'],
  [list(int, 3), 'a list of at most 3'],
  [record(int), 'an object of ids'],
  [shape<{ a: number; b?: number }>({ a: int, b: optional(int) }), 'an object with a, b'],
  [tagged('kind', { dot: shape<{ kind: 'dot' }>({ kind: exactly('dot') }) }), 'an object told by its kind'],
  [pair(int), 'a pair'],
])('what is wanted is told: %#', (codec, name) => {
  expect(messageOf(codec, Symbol.iterator)).toBe(`The input should be ${name}; it is a symbol.`);
});

test('of however many faults, twenty are looked for, and no field is left out because of them', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`id ${i}`, 'x']));
  expect(errorsIn(list(int), new Array(100).fill('x'))).toHaveLength(20);
  expect(errorsIn(record(int), many)).toHaveLength(20);
  expect(errorsIn(shape<{ a: number }>({ a: int }), { a: 1, ...many })).toHaveLength(20);
  expect(errorsIn(shape<{ a: number }>({ a: int }), { ...many, a: 'x' })).toHaveLength(20);
});

test('a pair is a list of two, and of no other length', () => {
  const both = pair(int);
  for (const [input, accepted] of [
    [[1, 2], true],
    [[], false],
    [[1], false],
    [[1, 2, 3], false],
    [[1, 'x'], false],
    [['x', 1], false],
    [{ 0: 1, 1: 2, length: 2 }, false],
    ['ab', false],
    [null, false],
  ] as const)
    expect([input, both.is(input), errorsIn(both, input).length === 0]).toEqual([input, accepted, accepted]);
  expect(messageOf(both, [1, 'x'])).toBe('1 should be a whole number; it is "x".');
  expect(messageOf(both, [1])).toBe('The input should be a pair; it is a list of 1.');
});

test('what is wanted in a field that there is not is told by name to whoever reads the errors themselves', () => {
  const wanted = errorsIn(shape<{ a: number }>({ a: int }), { a: 1, b: 2 }).map(({ context }) =>
    context.map(({ key, type }) => [key, type.name]),
  );
  expect(wanted).toEqual([
    [
      ['', 'an object with a'],
      ['b', 'no such field'],
    ],
  ]);
});

test('there is nothing in a field that there is not', () => {
  for (const value of [undefined, null, 0, '']) expect([absent.is(value), E.isLeft(decode(absent, value))]).toEqual([false, true]);
});

test('a codec of any test keeps the copy it is told to make', () => {
  const even = predicate(
    'even',
    (u): u is number => typeof u === 'number' && u % 2 === 0,
    (value) => value / 2,
  );
  expect(decode(even, 4)).toEqual(E.right(2));
  expect([even.is(4), even.is(3), messageOf(even, 3)]).toEqual([true, false, 'The input should be even; it is 3.']);
});

test('fields all of which may be missing', () => {
  const options = shape<{ a?: number; b?: number }>(allOptional({ a: int, b: int }));
  for (const given of [{}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }, { b: 2, a: 1 }])
    expect([options.is(given), decode(options, given)]).toEqual([true, E.right(given)]);
  for (const given of [{ a: 'x' }, { a: 1, c: 3 }, { c: 3 }, null]) expect([given, options.is(given)]).toEqual([given, false]);
});

test('a field that is inherited and wrong does not stand for one that is missing', () => {
  const both = shape<{ a: number; b: number }>({ a: int, b: int });
  const heir = Object.assign(Object.create(Object.assign(Object.create(null), { b: 'wrong' })), { a: 1 });
  expect([both.is(heir), errorsIn(both, heir).length]).toEqual([false, 1]);
});

test('what is no text is no key, though it may be read as one', () => {
  const points = { ada: 3, 7: 1 };
  expect([own(points, 'ada'), own(points, '7')]).toEqual([3, 1]);
  for (const key of [['ada'], 7, { toString: () => 'ada' }, null, undefined]) expect(own(points, key as never)).toBe(undefined);
});
