import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameData } from '../../../src/core/data/copies.js';

const json = fc.jsonValue({ maxDepth: 4 });

test('plain data is the same whoever made it, and nothing else is', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      fc.pre(!JSON.stringify([one, other]).includes('__proto__'));
      expect(sameData(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      expect(sameData(one, other)).toBe(sameData(other, one));
      if (sameData(one, other)) expect(other).toEqual(one);
    }),
  );
});

test('the order of keys is no difference, the order of entries is', () => {
  expect(sameData({ gold: 1, silver: 2 }, { silver: 2, gold: 1 })).toBe(true);
  expect(sameData([1, 2], [2, 1])).toBe(false);
});

test.each<[known: unknown, other: unknown]>([
  [1, '1'],
  [0, null],
  [null, {}],
  [{}, null],
  [{}, 'text'],
  [{}, 5],
  [[], 5],
  [{}, true],
  [{}, undefined],
  ['text', {}],
  [{}, []],
  [[], {}],
  [{ length: 0 }, []],
  [['a'], { 0: 'a' }],
  [[1], [1, 2]],
  [[1, 2], [1]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
  [{ 0: 1 }, new Uint8Array([1])],
  [[1], new Uint8Array([1])],
  [{}, new DataView(new ArrayBuffer(4))],
])('%j is not %j', (known, other) => {
  expect(sameData(known, other)).toBe(false);
});

test('what is inherited is no data', () => {
  expect(sameData({ constructor: Object }, { toString: 1 })).toBe(false);
  expect(sameData({ a: 1 }, Object.assign(Object.create({ a: 1 }), { b: 1 }))).toBe(false);
});

test('the first bounds what is looked at of the second', () => {
  const trap = new Proxy(new Array(5), {
    ownKeys: () => {
      throw new Error('looked through');
    },
  });
  expect(sameData([1], trap)).toBe(false);
  const bytes = new Proxy(new Uint8Array(5), {});
  expect(sameData({ a: 1 }, bytes)).toBe(false);
});
