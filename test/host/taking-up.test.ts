import { type Journal, memoryJournal, type NewEntry, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, house, opened, pigOrder, sixes, Time } from './helpers/house.js';
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
