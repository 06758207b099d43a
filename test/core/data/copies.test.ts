import fc from 'fast-check';
import { setAutoFreeze } from 'immer';
import { clone, constant, drafts, freeze, peek, settled } from 'ludoteca';
import { expect, test, vi } from 'vitest';
import { frozenCopy } from '../../../src/core/data/copies.js';
import { WorkingCopy } from '../../../src/core/data/working-copy.js';

/** What JSON can say, but for an own key __proto__, which a plain object cannot keep. */
const json = fc.jsonValue({ maxDepth: 5 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
const parts = (value: unknown): object[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(parts)];

test('a clone is equal, shares nothing and is free to be written to', () => {
  fc.assert(
    fc.property(json, (value) => {
      const original = freeze(value);
      const copy = clone(original);
      expect(copy).toEqual(original);
      const known = new Set(parts(original));
      for (const part of parts(copy)) expect([known.has(part), Object.isFrozen(part)]).toEqual([false, false]);
    }),
  );
});

test('a frozen copy is equal and frozen all the way down, and what it was made of goes on changing', () => {
  fc.assert(
    fc.property(json, (value) => {
      const original = { list: [value], fields: { value } };
      const copy = frozenCopy(original);
      expect(copy).toEqual(original);
      const known = new Set(parts(original));
      for (const part of parts(copy)) expect([known.has(part), Object.isFrozen(part)]).toEqual([false, true]);
      for (const part of known) expect(Object.isFrozen(part)).toBe(false);
    }),
  );
  const map = constant({ hexes: [1] });
  expect(frozenCopy(map)).toBe(map);
  expect(frozenCopy([map])[0]).toBe(map);
});

test('what never changes is frozen and shared by clones', () => {
  const map = constant({ hexes: [{ id: 'a' }] });
  expect(Object.isFrozen(map.hexes[0])).toBe(true);
  const copy = clone({ map, units: [1] });
  expect(copy.map).toBe(map);
  copy.units.push(2);
  expect(copy).toEqual({ map: { hexes: [{ id: 'a' }] }, units: [1, 2] });
});

test('what is settled is free until a copy shares it, and frozen from then on', () => {
  for (const copied of [clone, (state: { reports: unknown[] }) => WorkingCopy.of(state)!.plain]) {
    const report = settled({ claims: [{ points: 1 }] });
    report.claims.push({ points: 2 });
    const state = { reports: [report] };
    const copy = copied(state);
    expect(copy).toEqual(state);
    expect(copy.reports[0]).toBe(report);
    expect(copy.reports).not.toBe(state.reports);
    expect(Object.isFrozen(report.claims[1])).toBe(true);
    expect(Object.isFrozen(copied(copy).reports)).toBe(false);
    expect(copied(copy).reports[0]).toBe(report);
  }
});

test('freezing reaches what is settled, and what is constant stays so', () => {
  const report = settled({ claims: [{ points: 1 }] });
  freeze({ reports: [report] });
  expect(Object.isFrozen(report.claims[0])).toBe(true);
  expect(clone(report)).toBe(report);
  const map = settled(constant({ hexes: [1] }));
  expect(Object.isFrozen(map.hexes)).toBe(true);
  expect(clone(map)).toBe(map);
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
  const draft = drafts.begin(state);
  draft.points.ada = 5;
  const seen = peek<typeof state>(draft);
  expect(seen).toEqual({ seats: ['ada', 'bo'], points: { ada: 5, bo: 2 } });
  expect(seen).not.toBe(draft);
  draft.points.ada = 6;
  expect(seen.points.ada).toBe(5);
  expect(drafts.finish(draft)).toEqual({ seats: ['ada', 'bo'], points: { ada: 6, bo: 2 } });
  expect(state.points.ada).toBe(1);
});

test('what is written to a draft is frozen, whatever others have immer do, and what is not written to is shared', () => {
  const state = freeze({ seats: ['ada', 'bo'], points: { ada: 1, bo: 2 } });
  setAutoFreeze(false);
  try {
    const draft = drafts.begin(state);
    draft.points.ada = 5;
    const after = drafts.finish(draft);
    expect([after.points, after.seats === state.seats]).toEqual([{ ada: 5, bo: 2 }, true]);
    for (const part of parts(after)) expect(Object.isFrozen(part)).toBe(true);
  } finally {
    setAutoFreeze(true);
  }
});

test('where nobody has drafts, peeking gives what is peeked at', async () => {
  vi.resetModules();
  const alone = await import('../../../src/core/data/copies.js');
  const state = { turn: 1 };
  expect([alone.peek(state) === state, alone.peek(7)]).toEqual([true, 7]);
});

test('peeking at plain data gives the data, and at what is no part the value', () => {
  const state = { a: 1, offer: null, last: undefined, turn: 7, phase: 'draw' };
  for (const seen of [state, ...Object.values(state)]) expect(peek<unknown>(seen)).toBe(seen);
});

test('there is a working copy of what has no more lists and objects than one wants, which is the same as a clone', () => {
  fc.assert(
    fc.property(json, fc.nat(20), (value, most) => {
      fc.pre(typeof value === 'object' && value !== null);
      const copy = WorkingCopy.of(value, most)?.plain ?? null;
      if (parts(value).length > most) expect(copy).toBeNull();
      else {
        expect(copy).toEqual(value);
        const known = new Set(parts(value));
        for (const part of parts(copy)) expect(known.has(part)).toBe(false);
      }
    }),
  );
});

test('what is copied stays as free as it was', () => {
  const state = { seats: ['ada'], points: { ada: 1 } };
  for (const copied of [clone(state), WorkingCopy.of(state)!.plain]) expect(copied).toEqual(state);
  for (const part of parts(state)) expect(Object.isFrozen(part)).toBe(false);
});
