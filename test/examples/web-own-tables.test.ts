import type { GameTypes } from 'ludoteca';
import type { Seen } from 'ludoteca/client';
import { expect, test } from 'vitest';
import { glimpseOf } from '../../examples/web/src/online/glimpse.js';
import { mindNetwork } from '../../examples/web/src/online/network.js';

const seat = (id: string) => ({ id, driver: { kind: 'person' }, taken: true });
const picture = {
  game: 'genegrafter',
  view: {},
  acting: ['Ada', 'Bo'],
  awaited: ['Ada', 'Bo'],
  open: [],
  clocks: [],
  seats: [seat('Ada'), seat('Bo')],
  request: null,
  undo: 'free',
  outcome: null,
  paused: false,
  closed: false,
  rematch: null,
};

/** What is seen of a table. */
const seen = (of: object = {}, you: object | null = { seat: 'Ada', runs: false }, farewell: string | null = null) =>
  ({ farewell, you, picture: { ...picture, ...of }, awaited: true }) as unknown as Seen<GameTypes>;
const unknown = (): boolean => false;

test('a table of one’s own is told as it stands', () => {
  const standing = { game: 'genegrafter', players: ['Ada', 'Bo'], awaited: true, waitedFor: ['Bo'], isOver: false, isPaused: false };
  expect(glimpseOf(seen(), unknown)).toEqual(standing);
  expect(glimpseOf(seen({ outcome: {}, paused: true }), unknown)).toEqual({ ...standing, isOver: true, isPaused: true });
  expect(glimpseOf(seen({}, { seat: null, runs: true }), unknown)).toMatchObject({ waitedFor: ['Ada', 'Bo'] });
});

test('one that is closed or has gone on is done with, one that nothing opens is gone, and of others nothing can be said', () => {
  expect(glimpseOf(seen({ closed: true }), unknown)).toBe('done');
  expect(glimpseOf(seen({ rematch: 'x' }), () => true)).toBe('done');
  expect(glimpseOf(seen({ rematch: 'x', closed: true }), unknown)).toMatchObject({ game: 'genegrafter' });
  for (const farewell of ['unknown', 'revoked']) expect(glimpseOf(seen({}, null, farewell), unknown)).toBe('gone');
  for (const farewell of [null, 'full', 'newer']) expect(glimpseOf(seen({}, null, farewell), unknown)).toBe('unknown');
  expect(glimpseOf(seen({}, { seat: null, runs: false }), unknown)).toBe('unknown');
  expect(glimpseOf(seen({ game: 'pig' }), unknown)).toBe('unknown');
});

test('a table is reached anew when the browser loses its network or has it back, until it is left', () => {
  const browser = new EventTarget();
  let [link, reconnected] = ['live', 0];
  const listeners: (() => void)[] = [];
  const store = {
    reconnect: () => void reconnected++,
    subscribe: (listener: () => void) => void listeners.push(listener),
    getSnapshot: () => ({ link }),
  };
  mindNetwork(store, browser);
  for (const event of ['offline', 'online']) browser.dispatchEvent(new Event(event));
  for (const listener of listeners) listener();
  browser.dispatchEvent(new Event('offline'));
  expect(reconnected).toBe(3);
  link = 'ended';
  for (const listener of listeners) listener();
  for (const event of ['offline', 'online']) browser.dispatchEvent(new Event(event));
  expect(reconnected).toBe(3);
});
