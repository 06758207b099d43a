import { seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { quoted } from '../../src/testing/difference.js';
import { mangledAtRandom, manglesOf } from '../../src/testing/mangle.js';
import { telling } from './helpers/telling.js';

const action = { type: 'send', player: 'ada', terms: [{ planet: 'cadia', count: 2 }] };
const written = JSON.stringify(action);

test('every field of an action is left out, and put into other forms, none of them twice', () => {
  const mangles = manglesOf(action);
  for (const field of Object.keys(action)) {
    expect(mangles.filter(({ what }) => what === `no ${field}`)).toMatchObject([
      { certain: field !== 'terms', input: expect.not.objectContaining({ [field]: expect.anything() }) },
    ]);
    const spoilt = mangles.filter(({ what }) => what === `a spoilt ${field}`).map(({ input }) => (input as Record<string, unknown>)[field]);
    expect(spoilt.length).toBeGreaterThan(30);
    const texts = spoilt.filter((part) => typeof part === 'string');
    expect(new Set(texts).size).toBe(texts.length);
  }
  expect(mangles.filter(({ what }) => what.startsWith('a field ')).map(({ what, certain }) => [what, certain])).toEqual(
    ['no such field', '__proto__', 'constructor', 'toString'].map((field) => [`a field ${field}`, true]),
  );
  expect(JSON.stringify(action)).toBe(written);
});

test('among what is no action are traps, which throw when they are looked at, and a circle', () => {
  const trapped = (what: string): unknown => manglesOf(action).find((one) => one.what === what)!.input;
  for (const trap of ['a trap', 'a trap for its type']) expect(() => ({ ...(trapped(trap) as object) })).toThrow('looked into');
  expect(() => (trapped('a trap for its type') as { readonly type: unknown }).type).toThrow('looked into');
  const circle = trapped('a circle') as { readonly self: unknown };
  expect(circle.self).toBe(circle);
});

test('at random some part, however deep, is left out, spoilt, moved, or stands where there is no such field', () => {
  const found = Array.from({ length: 400 }, (_, seed) => mangledAtRandom(action, seeded(seed)) as typeof action & Record<string, unknown>);
  const first = ({ terms }: typeof action): Record<string, unknown> | undefined =>
    Array.isArray(terms) ? (terms[0] as unknown as Record<string, unknown> | undefined) : undefined;
  const seen = (test: (one: (typeof found)[number]) => boolean): boolean => found.some((one) => test(one));
  expect(seen((one) => !Object.hasOwn(one, 'terms'))).toBe(true);
  expect(seen((one) => Array.isArray(one.terms) && one.terms.length === 0)).toBe(true);
  expect(seen((one) => Object.hasOwn(first(one) ?? {}, 'planet') === false && first(one)?.['count'] === 2)).toBe(true);
  expect(seen((one) => typeof first(one)?.['count'] === 'symbol')).toBe(true);
  expect(seen((one) => first(one)?.['count'] === 'cadia')).toBe(true);
  expect(seen((one) => Object.hasOwn(one, 'no such field') && one.player === 'ada')).toBe(true);
  expect(seen((one) => Object.hasOwn(first(one) ?? {}, 'no such field'))).toBe(true);
  expect(JSON.stringify(action)).toBe(written);
});

test('every throw of the dice for it says what for', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 60; seed++)
    mangledAtRandom(
      action,
      telling(seed, (why) => told.add(why)),
    );
  expect([...told].sort()).toEqual(['from where', 'how', 'what', 'which part']);
});

/** In a few words; what is long by its length. */
const told = (value: unknown): string => (typeof value === 'number' && !Number.isInteger(value) ? String(value) : shortOf(quoted(value)));
const shortOf = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 20)}… (${text.length})`);

test('these are taken for an action, and none of them is one', () => {
  const found = manglesOf({ type: 'x' });
  expect(
    found
      .filter(({ what }) => what === 'no action')
      .map(({ input }) => told(input))
      .join(' '),
  ).toBe(
    'NaN Infinity -Infinity () => 1 Symbol(x) 10 {} null -1 0 1 0.5 2147483648 9007199254740991 -9007199254740991 1e+308 "" " " "0" "__proto__" "constructor" "toString" "hasOwnProperty" "xxxxxxxxxxxxxxxxxxx… (158) true false [] [[]] [null] ["constructor"] ["nobody"] "nobody" [0,0,0,0,0,0,0,0,0,0… (158) {} {"toString":"x","valueOf":"x"} {"__proto__":{"polluted":true}} nothing',
  );
  expect(found.filter(({ what }) => what === 'no action').every(({ certain }) => certain)).toBe(true);
  expect(
    found
      .map(({ input }) => input)
      .filter((input) => typeof input === 'string' || Array.isArray(input))
      .map((input) => (input as string).length)
      .join(' '),
  ).toBe('0 1 1 9 11 8 14 20000 0 1 1 1 1 6 20000');
});

test('whether it is certain that a spoilt field should not be accepted depends on the field and on what it is spoilt with', () => {
  const certainOf = (key: string) =>
    manglesOf(action)
      .filter(({ what }) => what.endsWith(` ${key}`))
      .map(({ certain }) => (certain ? 1 : 0))
      .join('');
  expect(certainOf('type')).toBe('11111111111111111111111111111111111111');
  expect(certainOf('player')).toBe('1111111000000000000000000000000000001');
  expect(certainOf('terms')).toBe('1111111000000000000000000000000000000');
});

test('a field can be called anything', () => {
  const spoilt = manglesOf(action).find(({ what }) => what === 'a field __proto__')!.input as object;
  expect(Object.keys(spoilt)).toEqual(['type', 'player', 'terms', '__proto__']);
  expect(Object.getPrototypeOf(spoilt)).toBe(Object.prototype);
  expect(Object.getOwnPropertyDescriptor(spoilt, '__proto__')).toEqual({ value: 1, enumerable: true, configurable: true, writable: true });
});

test('what is spoilt at random is the same for the same dice', () => {
  const spoilt = Array.from({ length: 60 }, (_, seed) => shortOf(quoted(mangledAtRandom(action, seeded(seed)))).replace(written, 'same'));
  expect(spoilt.join('\n')).toBe(`{"type":"send","play… (158)
{"type":"send","player":"ada","terms":["__proto__"]}
{"type":"send","term… (70)
{"type":"send","player":"ada","terms":[{"count":2}]}
{"type":"send","play… (72)
{"player":"ada","ter… (73)
{"type":"send","player":"ada","terms":null}
{"type":"send","play… (66)
{"type":"send","player":"ada","terms":"nobody"}
{"type":"send","term… (69)
{"type":"send","player":"ada","terms":[-9007199254740991]}
{"type":"send","player":"ada","terms":"__proto__"}
{"player":"ada","ter… (66)
{"type":"send","play… (70)
{"type":"send","play… (158)
{"type":"send","play… (88)
{"type":"send","player":"ada","terms":[]}
{"player":"ada","ter… (65)
{"player":"ada","ter… (66)
{"player":"ada","ter… (65)
{"player":"ada","ter… (67)
{"type":"send","play… (64)
{"player":"ada","ter… (71)
{"type":"send","play… (158)
{"type":"send","play… (98)
{"player":"ada","ter… (93)
{"player":"ada","ter… (79)
{"type":"send","play… (65)
{"type":"send","play… (158)
{"type":"send","term… (74)
{"type":"send","play… (69)
{"type":"send","play… (64)
{"type":"send","play… (69)
{"type":"send","play… (71)
{"player":"ada","ter… (64)
{"type":"send","player":"ada","terms":"0"}
{"type":"send","play… (98)
{"player":"ada","ter… (80)
{"player":"ada","terms":[{"planet":"cadia","count":2}]}
{"type":"send","term… (158)
{"type":"send","player":"ada","terms":[null]}
a object that cannot be shown
{"player":"ada","ter… (66)
{"type":"send","player":"ada","terms":[0]}
{"type":"send","play… (67)
{"type":"send","play… (70)
{"type":"send","player":"ada","terms":[null]}
{"type":"send","play… (70)
{"type":"send","play… (99)
{"type":"send","play… (90)
{"type":"send","player":"ada","terms":-1}
{"type":"send","play… (70)
{"player":"ada","ter… (78)
{"type":"send","play… (73)
{"type":"send","player":"ada","terms":[{"planet":"cadia"}]}
{"type":"send","play… (90)
{"player":"ada","ter… (91)
{"type":"send","play… (69)
{"type":"send","player":"ada","terms":[2]}
{"type":"send","play… (117)`);
});
