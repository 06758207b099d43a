import { seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { mangledAtRandom, manglesOf } from '../../src/testing/mangle.js';

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
