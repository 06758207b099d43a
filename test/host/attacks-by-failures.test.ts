import type { Game } from 'ludoteca';
import { type Entry, type Journal, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { at, Ear, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

const throws = (): never => {
  throw new Error('a game that throws');
};
const piggish = pig as unknown as Game;

test('a game that throws when it is set up is refused, and one that throws at its end ends no process', async () => {
  const lost: unknown[] = [];
  const note = (error: unknown): void => void lost.push(error);
  process.on('unhandledRejection', note);
  try {
    const broken: Game = { ...piggish, setup: throws };
    const { host } = house({ gameOf: () => broken });
    expect(await host.open(pigOrder())).toMatchObject({ _tag: 'Left', left: [{ code: 'internal' }] });
    let isBroken = false;
    const later: Game = { ...piggish, outcome: (state) => (isBroken ? throws() : piggish.outcome(state)) };
    const second = house({ gameOf: () => later });
    const ada = await at(second.host, await opened(second.host), 'ada');
    isBroken = true;
    await ada.act('roll');
    await settled();
    expect(lost).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
  }
});

test('a rematch of a game that no longer begins is refused, and its asker stays', async () => {
  let isBroken = false;
  const game: Game = { ...piggish, setup: (...args) => (isBroken ? throws() : piggish.setup(...args)) };
  const { host } = house({ gameOf: () => game });
  const run = await at(host, await opened(host), 'run');
  isBroken = true;
  expect(['busy', 'refused']).toContain((await run.say({ kind: 'rematch' })).kind);
  expect(run.closed).toBeNull();
});

test('an announcement that fails is lost, and nothing else', async () => {
  const { host, time } = house({ announce: throws });
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  await expect(time.pass(10)).resolves.toBeUndefined();
  await ada.act('roll');
  await expect(host.close()).resolves.toBeUndefined();
});

test('an entry that nobody can read, however it is garbled, is told as one of a newer server', async () => {
  const deeds: unknown[] = [null, 7, {}, { kind: '__proto__' }, { kind: 'acted' }, { kind: 'acted', action: null }, { kind: 'took-back' }];
  for (const deed of deeds) {
    const time = new Time();
    const memory = memoryJournal(() => time.now);
    const journal: Journal = {
      ...memory,
      read: async (table, after, most): Promise<readonly Entry[]> =>
        (await memory.read(table, after, most)).map((entry) => (entry.n === 2 ? ({ ...entry, deed } as Entry) : entry)),
    };
    const first = house({ journal: memory }, time);
    const table = await opened(first.host);
    await (await at(first.host, table, 'ada')).act('roll');
    const ear = new Ear(house({ journal }, time).host);
    await ear.hello(table, tokenOf('ada'));
    await time.pass(100);
    expect(ear.heard, JSON.stringify(deed)).toEqual([{ kind: 'bye', why: 'newer' }]);
  }
});

test('a crowd that watches does not keep out whoever runs the table', async () => {
  const { host } = house({ budgets: { watchers: 1 } });
  const table = await opened(host);
  await at(host, table, 'stranger');
  const run = await at(host, table, 'run');
  expect(run.heard[0]).toMatchObject({ kind: 'welcome', you: { runs: true } });
});

test('who comes just as an idle table leaves memory sits at the table that stays', async () => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  let slowly = 0;
  const journal: Journal = {
    ...memory,
    read: async (...args) => {
      if (slowly > 0) await new Promise<void>((resolve) => void time.after(slowly, resolve));
      return memory.read(...args);
    },
  };
  const { host } = house({ journal, budgets: { idle: 10_000 } }, time);
  const table = await opened(host);
  (await at(host, table, 'bo')).leave();
  await time.pass(9500);
  slowly = 3000;
  const ada = new Ear(host);
  ada.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('ada') });
  await time.pass(8000);
  slowly = 0;
  await time.pass(4000);
  expect(ada.heard[0]).toMatchObject({ kind: 'welcome' });
  const bo = await at(host, table, 'bo');
  await ada.act('roll');
  expect(bo.told).toHaveLength(1);
});

test('a process that knows a table from a snapshot alone follows others who go back behind it', async () => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const one = house({ journal, dice: () => sixes, budgets: { burst: 1000 } }, time);
  const table = await opened(one.host, pigOrder({}, { undo: 'free' }));
  const ada = await at(one.host, table, 'ada');
  for (let i = 0; i < 3; i++) await ada.act('roll');
  const run = await at(one.host, table, 'run');
  // After this line no step before it can be told of the lines beside the snapshot.
  await run.say({ kind: 'seat', seat: 'bo', driver: { kind: 'person' } });
  await one.host.close();
  const [second, third] = [house({ journal, dice: () => sixes }, time), house({ journal, dice: () => sixes }, time)];
  const [again, bo] = [await at(second.host, table, 'ada'), await at(third.host, table, 'bo')];
  expect(await again.say({ kind: 'take-back', to: 1 })).toMatchObject({ kind: 'done' });
  await time.pass(2000);
  expect(bo.closed).toBeNull();
  expect(bo.told.at(-1)).toMatchObject({ kept: 1, moments: [] });
  const fourth = house({ journal, dice: () => sixes }, time);
  expect((await at(fourth.host, table, 'bo')).heard[0]).toMatchObject({ kind: 'welcome', picture: { view: { pot: 6 } } });
});

test('who is at a table when a later server writes there is told so', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  await journal.append([{ table, n: 2, command: 'later', deed: { kind: 'unheard-of' } as never }]);
  await time.pass(2000);
  expect(ada.heard.at(-1)).toEqual({ kind: 'bye', why: 'newer' });
});

test('whoever is invited while nothing can be written comes again, and is seated then', async () => {
  const memory = memoryJournal();
  let isAway = false;
  const journal: Journal = { ...memory, append: (rows) => (isAway ? Promise.reject(new Error('away')) : memory.append(rows)) };
  const { host, time } = house({ journal });
  const tokens = [...pigOrder().tokens.slice(0, 2), { token: tokenOf('invite'), right: { kind: 'invite', seat: 'bo' } } as const];
  const table = await opened(host, pigOrder({ tokens }, { watch: 'token' }));
  isAway = true;
  const early = await at(host, table, 'bo', { invite: tokenOf('invite') });
  await time.pass(100);
  expect(early.heard).toEqual([{ kind: 'bye', why: 'leaving' }]);
  isAway = false;
  expect((await at(host, table, 'bo', { invite: tokenOf('invite') })).heard[0]).toMatchObject({ you: { seat: 'bo' } });
});
