import { expect, test } from 'vitest';
import { Courier, type CourierHost } from '../../src/client/courier.js';
import type { Listener } from '../../src/client/link.js';

/** A courier with links, waits and a host that are written down. */
const journey = () => {
  const told: unknown[] = [];
  const links: Listener[] = [];
  const waits: { readonly ms: number; readonly ring: () => void; stopped: boolean }[] = [];
  const host: CourierHost = {
    connected: () => told.push('connected'),
    heard: (message) => told.push(message.kind),
    lost: () => told.push('lost'),
    ended: (farewell) => told.push(['ended', farewell]),
  };
  const courier = new Courier(
    (listener) => {
      const no = links.push(listener);
      return { send: (message) => told.push([no, message.kind]), close: () => told.push(`closed ${no}`) };
    },
    (ms, ring) => {
      const wait = { ms, ring, stopped: false };
      waits.push(wait);
      return () => {
        wait.stopped = true;
      };
    },
    host,
  );
  return { courier, told, links, waits };
};
const done = { kind: 'done', id: '1' };

test('a courier says that it is there, hands on what is said, and waits for the first word', () => {
  const { courier, told, links, waits } = journey();
  courier.connect();
  expect([told, waits.map(({ ms }) => ms)]).toEqual([['connected'], [20_000]]);
  courier.send({ kind: 'pause', id: '1' });
  links[0]!.message(done);
  expect(told).toEqual(['connected', [1, 'pause'], 'done']);
  waits[0]!.ring();
  expect(told.slice(3)).toEqual(['closed 1', 'lost']);
});

test('a lost link is made anew, later each time up to ten seconds, and its last words are not heard', () => {
  const { courier, told, links, waits } = journey();
  courier.connect();
  const least = [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000];
  least.forEach((wait, i) => {
    links[i]!.lost();
    links[i]!.lost();
    links[i]!.message(done);
    const { ms, ring } = waits.at(-1)!;
    expect([wait, ms >= wait / 2, ms <= wait]).toEqual([wait, true, true]);
    ring();
    expect(links).toHaveLength(i + 2);
  });
  expect(told.filter((word) => word === 'lost')).toHaveLength(least.length);
  expect(told).not.toContain('done');
});

test('over a new link nothing is heard of the one before it', () => {
  const { courier, told, links, waits } = journey();
  courier.connect();
  links[0]!.lost();
  waits.at(-1)!.ring();
  links[0]!.message(done);
  links[0]!.lost();
  expect(told).toEqual(['connected', 'closed 1', 'lost', 'connected']);
  links[1]!.message(done);
  expect(told.at(-1)).toBe('done');
});

test('what cannot be read loses the link, what is of an unknown kind does not; of goodbyes some are for good', () => {
  for (const why of ['slow', 'leaving', 'late', 'unknown', 'revoked', 'newer', 'full', 'ill-formed'] as const) {
    const { courier, told, links } = journey();
    courier.connect();
    links[0]!.message({ kind: 'bye', why });
    const isPassing = ['slow', 'leaving', 'late'].includes(why);
    expect(told.slice(1)).toEqual(['closed 1', isPassing ? 'lost' : ['ended', why]]);
  }
  const { courier, told, links } = journey();
  courier.connect();
  links[0]!.message({ kind: 'weather' });
  expect(told.slice(1)).toEqual([]);
  links[0]!.message({ kind: 'done' });
  expect(told.slice(1)).toEqual(['closed 1', 'lost']);
});

test('after the end nothing rings, nothing is lost and nothing ends once more', () => {
  const { courier, told, waits, links } = journey();
  courier.connect();
  let rung = 0;
  courier.later(5, () => rung++);
  courier.later(1e9, () => rung++)();
  expect(waits.map(({ ms, stopped }) => [ms, stopped])).toEqual([
    [20_000, false],
    [50, false],
    [60_000, true],
  ]);
  courier.end('full');
  expect(waits.every(({ stopped }) => stopped)).toBe(true);
  for (const { ring } of waits) ring();
  courier.end(null);
  courier.lose();
  links[0]!.lost();
  expect([rung, told]).toEqual([0, ['connected', 'closed 1', ['ended', 'full']]]);
});

test('a link that cannot be made, is lost while it is made, or fails is lost', () => {
  const waits: (() => void)[] = [];
  const told: string[] = [];
  const host: CourierHost = {
    connected: () => told.push('connected'),
    heard: () => {},
    lost: () => told.push('lost'),
    ended: () => told.push('ended'),
  };
  const fails = (): never => {
    throw new Error('no');
  };
  const after = (_ms: number, ring: () => void) => {
    waits.push(ring);
    return () => {};
  };
  new Courier(fails, after, host).connect();
  expect(told.splice(0)).toEqual(['lost']);
  const hasty = new Courier(
    (listener) => {
      listener.lost();
      return { send: () => {}, close: () => told.push('closed') };
    },
    after,
    host,
  );
  hasty.connect();
  expect(told.splice(0)).toEqual(['lost', 'closed']);
  const broken = new Courier(() => ({ send: fails, close: fails }), after, host);
  broken.send({ kind: 'pause', id: '1' });
  expect(told.splice(0)).toEqual([]);
  broken.connect();
  broken.send({ kind: 'pause', id: '1' });
  expect(told.splice(0)).toEqual(['connected', 'lost']);
});

test('a host that has said welcome, and nothing less, is waited for no longer, and the next link is made as soon as the first', () => {
  const { courier, told, links, waits } = journey();
  courier.connect();
  for (let i = 0; i < 5; i++) {
    links[i]!.lost();
    waits.at(-1)!.ring();
  }
  links[5]!.message(done);
  expect([told.at(-1), waits.at(-1)]).toMatchObject(['done', { ms: 20_000, stopped: false }]);
  const picture = {
    game: 'pig',
    view: {},
    acting: [],
    awaited: [],
    open: [],
    clocks: [],
    seats: [],
    request: null,
    undo: 'free',
    outcome: null,
  };
  const whole = { ...picture, paused: false, closed: false, rematch: null };
  links[5]!.message({ kind: 'welcome', no: 0, you: { seat: null, runs: false }, picture: whole, from: 0, mark: '', moments: [] });
  expect([told.at(-1), waits.at(-1)]).toMatchObject(['welcome', { ms: 20_000, stopped: true }]);
  links[5]!.lost();
  expect(waits.at(-1)!.ms).toBeLessThanOrEqual(250);
});
