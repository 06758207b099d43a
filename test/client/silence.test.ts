import type { GameTypes } from 'ludoteca';
import { joinTable, type Listener } from 'ludoteca/client';
import { expect, test } from 'vitest';
import { Time, tokenOf } from '../host/helpers/house.js';
import { welcome } from './helpers/welcome.js';

/** A table whose host says what a test wants; each link is written down with what was said over it. One that breaks fails with its second word. */
const table = (patience?: number, breaks: (link: number) => boolean = () => false) => {
  const time = new Time(async () => {});
  const links: { readonly listener: Listener; readonly said: { readonly kind: string; readonly id: string }[]; closed: boolean }[] = [];
  const store = joinTable<GameTypes>({
    table: '0'.repeat(32),
    token: tokenOf('ada'),
    after: time.after,
    ...(patience === undefined ? {} : { patience }),
    link: (listener) => {
      const link = { listener, said: [] as { readonly kind: string; readonly id: string }[], closed: false };
      links.push(link);
      return {
        send: (message) => {
          if (link.said.push(message as never) > 1 && breaks(links.indexOf(link))) throw new Error('broken');
        },
        close: () => {
          link.closed = true;
        },
      };
    },
  });
  const say = (message: unknown): void => links.at(-1)!.listener.message(message);
  const state = () => store.getSnapshot().link;
  const said = (): readonly string[] => links.at(-1)!.said.map(({ kind }) => kind);
  const answer = (): void => say({ kind: 'done', id: links.at(-1)!.said.at(-1)!.id });
  return { store, time, links, say, state, said, answer };
};
const roll = { type: 'roll', player: 'ada' };

test('a host that says nothing to what it was asked is left, and asked again over another link', async () => {
  const { store, time, links, say, state, said, answer } = table(5000);
  say(welcome);
  void store.act(roll);
  await time.pass(4999);
  expect(state()).toBe('live');
  await time.pass(1);
  expect([state(), links.map(({ closed }) => closed)]).toEqual(['lost', [true]]);
  await time.pass(250);
  say(welcome);
  expect([links.length, state(), said()]).toEqual([2, 'live', ['hello', 'act']]);
  // It may have had much to do: it is given longer, until it answers.
  await time.pass(9999);
  expect(state()).toBe('live');
  answer();
  expect(store.getSnapshot().pending).toEqual([]);
  void store.act(roll);
  await time.pass(5000);
  expect(state()).toBe('lost');
  store.close();
});

test('whatever more is asked meanwhile, a host may be silent no longer', async () => {
  const { store, time, say, state } = table(5000);
  say(welcome);
  void store.act(roll);
  await time.pass(4000);
  void store.act(roll);
  void store.offers();
  await time.pass(1000);
  expect(state()).toBe('lost');
  store.close();
});

test('a host that never answers is given twice as long each time, up to a minute', async () => {
  const { store, time, say, state } = table(5000);
  say(welcome);
  void store.act(roll);
  for (const wait of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    await time.pass(wait - 1);
    expect([wait, state()]).toEqual([wait, 'live']);
    await time.pass(1);
    expect([wait, state()]).toEqual([wait, 'lost']);
    await time.pass(250);
    say(welcome);
  }
  store.close();
});

test('whatever a host says shows that it is there, and what it will be told again later wants no answer yet', async () => {
  const { store, time, say, state, links } = table(5000);
  say(welcome);
  void store.act(roll);
  await time.pass(4000);
  say({ kind: 'told', no: 1, kept: 0, moments: [], patch: [] });
  await time.pass(4000);
  expect(state()).toBe('live');
  say({ kind: 'busy', id: links[0]!.said[1]!.id, wait: 15_000 });
  await time.pass(14_999);
  expect([state(), links[0]!.said.length]).toEqual(['live', 2]);
  await time.pass(1);
  expect(links[0]!.said.length).toBe(3);
  await time.pass(5000);
  expect(state()).toBe('lost');
  store.close();
});

test('where it is quiet for long the host is asked for a sign of life, whatever it answers', async () => {
  const { store, time, say, state, said, links } = table(5000);
  say(welcome);
  await time.pass(19_999);
  expect(said()).toEqual(['hello']);
  await time.pass(1);
  expect(said()).toEqual(['hello', 'offers']);
  // It is asked for nothing that would take it any time.
  expect(links[0]!.said[1]).toMatchObject({ types: [] });
  say({ kind: 'reply', id: links[0]!.said[1]!.id, answer: null });
  await time.pass(20_000);
  expect([state(), said()]).toEqual(['live', ['hello', 'offers', 'offers']]);
  await time.pass(5000);
  expect(state()).toBe('lost');
  store.close();
});

test('of what could not be said over a link that breaks, no answer is missed over the next', async () => {
  const { store, time, say, state, said, links } = table(5000, (link) => link === 1);
  say(welcome);
  for (let i = 0; i < 3; i++) void store.act(roll);
  store.reconnect();
  say(welcome);
  expect([state(), said()]).toEqual(['lost', ['hello', 'act']]);
  await time.pass(250);
  await time.pass(19_000);
  expect([links.length, state(), said()]).toEqual([3, 'lost', ['hello']]);
  say(welcome);
  expect([links.length, state(), said()]).toEqual([3, 'live', ['hello', 'act', 'act', 'act']]);
  store.close();
});

test('without a patience the link alone says when it is lost', async () => {
  const { store, time, say, state, said } = table();
  say(welcome);
  void store.act(roll);
  await time.pass(600_000);
  expect([state(), said()]).toEqual(['live', ['hello', 'act']]);
  store.close();
});

test('who knows that there is no way, or a way again, makes the link anew at once, and only one', async () => {
  const { store, time, links, say, state, said } = table(5000);
  say(welcome);
  void store.act(roll);
  store.reconnect();
  expect([state(), links.map(({ closed }) => closed), said()]).toEqual(['lost', [true, false], ['hello']]);
  links[1]!.listener.lost();
  // It is not waited for any longer, and what was waited for makes no third.
  store.reconnect();
  await time.pass(19_000);
  expect(links.map(({ closed }) => closed)).toEqual([true, true, false]);
  say(welcome);
  expect([state(), said()]).toEqual(['live', ['hello', 'act']]);
  store.close();
  store.reconnect();
  expect([links.length, state()]).toEqual([3, 'ended']);
});

test('whoever makes the link anew whenever it is lost has one link, however it was lost', async () => {
  const { store, time, links, say, state } = table();
  store.subscribe(() => {
    if (state() === 'lost') store.reconnect();
  });
  say(welcome);
  store.reconnect();
  expect(links.map(({ closed }) => closed)).toEqual([true, false]);
  say(welcome);
  links[1]!.listener.lost();
  expect(links.map(({ closed }) => closed)).toEqual([true, true, false]);
  say(welcome);
  await time.pass(60_000);
  expect([links.length, state()]).toEqual([3, 'live']);
  store.close();
});

test('whoever leaves the table when told that the link is lost makes no other', () => {
  const { store, links, say, state } = table();
  say(welcome);
  store.subscribe(() => {
    if (state() === 'lost') store.close();
  });
  store.reconnect();
  expect([links.map(({ closed }) => closed), state()]).toEqual([[true], 'ended']);
});

test('with a patience that is no number a host is asked for a sign of life once a minute, and not without end', () => {
  const waits: number[] = [];
  const heard: Listener[] = [];
  joinTable<GameTypes>({
    table: '0'.repeat(32),
    token: tokenOf('ada'),
    patience: Number.NaN,
    after: (ms) => {
      waits.push(ms);
      return () => {};
    },
    link: (listener) => {
      heard.push(listener);
      return { send: () => {}, close: () => {} };
    },
  });
  heard[0]!.message(welcome);
  expect(waits).toEqual([20_000, 60_000]);
});
