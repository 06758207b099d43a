import fc from 'fast-check';
import { canonical } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from '../../src/protocol/index.js';

const data = fc.dictionary(
  fc.constantFrom('a', 'b', 'constructor', 'toString'),
  fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(0, 1, null, true, 'x', ''),
      fc.array(tie('any'), { maxLength: 5 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'length', 'constructor'), tie('any')),
    ),
  })).any,
);

test('the changes between two pictures make the one into the other, and leave the first as it was', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const was = JSON.stringify(before);
      expect(canonical(withChanges(before, changesBetween(before, after)))).toEqual(canonical(after));
      expect(JSON.stringify(before)).toBe(was);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('nothing has changed between equal data, and what is untouched stays the same object', () => {
  const before = { hand: [{ card: 1 }, { card: 2 }], table: { top: 3 } };
  expect(changesBetween(before, structuredClone(before))).toEqual([]);
  const after = withChanges(before, changesBetween(before, { hand: [{ card: 2 }], table: { top: 3 } }))!;
  expect(after.hand).toEqual([{ card: 2 }]);
  expect(after.hand[0]).toBe(before.hand[1]);
  expect(after.table).toBe(before.table);
});

test('where many small changes take longer to say than what they lead to, that is said', () => {
  const before = { score: 1, open: ['roll', 'hold'], far: { away: { ada: 1, bo: 2 } } };
  const after = { score: 1, open: ['bid', 'pass'], far: { away: { ada: 3, bo: 4 } } };
  expect(changesBetween(before, after)).toEqual([
    { op: 'replace', path: ['open'], value: ['bid', 'pass'] },
    { op: 'replace', path: ['far', 'away'], value: { ada: 3, bo: 4 } },
  ]);
});

test('several changes are said one by one as soon as that takes no longer than what they lead to', () => {
  const said = (rest: string) => changesBetween({ table: { ada: 1, bo: 2, rest } }, { table: { ada: 3, bo: 4, rest } });
  const [ada, bo] = [
    { op: 'replace', path: ['table', 'ada'], value: 3 },
    { op: 'replace', path: ['table', 'bo'], value: 4 },
  ];
  const whole = (rest: string) => ({ op: 'replace', path: ['table'], value: { ada: 3, bo: 4, rest } });
  const even = 'x'.repeat(JSON.stringify([ada, bo]).length - JSON.stringify(whole('')).length);
  expect(said(even.slice(1))).toEqual([whole(even.slice(1))]);
  for (const rest of [even, `${even}x`]) expect(said(rest)).toEqual([ada, bo]);
});

test('one change alone is said as such, however short what it leads to', () => {
  expect(changesBetween({ pair: { dice: [1] } }, { pair: { dice: [2] } })).toEqual([
    { op: 'replace', path: ['pair', 'dice', 0], value: 2 },
  ]);
});

test('changes that do not fit are refused, and none touches a prototype', () => {
  for (const patch of [
    { op: 'replace', path: ['missing'], value: 1 },
    { op: 'add', path: ['a'], value: 1 },
    { op: 'remove', path: ['list', 2] },
    { op: 'add', path: ['list', 'length'], value: 9 },
    { op: 'add', path: ['toString', 'x'], value: 1 },
    { op: 'add', path: ['__proto__', 'polluted'], value: 1 },
    { op: 'add', path: ['__proto__'], value: { polluted: 1 } },
    { op: 'add', path: ['list', '__proto__', 'polluted'], value: 1 },
    { op: 'replace', path: ['list', 'constructor', 'prototype', 'polluted'], value: 1 },
    { op: 'replace', path: ['constructor', 'prototype', 'polluted'], value: 1 },
    { op: 'remove', path: ['toString'] },
    { op: 'add', path: ['list', -1], value: 1 },
    { op: 'add', path: ['list', 0.5], value: 1 },
    { op: 'remove', path: [] },
  ] as const)
    expect(withChanges({ a: 1, list: [1, 2] }, [patch])).toBeNull();
  expect({}).not.toHaveProperty('polluted');
});
