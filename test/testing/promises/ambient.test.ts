import { expect, test, vi } from 'vitest';
import { withoutChance } from '../../../src/testing/promises/ambient.js';

const sources: readonly [name: string, ask: () => unknown, holder: object, field: string][] = [
  ['Math.random', () => Math.random(), Math, 'random'],
  ['Date.now', () => Date.now(), Date, 'now'],
  ['performance.now', () => performance.now(), performance, 'now'],
  ['crypto.getRandomValues', () => crypto.getRandomValues(new Uint8Array(1)), crypto, 'getRandomValues'],
  ['crypto.randomUUID', () => crypto.randomUUID(), crypto, 'randomUUID'],
  ['the time', () => new Date(), globalThis, 'Date'],
  ['the time', () => Date(), globalThis, 'Date'],
];

test.each(sources)(
  'whoever asks for %s meanwhile is told that there is none, and it is there again afterwards',
  (name, ask, holder, field) => {
    const own = Object.getOwnPropertyDescriptor(holder, field);
    expect(() => withoutChance(ask)).toThrow(
      new Error(`it asked for ${name}; chance comes from the dice alone, and nothing reads a clock`),
    );
    expect(Object.getOwnPropertyDescriptor(holder, field)).toEqual(own);
    expect(ask()).toBeDefined();
  },
);

test('what needs neither chance nor a clock goes on as always', () => {
  expect(withoutChance(() => [Math.max(1, 2), Date.UTC(2000, 0), new Intl.NumberFormat('en').format(1000)])).toEqual([
    2,
    946_684_800_000,
    '1,000',
  ]);
});

test('meanwhile what there is may still be replaced, as people do who test', () => {
  const { random } = Math;
  expect(
    withoutChance(() => {
      Math.random = () => 0.25;
      return Math.random();
    }),
  ).toBe(0.25);
  expect(Math.random).toBe(random);
});

test('a platform that lacks a source of chance is none the worse for it', () => {
  vi.stubGlobal('crypto', undefined);
  try {
    expect(withoutChance(() => typeof crypto)).toBe('undefined');
  } finally {
    vi.unstubAllGlobals();
  }
});
