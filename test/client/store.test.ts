import { E, type GameTypes } from 'ludoteca';
import { joinTable, type LinkMaker, markAfter, pageLink, portLink, protocol, socketLink } from 'ludoteca/client';
import { expect, test, vi } from 'vitest';
import { house, opened, settled, tokenOf } from '../host/helpers/house.js';
import { table as place, potOf, puppet } from './helpers/puppet.js';
import { welcome } from './helpers/welcome.js';

type Host = ReturnType<typeof house>['host'];

/** The three ways to a host, over stand-ins for a port and a socket. */
const ways: Readonly<Record<string, (host: Host) => LinkMaker>> = {
  page: pageLink,
  port: (host) =>
    portLink(() => {
      const { port1, port2 } = new MessageChannel();
      const connection = host.connect({ send: (message) => port2.postMessage(message), waiting: 0, close: () => port2.postMessage(null) });
      port2.addEventListener('message', (event) => {
        const { data } = event as unknown as { readonly data: unknown };
        if (data === null) connection.closed();
        else connection.receive(data);
      });
      port2.start();
      return port1 as never;
    }),
  socket: (host) =>
    socketLink('wss://table', () => {
      const listeners: Record<string, ((event: { readonly data: unknown }) => void)[]> = {};
      const fire = (type: string, data?: unknown) => queueMicrotask(() => listeners[type]?.forEach((listener) => void listener({ data })));
      const connection = host.connect({
        send: (message) => fire('message', JSON.stringify(message)),
        waiting: 0,
        close: () => fire('close'),
      });
      fire('open');
      return {
        send: (text) => connection.receive(text),
        close: () => connection.closed(),
        addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => {
          listeners[type] = [...(listeners[type] ?? []), listener];
        },
      };
    }),
};

const patience = async (until: () => boolean): Promise<void> => {
  for (let i = 0; i < 200 && !until(); i++) await settled();
  expect(until()).toBe(true);
};

for (const [name, link] of Object.entries(ways))
  test(`a table by ${name}: a form is filled in, an action is done, and everybody sees it`, async () => {
    const { host, time } = house();
    const table = await opened(host);
    const join = (who: string) => joinTable<GameTypes>({ link: link(host), table, token: tokenOf(who), after: time.after });
    const [ada, bo] = [join('ada'), join('bo')];
    let told = 0;
    bo.subscribe(() => told++);
    await patience(() => ada.getSnapshot().link === 'live' && bo.getSnapshot().link === 'live');
    const before = bo.getSnapshot();
    expect(bo.getSnapshot()).toBe(before);
    expect(ada.getSnapshot()).toMatchObject({ you: { seat: 'ada' }, awaited: true, canTakeBack: null });
    const form = await ada.form('roll');
    expect(E.isRight(await ada.act(form.ready!))).toBe(true);
    await patience(() => bo.getSnapshot().moments.length === 1);
    expect(bo.getSnapshot()).not.toBe(before);
    expect(told).toBeGreaterThan(0);
    expect(ada.getSnapshot()).toMatchObject({ canTakeBack: 0, pending: [] });
    expect(ada.getSnapshot().picture?.view).toEqual(bo.getSnapshot().picture?.view);
    expect(await bo.act({ type: 'hold', player: 'ada' })).toMatchObject({ left: [{ code: expect.any(String) }] });
    expect(await ada.offers()).toMatchObject({ right: expect.any(Array) });
    expect(await bo.past(1)).toMatchObject({ right: [{ action: null }] });
    ada.close();
    bo.close();
    expect(ada.getSnapshot().link).toBe('ended');
    await host.close();
  });

test('what was on its way when the host went is done once by the next one', async () => {
  const first = house();
  const table = await opened(first.host);
  let text: string | null = null;
  const keep = {
    load: () => text,
    save(saved: string) {
      text = saved;
    },
  };
  let host = first.host;
  const link: LinkMaker = (listener) => pageLink(host)(listener);
  const joining = { link, table, token: tokenOf('ada'), after: first.time.after, keep };
  const ada = joinTable<GameTypes>(joining);
  await patience(() => ada.getSnapshot().link === 'live');
  await first.host.close();
  await patience(() => ada.getSnapshot().link === 'lost');
  void ada.act({ type: 'roll', player: 'ada' });
  expect(ada.getSnapshot().pending).toHaveLength(1);
  expect(text).toContain('roll');
  host = house({ journal: first.journal }, first.time).host;
  await first.time.pass(1000);
  await patience(() => ada.getSnapshot().pending.length === 0);
  expect(ada.getSnapshot()).toMatchObject({ link: 'live', moments: [{ action: { type: 'roll' } }] });
  expect(await first.journal.read(table, 0, 10)).toHaveLength(2);
  expect(text).toBe('[]');
});

test('a token that opens nothing ends the store, and every command with it', async () => {
  const { host, time } = house();
  const store = joinTable<GameTypes>({ link: pageLink(host), table: '0'.repeat(32), token: tokenOf('ada'), after: time.after });
  const answer = store.act({ type: 'roll', player: 'ada' });
  await settled();
  await time.pass(100);
  await patience(() => store.getSnapshot().link === 'ended');
  expect(store.getSnapshot().farewell).toBe('unknown');
  const ended = { left: [{ code: 'ended', clause: 'CLIENT' }] };
  expect(await answer).toMatchObject(ended);
  const late = store.act({ type: 'hold', player: 'ada' });
  expect(store.getSnapshot().pending).toMatchObject([{ action: { type: 'roll' } }]);
  expect(await late).toMatchObject(ended);
  expect(await store.offers()).toMatchObject(ended);
});

test('hello says where one comes to, with an invitation if there is one, and later what is known of the past', () => {
  const hello = { kind: 'hello', protocol, table: place, token: tokenOf('ada') };
  const invited = puppet({ invite: tokenOf('invite') });
  expect(invited.said).toStrictEqual([{ ...hello, invite: tokenOf('invite') }]);
  invited.store.close();
  const { store, say, said } = puppet();
  expect(said).toStrictEqual([hello]);
  const moments = [{ action: null, events: [{ type: 'rolled' }] }];
  say({ ...welcome, moments });
  store.reconnect();
  expect(said.slice(1)).toStrictEqual([{ ...hello, seen: { moments: 1, mark: markAfter('', moments) } }]);
  store.close();
});

test('a decision says what it was made on, where it is given so', () => {
  const { store, say, said } = puppet();
  const told = [{ action: null, events: [{ type: 'rolled' }] }];
  say({ ...welcome, from: 7, mark: 'm', moments: told });
  const { from, moments } = store.getSnapshot();
  const decision = { kind: 'act', action: { type: 'roll' }, since: from + 1, last: { moments: 1, mark: markAfter('', moments) } } as const;
  void store.command(decision);
  expect(said.at(-1)).toStrictEqual({ ...decision, id: expect.any(String), last: { moments: 1, mark: markAfter('', told) } });
  store.close();
});

test('whoever has stopped listening to a table is not called back', () => {
  const { store, say } = puppet();
  let calls = 0;
  const stop = store.subscribe(() => calls++);
  say(welcome);
  expect(calls).toBe(1);
  stop();
  say(potOf(3, 1));
  expect([calls, store.getSnapshot().picture?.view]).toEqual([1, { pot: 3 }]);
  store.close();
});

test('whoever leaves as soon as nothing is on its way any more hears that it was done', async () => {
  const { store, say, said } = puppet();
  say(welcome);
  const played = store.act({ type: 'roll', player: 'ada' });
  store.subscribe(() => {
    if (store.getSnapshot().pending.length === 0) store.close();
  });
  say({ kind: 'done', id: said.at(-1)!.id });
  expect(store.getSnapshot().link).toBe('ended');
  expect(await played).toEqual(E.right(undefined));
});

test('everything that is said has an id of its own, each as long as the other', () => {
  const { store, say, said } = puppet();
  say(welcome);
  for (let i = 0; i < 100; i++) {
    void store.act({ type: 'roll', player: 'ada' });
    void store.offers();
  }
  const ids = said.slice(1).map(({ id }) => id);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  store.close();
});

test('where no timers are given those of the platform ring, and none is left running after the end', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let tries = 0;
    const link: LinkMaker = () => {
      tries++;
      throw new Error('no such address');
    };
    const store = joinTable<GameTypes>({ link, table: place, token: tokenOf('ada') });
    expect([tries, vi.getTimerCount()]).toEqual([1, 1]);
    vi.advanceTimersByTime(250);
    expect(tries).toBe(2);
    store.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
