import { describeValue } from 'ludoteca';
import { expect, test } from 'vitest';
import { counted } from '../../../src/core/data/counted.js';
import { isList, shortened } from '../../../src/core/data/describe.js';

test('one thing alone stands in the singular', () => {
  expect([0, 1, 2, 1.5, -1].map((number) => counted(number, 'player'))).toEqual([
    '0 players',
    '1 player',
    '2 players',
    '1.5 players',
    '-1 players',
  ]);
  expect([1, 3].map((number) => counted(number, 'die', 'dice'))).toEqual(['1 die', '3 dice']);
});

test('a text of up to sixty characters is told whole, of a longer one its beginning', () => {
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shortened(`${'x'.repeat(60)}y`)).toBe(`${'x'.repeat(60)}…`);
});

test('a text of up to forty characters is repeated, a longer one is measured', () => {
  expect(describeValue('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
  expect(describeValue('x'.repeat(41))).toBe('a text of 41 characters');
});

test('a list that has been revoked is none, and one that fails is told without its length', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  expect(isList(proxy)).toBe(true);
  revoke();
  expect(isList(proxy)).toBe(false);
  const failing = new Proxy([], {
    get: () => {
      throw new Error('a trap');
    },
  });
  expect([isList(failing), describeValue(failing)]).toEqual([true, 'a list']);
  for (const none of [null, undefined, {}, { length: 1 }, 'ab', new Uint8Array(1)]) expect(isList(none)).toBe(false);
});
