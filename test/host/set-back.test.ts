import { type Journal, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, Ear, house, opened, pigOrder, sixes, Time, tokenOf } from './helpers/house.js';

/** A journal that is set back to what it was, or to nothing. */
const settable = (time: Time) => {
  let now = memoryJournal(() => time.now);
  const journal: Journal = {
    append: (rows) => now.append(rows),
    read: (table, after, most) => now.read(table, after, most),
    keep: (table, snapshot) => now.keep(table, snapshot),
    latest: (table) => now.latest(table),
  };
  const setBack = async (table: string, last: number): Promise<void> => {
    const lines = last === 0 ? [] : await now.read(table, 0, last);
    now = memoryJournal(() => time.now);
    for (const { n, command, deed } of lines) await now.append([{ table, n, command, deed }]);
  };
  return { journal, setBack };
};

test('a table that was forgotten while people were there is gone for them once they do something, and for whoever comes', async () => {
  const time = new Time();
  const { journal, setBack } = settable(time);
  const { host } = house({ journal, dice: () => sixes }, time);
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await setBack(table, 0);
  await ada.act('roll');
  for (const ear of [ada, bo]) expect(ear.heard.at(-1)).toEqual({ kind: 'bye', why: 'leaving' });
  const again = new Ear(host);
  await again.hello(table, tokenOf('ada'));
  await time.pass(200);
  expect(again.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
});

test('a host adds nothing to lines that others have written where it remembers its own, and what was to be done is done at what stands', async () => {
  const time = new Time();
  const { journal, setBack } = settable(time);
  const [one, other] = [0, 1].map(() => house({ journal, dice: () => sixes }, time)) as [
    ReturnType<typeof house>,
    ReturnType<typeof house>,
  ];
  const table = await opened(one.host);
  const ada = await at(one.host, table, 'ada');
  for (const id of ['a', 'b']) expect(await ada.act('roll', { id })).toMatchObject({ kind: 'done' });
  await setBack(table, 2);
  expect(await (await at(other.host, table, 'ada')).act('hold', { id: 'c' })).toMatchObject({ kind: 'done' });
  await ada.act('roll', { id: 'd' });
  const commands = async () => (await journal.read(table, 1, 9)).map(({ command }) => command.split(':')[1]);
  expect([ada.heard.at(-1), await commands()]).toEqual([{ kind: 'bye', why: 'leaving' }, ['a', 'c']]);
  const bo = await at(one.host, table, 'bo');
  expect(await bo.act('roll', { id: 'e' })).toMatchObject({ kind: 'done' });
  expect(await commands()).toEqual(['a', 'c', 'e']);
});

test('whoever comes just as a table is found to be another than was known comes again, to what stands', async () => {
  const time = new Time();
  const { journal, setBack } = settable(time);
  const { host } = house({ journal, dice: () => sixes }, time);
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  await setBack(table, 1);
  ada.receive({ kind: 'act', id: 'late', action: { type: 'roll' } });
  const bo = await at(host, table, 'bo');
  for (const ear of [ada, bo]) expect(ear.heard.at(-1)).toEqual({ kind: 'bye', why: 'leaving' });
  expect((await at(host, table, 'bo')).heard).toMatchObject([{ kind: 'welcome', picture: { view: { pot: 0 } } }]);
});

test('whoever has come again to a table that was put back is not sent away once more for what was begun before', async () => {
  const time = new Time();
  const { journal: quick, setBack } = settable(time);
  let takes = 0;
  const journal: Journal = {
    ...quick,
    append: async (rows) => {
      if (takes > 0) await new Promise<void>((resolve) => void time.after(takes, resolve));
      return quick.append(rows);
    },
  };
  const { host } = house({ journal, dice: () => sixes }, time);
  const [run, ada] = pigOrder().tokens;
  const table = await opened(host, pigOrder({ tokens: [run!, ada!, { token: tokenOf('link'), right: { kind: 'invite', seat: 'bo' } }] }));
  const early = await at(host, table, 'ada');
  expect(await early.act('roll')).toMatchObject({ kind: 'done' });
  await setBack(table, 1);
  takes = 100;
  early.receive({ kind: 'act', id: 'late', action: { type: 'roll' } });
  const friend = await at(host, table, 'friend', { invite: tokenOf('link') });
  await time.pass(900);
  expect(early.heard.at(-1)).toEqual({ kind: 'bye', why: 'leaving' });
  const again = await at(host, table, 'ada');
  await time.pass(1000);
  expect(friend.heard).toEqual([{ kind: 'bye', why: 'leaving' }]);
  expect(again.heard.map(({ kind }) => kind)).toEqual(['welcome']);
});

test('who was raced by others stays, though nothing of them is found', async () => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  const append: Journal['append'] = async (rows) => (rows[0]!.n === 1 ? memory.append(rows) : rows.map(() => ({ kind: 'raced' })));
  const { host } = house({ journal: { ...memory, append } }, time);
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.act('roll')).toMatchObject({ kind: 'busy' });
  expect(ada.closed).toBeNull();
});
