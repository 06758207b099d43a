import { type Journal, memoryJournal, type NewEntry } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, driven, Ear, house, opened, pigOrder, settled, Time, tokenOf } from './helpers/house.js';

const [run, ada, bo] = pigOrder().tokens as [never, never, never];
const inviting = (seat: string, name = `to ${seat}`) => ({ token: tokenOf(name), right: { kind: 'invite', seat } }) as const;

test('several invitations at one table seat one newcomer each, and each in its own seat', async () => {
  const { host } = house();
  const table = await opened(host, pigOrder({ tokens: [run, inviting('ada'), inviting('bo')] }));
  for (const seat of ['bo', 'ada'])
    expect((await at(host, table, `guest ${seat}`, { invite: tokenOf(`to ${seat}`) })).heard[0]).toMatchObject({ you: { seat } });
});

test('a token for something else is no invitation', async () => {
  const { host, journal } = house();
  const table = await opened(host, pigOrder());
  const there = await at(host, table, 'ada');
  for (const name of ['ada', 'run', 'nobody']) {
    const stranger = await at(host, table, 'stranger', { invite: tokenOf(name) });
    expect(stranger.heard[0], name).toMatchObject({ kind: 'welcome', you: { seat: null, runs: false } });
  }
  expect(there.closed).toBeNull();
  expect(await journal.read(table, 0, 9)).toHaveLength(1);
});

test('whoever runs a table may sit down at it by an invitation', async () => {
  const { host } = house();
  const table = await opened(host, pigOrder({ tokens: [run, ada, inviting('bo')] }));
  expect((await at(host, table, 'run', { invite: tokenOf('to bo') })).heard[0]).toMatchObject({ you: { seat: 'bo', runs: true } });
});

test('whoever is invited to the seat of a bot moves its pieces from then on', async () => {
  const { host, journal } = house();
  const seats = driven('person', 'bot');
  const table = await opened(host, pigOrder({ seats, tokens: [run, ada, inviting('bo')] }));
  expect((await at(host, table, 'friend', { invite: tokenOf('to bo') })).heard[0]).toMatchObject({
    you: { seat: 'bo' },
    picture: { seats: [{ id: 'ada' }, { id: 'bo', driver: { kind: 'person' }, taken: true }] },
  });
  expect((await journal.read(table, 1, 1))[0]!.deed).toMatchObject({ kind: 'seated', driver: { kind: 'person' } });
});

test('while the host has too much to write, whoever is invited comes again, and everybody else comes in', async () => {
  const one = house();
  const table = await opened(one.host, pigOrder({ tokens: [run, ada, inviting('bo')] }, { watch: 'token' }));
  const full = house({ journal: one.journal, budgets: { appends: 0 } }, one.time);
  expect((await at(full.host, table, 'ada')).heard[0]).toMatchObject({ you: { seat: 'ada' } });
  const friend = await at(full.host, table, 'friend', { invite: tokenOf('to bo') });
  await one.time.pass(100);
  expect(friend.heard).toEqual([{ kind: 'bye', why: 'leaving' }]);
  expect((await at(one.host, table, 'friend', { invite: tokenOf('to bo') })).heard[0]).toMatchObject({ you: { seat: 'bo' } });
  expect(await full.host.open(pigOrder({ tokens: [{ token: tokenOf('other'), right: { kind: 'run' } }, ada, bo] }))).toMatchObject({
    left: [{ code: 'busy' }],
  });
});

/** An entry as a later server writes it. */
const unheardOf = (table: string, n: number): NewEntry => ({ table, n, command: 'later', deed: { kind: 'unheard-of' } as never });

test('whoever comes with an invitation to a table of a later server is told so', async () => {
  const { host, journal, time } = house();
  const table = await opened(host, pigOrder({ tokens: [run, ada, inviting('bo')] }));
  await journal.append([unheardOf(table, 2)]);
  const friend = await at(host, table, 'friend', { invite: tokenOf('to bo') });
  await time.pass(100);
  expect(friend.heard).toEqual([{ kind: 'bye', why: 'newer' }]);
});

test('whose invitation a later server outruns is no stranger, but comes again', async () => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  const journal: Journal = {
    ...memory,
    append: async (rows) => {
      if (rows[0]!.deed.kind === 'seated') await memory.append([unheardOf(rows[0]!.table, 2)]);
      return memory.append(rows);
    },
  };
  const { host } = house({ journal }, time);
  const table = await opened(host, pigOrder({ tokens: [run, ada, inviting('bo')] }, { watch: 'token' }));
  const friend = await at(host, table, 'friend', { invite: tokenOf('to bo') });
  await time.pass(100);
  expect(friend.heard).toEqual([{ kind: 'bye', why: 'leaving' }]);
});

test('whoever comes back by the invitation that has seated them, just as a later server writes, comes again and is told so', async () => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  let waits: Promise<void> | null = null;
  const journal: Journal = {
    ...memory,
    read: async (...asked) => {
      const found = await memory.read(...asked);
      await waits;
      return found;
    },
  };
  const { host } = house({ journal }, time);
  const table = await opened(host, pigOrder({ tokens: [run, ada, inviting('bo')] }, { watch: 'token' }));
  (await at(host, table, 'friend', { invite: tokenOf('to bo') })).leave();
  let goOn = (): void => {};
  waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const friend = new Ear(host);
  friend.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('friend'), invite: tokenOf('to bo') });
  await settled();
  await memory.append([unheardOf(table, 3)]);
  host.noticed(table, 3); // what is read for it waits for what is being read for the guest
  goOn();
  await settled();
  await time.pass(100);
  expect(friend.heard).toEqual([{ kind: 'bye', why: 'leaving' }]);
  const again = await at(host, table, 'friend', { invite: tokenOf('to bo') });
  await time.pass(100);
  expect(again.heard).toEqual([{ kind: 'bye', why: 'newer' }]);
});

test('no table can be opened while the journal is away', async () => {
  const memory = memoryJournal();
  const journal: Journal = { ...memory, append: () => Promise.reject(new Error('away')) };
  expect(await house({ journal }).host.open(pigOrder())).toMatchObject({ _tag: 'Left', left: [{ code: 'busy' }] });
});

test('whoever orders a table wrongly is told what is wrong with it', async () => {
  const { host } = house();
  const [one, two] = pigOrder().seats;
  const seats = ['ada', 'bo'];
  for (const [order, why] of [
    [null, { code: 'bad-order' }],
    [pigOrder({ game: 'go' }), { code: 'unknown-game' }],
    [pigOrder({ tokens: [ada, bo] }), { code: 'no-runner' }],
    [pigOrder({ tokens: [run, inviting('cy')] }), { code: 'no-such-seat' }],
    [pigOrder({ seats: [one!], tokens: [run] }), { code: 'wrong-seats', facts: { seats } }],
    [pigOrder({ seats: [one!, two!, two!] }), { code: 'wrong-seats', facts: { seats } }],
    [pigOrder({ seats: [one!, two!, { ...two!, id: 'cy' }] }), { code: 'wrong-seats', facts: { seats } }],
    [pigOrder({ seats: [one!, { ...two!, id: 'cy' }], tokens: [run] }), { code: 'wrong-seats', facts: { seats } }],
  ] as const)
    expect(await host.open(order), JSON.stringify(order)).toMatchObject({ _tag: 'Left', left: [why] });
});

test('neither who sits at a table takes the place of a watcher, nor who watches already and says hello again', async () => {
  const { host, time } = house({ budgets: { watchers: 1 } });
  const table = await opened(host);
  for (const who of ['ada', 'bo']) await at(host, table, who);
  const watcher = new Ear(host);
  for (let i = 0; i < 2; i++) await watcher.hello(table, tokenOf('w1'));
  expect(watcher.heard).toMatchObject([{ kind: 'welcome', you: { seat: null } }, { kind: 'welcome' }]);
  const other = await at(host, table, 'w2');
  await time.pass(100);
  expect(other.heard).toEqual([{ kind: 'bye', why: 'full' }]);
});

test('a token to watch with opens a table at which such tokens are asked for, and none that nobody may watch; an invitation is no token to watch with', async () => {
  const tokens = [
    ...pigOrder().tokens,
    { token: tokenOf('watcher'), right: { kind: 'watch' } } as const,
    { token: tokenOf('invitation'), right: { kind: 'invite', seat: 'bo' } } as const,
  ];
  for (const [watch, who, kind] of [
    ['token', 'watcher', 'welcome'],
    ['none', 'watcher', 'bye'],
    ['token', 'invitation', 'bye'],
  ] as const) {
    const { host, time } = house();
    const ear = await at(host, await opened(host, pigOrder({ tokens }, { watch })), who);
    await time.pass(100);
    expect(ear.heard, `${watch}, ${who}`).toMatchObject([{ kind }]);
  }
});

test('a client of a later version is told that the server is too old for it, whatever else it says', async () => {
  const { host } = house();
  const table = await opened(host);
  const hello = { kind: 'hello', table, token: tokenOf('ada') };
  const told = async (message: unknown) => {
    const ear = new Ear(host);
    ear.receive(message);
    await settled();
    return ear.heard;
  };
  const newer = [{ kind: 'bye', why: 'newer' }];
  for (const more of [{}, { rooms: ['hall'] }]) expect(await told({ ...hello, protocol: 2, ...more })).toEqual(newer);
  expect(await told(JSON.stringify({ ...hello, protocol: 2 }))).toEqual(newer);
  const failing = Object.defineProperty({ kind: 'hello' }, 'protocol', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  for (const other of [
    { ...hello, protocol: 0 },
    { ...hello, protocol: '2' },
    { ...hello, protocol: 2.5 },
    { ...hello, protocol: 1, rooms: ['hall'] },
    { kind: 'act', protocol: 2 },
    failing,
  ])
    expect(await told(other)).toEqual([{ kind: 'bye', why: 'ill-formed' }]);
});
