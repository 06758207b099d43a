import type { Entry, Journal, Snapshot } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, driven, house, opened, pigOrder, sixes } from './helpers/house.js';

/** A journal whose lines are told otherwise than they stand. */
const retold = (journal: Journal, change: (entry: Entry) => Entry): Journal => ({
  ...journal,
  read: async (...asked) => (await journal.read(...asked)).map(change),
});

test('a table whose first line is no opening that is known here, or not the first, is as good as none', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  for (const change of [
    (entry: Entry): Entry => ({ ...entry, deed: { ...entry.deed, kind: 'opened-otherwise' } as never }),
    (entry: Entry): Entry => ({ ...entry, n: 2 }),
  ]) {
    const ada = await at(house({ journal: retold(journal, change) }, time).host, table, 'ada');
    await time.pass(100);
    expect(ada.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
  }
});

test('where a line goes on from a step that was never made, a newer server is needed', async () => {
  const { host, journal, time } = house();
  const table = await opened(host, pigOrder({ seats: driven('person', 'bot') }));
  await journal.append([{ table, n: 2, command: 'odd', deed: { kind: 'went-on', by: 'ada', to: 7, version: '' } }]);
  const ada = await at(house({ journal }, time).host, table, 'ada');
  await time.pass(100);
  expect(ada.heard).toEqual([{ kind: 'bye', why: 'newer' }]);
});

test('an answer to what nobody asks changes nothing', async () => {
  const { host, journal, time } = house({ dice: () => sixes });
  const table = await opened(host);
  await (await at(host, table, 'ada')).act('roll');
  await journal.append(
    [true, false].map((yes, i) => ({ table, n: 3 + i, command: `odd:${i}`, deed: { kind: 'answered', by: 'bo', yes } })),
  );
  const ada = await at(house({ journal, dice: () => sixes }, time).host, table, 'ada');
  expect(ada.heard[0]).toMatchObject({ kind: 'welcome', picture: { acting: ['ada'], request: null, view: { pot: 6 } } });
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
});

test('of a table at which nothing has happened nothing is kept but how it was opened', async () => {
  const { journal, time } = house();
  const kept: Snapshot[] = [];
  const { host } = house({ journal: { ...journal, keep: async (_, snapshot) => void kept.push(snapshot) } }, time);
  await at(host, await opened(host), 'ada');
  await host.close();
  const [{ table }] = kept as [Snapshot];
  expect(table.position).not.toHaveProperty('awaited'); // a store may take no field without a value
  expect(table.position).toMatchObject({
    request: null,
    declined: [],
    standIns: [],
    paused: false,
    closed: false,
    rematch: null,
    clocks: {},
  });
});
