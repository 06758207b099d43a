import { decode, E } from 'ludoteca';
import { expect, test } from 'vitest';
import { toClientCodec, toHostCodec } from '../../src/protocol/index.js';
import { objectWithin, plainWithin } from '../../src/protocol/plain.js';

const token = 'a'.repeat(64);
const reads = (message: unknown): boolean => E.isRight(decode(toHostCodec, message));

test('every message to a host is read as it was said', () => {
  const hello = { kind: 'hello', protocol: 1, table: 'b'.repeat(32), token, invite: token, seen: { moments: 3, mark: 'x' } };
  for (const message of [
    hello,
    { kind: 'act', id: '1', action: { type: 'hold', deep: [1, { a: null }] }, since: 4 },
    { kind: 'take-back', id: '1', to: 0 },
    { kind: 'ask', id: '1', what: { kind: 'redo' } },
    { kind: 'seat', id: '1', seat: 'ada', driver: { kind: 'bot', bot: 'greedy' } },
    { kind: 'pause', id: '1' },
    { kind: 'past', id: '1', before: 100 },
  ])
    expect(decode(toHostCodec, message)).toEqual(E.right(message));
});

test('what is unknown, too large or too deep is refused', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 40; i++) deep = [deep];
  for (const message of [
    null,
    'hello',
    { kind: 'shout', id: '1' },
    { kind: 'pause' },
    { kind: 'pause', id: '1', why: 'tea' },
    { kind: 'act', id: '1', action: { deep } },
    { kind: 'act', id: '1', action: { text: 'x'.repeat(70_000) } },
    { kind: 'act', id: '1', action: { many: Array(70_000).fill(1) } },
    { kind: 'act', id: '1', action: JSON.parse('{"__proto__":{"polluted":1}}') },
    { kind: 'act', id: '1', action: { now: new Date(0) } },
    { kind: 'act', id: '1', action: { sum: Number.NaN } },
    { kind: 'hello', protocol: 2, table: 'b'.repeat(32), token },
    { kind: 'hello', protocol: 1, table: 'B'.repeat(32), token },
    new Proxy(
      {},
      {
        get() {
          throw new Error('no');
        },
      },
    ),
  ])
    expect(reads(message)).toBe(false);
});

test('a client reads what a host says, and what a newer one says beside it', () => {
  const bye = { kind: 'bye', why: 'unknown' };
  expect(decode(toClientCodec, bye)).toEqual(E.right(bye));
  const more = { ...bye, until: { hour: 7 } };
  expect(decode(toClientCodec, more)).toEqual(E.right(more));
  for (const odd of [{ ...bye, until: new Date(0) }, JSON.parse('{"kind":"bye","why":"late","__proto__":{"polluted":1}}')])
    expect(E.isLeft(decode(toClientCodec, odd))).toBe(true);
  expect(E.isLeft(decode(toClientCodec, { kind: 'bye', why: 'because' }))).toBe(true);
  expect(E.isLeft(decode(toClientCodec, { kind: 'told', no: 1, kept: 0, moments: [{ action: null }] }))).toBe(true);
});

test('what is said is looked at once, whatever it would say the next time', () => {
  let looks = 0;
  const shifty = {
    get a() {
      return looks++ === 0 ? 1 : new Date(0);
    },
  };
  expect(decode(plainWithin({ depth: 2, size: 100 }), shifty)).toEqual(E.right({ a: 1 }));
  expect(looks).toBe(1);
  looks = 0;
  expect(decode(objectWithin({ depth: 2, size: 100 }), shifty)).toEqual(E.right({ a: 1 }));
  expect(looks).toBe(1);
});
