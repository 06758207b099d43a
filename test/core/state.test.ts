import fc from 'fast-check';
import { createDraft, finishDraft } from 'immer';
import { clone, constant, freeze, peek } from 'ludoteca';
import { expect, test } from 'vitest';

const json = fc.jsonValue({ maxDepth: 5 });
const parts = (value: unknown): object[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(parts)];

test('a clone is equal, shares nothing and is free to be written to', () => {
  fc.assert(
    fc.property(json, (value) => {
      // As JSON: an own key __proto__ cannot be kept by a plain object.
      fc.pre(!JSON.stringify(value).includes('__proto__'));
      const original = freeze(value);
      const copy = clone(original);
      expect(copy).toEqual(original);
      const known = new Set(parts(original));
      for (const part of parts(copy)) expect([known.has(part), Object.isFrozen(part)]).toEqual([false, false]);
    }),
  );
});

test('what never changes is frozen and shared by clones', () => {
  const map = constant({ hexes: [{ id: 'a' }] });
  expect(Object.isFrozen(map.hexes[0])).toBe(true);
  const copy = clone({ map, units: [1] });
  expect(copy.map).toBe(map);
  copy.units.push(2);
  expect(copy).toEqual({ map: { hexes: [{ id: 'a' }] }, units: [1, 2] });
});

test('freezing goes all the way down and gives back the same value', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(freeze(value)).toBe(value);
      for (const part of parts(value)) expect(Object.isFrozen(part)).toBe(true);
    }),
  );
});

test('freezing does not stop at a frozen shell', () => {
  const inner = { points: 1 };
  freeze(Object.freeze({ inner }));
  expect(Object.isFrozen(inner)).toBe(true);
});

test('peeking at a draft shows what was written so far, as plain data that costs the draft nothing', () => {
  const state = freeze({ seats: ['ada', 'bo'], points: { ada: 1, bo: 2 } });
  const draft = createDraft(state);
  draft.points.ada = 5;
  const seen = peek<typeof state>(draft);
  expect(seen).toEqual({ seats: ['ada', 'bo'], points: { ada: 5, bo: 2 } });
  expect(seen).not.toBe(draft);
  draft.points.ada = 6;
  expect(seen.points.ada).toBe(5);
  expect(finishDraft(draft)).toEqual({ seats: ['ada', 'bo'], points: { ada: 6, bo: 2 } });
  expect(state.points.ada).toBe(1);
});

test('peeking at plain data gives the data', () => {
  const state = { a: 1 };
  expect(peek(state)).toBe(state);
});
