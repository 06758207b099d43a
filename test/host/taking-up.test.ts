import type { Game } from 'ludoteca';
import { type Journal, memoryJournal, type NewEntry, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, type House, house, opened, pigOrder, sixes, Time } from './helpers/house.js';
import { mendedPig } from './helpers/mended-pig.js';
import { recalled } from './helpers/recalled.js';

/** A journal that counts the lines that are read in it. */
const counting = (journal: Journal) => {
  const rows: number[] = [];
  const counted: Journal = {
    ...journal,
    read: async (...asked) => {
      const found = await journal.read(...asked);
      rows.push(found.length);
      return found;
    },
  };
  return { counted, total: () => rows.splice(0).reduce((sum, some) => sum + some, 0) };
};

test('a long journal is read to its end', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  await journal.append(
    Array.from({ length: 1200 }, (_, i): NewEntry => {
      const deed = { kind: i % 2 === 0 ? 'paused' : 'resumed', by: '' } as const;
      return { table, n: i + 2, command: `run:${i}`, deed };
    }),
  );
  await journal.append([{ table, n: 1202, command: 'run:closed', deed: { kind: 'closed', by: '' } }]);
  const { counted, total } = counting(journal);
  const ada = await at(house({ journal: counted }, time).host, table, 'ada');
  expect(ada.heard[0]).toMatchObject({ picture: { closed: true, paused: false } });
  expect(total()).toBe(1202);
});

test('a table that watchers see later is taken up from a snapshot only if they may see what it shows', async () => {
  for (const [passes, pot, again] of [
    [59_999, 0, 3],
    [60_000, 18, 0],
  ] as const) {
    const time = new Time();
    const journal = memoryJournal(() => time.now);
    const one = house({ journal, dice: () => sixes }, time);
    const table = await opened(one.host, pigOrder({}, { delay: 60 }));
    const ada = await at(one.host, table, 'ada');
    await time.pass(10_000);
    for (let i = 0; i < 3; i++) await ada.act('roll');
    await one.host.close();
    expect(await journal.latest(table)).toMatchObject({ n: 4 });
    await time.pass(passes);
    const { counted, total } = counting(journal);
    const { host } = house({ journal: counted }, time);
    expect((await at(host, table, 'watcher')).heard[0]).toMatchObject({ picture: { view: { pot } } });
    expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ picture: { view: { pot: 18 } } });
    expect(total()).toBe(4 + again);
  }
});

test('watchers keep what they have seen when another host takes the table up from a snapshot', async () => {
  const time = new Time();
  const one = house({ dice: () => sixes }, time);
  const table = await opened(one.host);
  const [ada, run] = [await at(one.host, table, 'ada'), await at(one.host, table, 'run')];
  for (let i = 0; i < 3; i++) await ada.act('roll');
  // After this line no step before it can be told of the lines beside the snapshot.
  await run.say({ kind: 'seat', seat: 'bo', driver: { kind: 'person' } });
  await one.host.close();
  const two = house({ journal: one.journal, dice: () => sixes }, time);
  const first = (await at(two.host, table, 'watcher')).heard[0] as Welcome;
  expect(first).toMatchObject({ from: 3, moments: [] });
  expect(first.mark).not.toBe('');
  expect((await at(two.host, table, 'watcher', { seen: { moments: 3, mark: first.mark } })).heard[0]).toMatchObject({ from: 3 });
  await (await at(two.host, table, 'ada')).act('roll');
  expect((await at(two.host, table, 'watcher')).heard[0]).toMatchObject({ from: 3, moments: [{ events: [{ die: 6 }] }] });
});

test('what is taken back elsewhere, beyond the snapshot a table was taken up from, is gone here as well', async () => {
  const { host, table, journal, time, reads } = await recalled({ undo: 'free' });
  const bo = await at(host, table, 'bo');
  reads.length = 0;
  const other = house({ journal, dice: () => sixes }, time);
  expect(await (await at(other.host, table, 'ada')).say({ kind: 'take-back', to: 4 })).toMatchObject({ kind: 'done' });
  await time.pass(1000);
  expect(bo.told).toMatchObject([{ kept: 4, moments: [] }]);
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ from: 0, picture: { request: null, view: { pot: 24 } } });
});

/** What somebody is told of a table, by the host at which it was played and, when that has closed, by another that takes it up from its snapshot. */
const toldTwice = async (
  { host, journal, time }: House,
  table: string,
  who: string,
  options: Parameters<typeof house>[0] = {},
): Promise<readonly [Welcome, Welcome]> => {
  const before = (await at(host, table, who)).heard[0] as Welcome;
  await host.close();
  return [before, (await at(house({ journal, ...options }, time).host, table, who)).heard[0] as Welcome];
};

/** Of what stood before, the second tells the last moment, and nothing that was taken away. */
const tellsTheLast = ([before, after]: readonly [Welcome, Welcome]): void => {
  expect(before.from).toBe(0);
  expect({ from: after.from, moments: after.moments }).toEqual({ from: before.moments.length - 1, moments: before.moments.slice(-1) });
};

test('of a table known from a snapshot nothing is told that was taken back, freely or with leave', async () => {
  for (const undo of ['free', 'consent'] as const) {
    const first = house({ dice: () => sixes });
    const table = await opened(first.host, pigOrder({}, { undo }));
    const [ada, bo] = [await at(first.host, table, 'ada'), await at(first.host, table, 'bo')];
    for (let i = 0; i < 2; i++) await ada.act('roll');
    const back = { kind: 'take-back', to: 1 } as const;
    expect(await ada.say(undo === 'free' ? back : { kind: 'ask', what: back })).toMatchObject({ kind: 'done' });
    if (undo === 'consent') expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
    expect(await ada.act('hold')).toMatchObject({ kind: 'done' });
    tellsTheLast(await toldTwice(first, table, 'bo'));
  }
});

test('of a table known from a snapshot nothing is told that was gone when all agreed to go on by mended rules, or when who had not was sent away', async () => {
  for (const sends of [false, true]) {
    const old = house({ dice: () => sixes, version: '1.9.0' });
    const table = await opened(old.host);
    const [ada, bo] = [await at(old.host, table, 'ada'), await at(old.host, table, 'bo')];
    for (const doing of [() => ada.act('roll'), () => ada.act('hold'), () => bo.act('roll')]) await doing();
    const mended = { dice: () => sixes, version: '1.10.0', gameOf: () => mendedPig };
    const first = house({ journal: old.journal, ...mended }, old.time);
    const [adaAgain, boAgain, run] = [
      await at(first.host, table, 'ada'),
      await at(first.host, table, 'bo'),
      await at(first.host, table, 'run'),
    ];
    expect(await adaAgain.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
    // Where the old rules are still played by, the table goes on meanwhile.
    if (sends) expect(await bo.act('hold')).toMatchObject({ kind: 'done' });
    const agrees = sends ? run.say({ kind: 'revoke', seat: 'bo' }) : boAgain.say({ kind: 'answer', yes: true });
    expect(await agrees).toMatchObject({ kind: 'done' });
    expect(await adaAgain.act('hold')).toMatchObject({ kind: 'done' });
    tellsTheLast(await toldTwice(first, table, 'ada', mended));
  }
});

test('of a table known from a snapshot nothing is told that had to make way for what was done again', async () => {
  // Nobody can seal after another, and whoever has not seen that does not know it.
  const narrow: Game = {
    ...envelopes,
    reduce: (state, action, dice) => {
      const isLate = action.type === 'seal' && (state as unknown as { readonly sealed: readonly string[] }).sealed.length > 0;
      return envelopes.reduce(state, isLate ? ({ type: 'never' } as never) : action, dice);
    },
  };
  const first = house({}, undefined, [narrow]);
  const table = await opened(first.host, envelopesOrder());
  const [ada, bo] = [await at(first.host, table, 'ada'), await at(first.host, table, 'bo')];
  const [seal, peek] = ['seal', 'peek'].map((type) => ({ kind: 'act', action: { type } }) as const);
  for (const doing of [
    () => ada.say(seal!),
    () => ada.say({ kind: 'take-back', to: 0 }),
    () => bo.say(seal!),
    () => ada.say({ kind: 'redo' }),
    () => bo.say(peek!),
  ])
    expect(await doing()).toMatchObject({ kind: 'done' });
  tellsTheLast(await toldTwice(first, table, 'bo', { gameOf: () => narrow }));
});
