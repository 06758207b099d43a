import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, driven, Ear, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';
import { counting, slowly } from './helpers/slowly.js';

const nowhere = '0'.repeat(32);
const clock = { kind: 'decision', seconds: 600 } as const;
const botsAlone = driven('bot', 'bot');

test('once the last table has left memory, with its clocks, no bell is left to ring', async () => {
  const time = new Time();
  const { after, waiting } = counting(time);
  const { host } = house({ after, budgets: { idle: 5000 } }, time);
  const table = await opened(host, pigOrder({}, { clock }));
  const ada = await at(host, table, 'ada');
  expect(waiting.size).toBeGreaterThan(0);
  ada.leave();
  await time.pass(6000);
  expect(waiting.size).toBe(0);
  // Whoever comes later finds everything as it was.
  expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ kind: 'welcome', picture: { clocks: [{ seat: 'ada' }] } });
});

test('of a table that has left memory nothing waits for those who would have seen it later', async () => {
  const time = new Time();
  const { after, waiting } = counting(time);
  const { host } = house({ after, dice: () => sixes, budgets: { idle: 5000 } }, time);
  const table = await opened(host, pigOrder({}, { delay: 60 }));
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  ada.leave();
  await time.pass(6000);
  expect(waiting.size).toBe(0);
});

test('however many tables there are, the host looks once a second', async () => {
  const time = new Time();
  const { after, set } = counting(time);
  const { host } = house({ after }, time);
  for (const name of ['r1', 'r2', 'r3'])
    await at(
      host,
      await opened(host, pigOrder({ tokens: [{ token: tokenOf(name), right: { kind: 'run' } }, ...pigOrder().tokens.slice(1)] })),
      'ada',
    );
  await time.pass(10_000);
  expect(set.filter((ms) => ms === 1000)).toHaveLength(11);
});

test('a table somebody is at stays in memory, however long nothing happens', async () => {
  const time = new Time();
  const [one, bells] = [house({ dice: () => sixes }, time), counting(time)];
  const two = house({ journal: one.journal, after: bells.after, budgets: { idle: 5000 } }, time);
  const table = await opened(one.host);
  const [ada, watcher] = [await at(one.host, table, 'ada'), await at(two.host, table, 'watcher')];
  await time.pass(20_000);
  await ada.act('roll');
  await time.pass(1000);
  expect(watcher.told).toHaveLength(1);
});

test('a table leaves memory when nobody has been at it for longer than it may stay', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal, budgets: { idle: 2000 } }, time);
  await host.due(await opened(host));
  mood.asked = 0;
  await time.pass(2000);
  expect(mood.asked).toBe(2);
  await time.pass(5000);
  expect(mood.asked).toBe(2);
});

test('a table where bots play on stays in memory, though nobody is there', async () => {
  const time = new Time();
  const think = (): Promise<unknown> => new Promise((resolve) => void time.after(3000, () => resolve({ type: 'roll' })));
  const { host, journal } = house({ think, dice: () => sixes, budgets: { idle: 5000 } }, time);
  const table = await opened(host, pigOrder({ seats: botsAlone }));
  await host.due(table);
  await time.pass(31_000);
  expect(await journal.read(table, 1, 99)).toHaveLength(10);
});

test('whose invitation takes long to be written sits at the table that stays', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal, dice: () => sixes, budgets: { idle: 10_000 } }, time);
  const tokens = [...pigOrder().tokens.slice(0, 2), { token: tokenOf('invite'), right: { kind: 'invite', seat: 'bo' } } as const];
  const table = await opened(host, pigOrder({ tokens }));
  (await at(host, table, 'ada')).leave();
  Object.assign(mood, { reads: 8000, appends: 6000 });
  const bo = new Ear(host);
  bo.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('bo'), invite: tokenOf('invite') });
  await time.pass(7000);
  mood.reads = 0;
  await time.pass(8000);
  mood.appends = 0;
  expect(bo.heard[0]).toMatchObject({ kind: 'welcome', you: { seat: 'bo' } });
  await (await at(host, table, 'ada')).act('roll');
  expect(bo.told).toHaveLength(1);
});

test('of a table that is not there nothing is kept, and nothing is read for it again', async () => {
  const time = new Time();
  const [{ journal, mood }, { after, waiting }] = [slowly(time), counting(time)];
  const { host } = house({ journal, after }, time);
  const stranger = await at(host, nowhere, 'stranger');
  await time.pass(100);
  expect(stranger.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
  mood.asked = 0;
  await time.pass(5000);
  expect(mood.asked).toBe(0);
  expect(waiting.size).toBe(0);
  expect(() => host.noticed(nowhere, 7)).not.toThrow();
  await expect(host.due(nowhere)).resolves.toBeUndefined();
});

test('while too many wait for their tables, an alarm is refused, so that it is tried again', async () => {
  const { host } = house({ budgets: { loading: 0 } });
  await expect(host.due(await opened(host))).rejects.toThrow('Too many clients wait for their tables.');
});

test('nobody ever came to a host that closes', async () => {
  const news: unknown[] = [];
  await expect(house({ announce: (tables) => void news.push(tables) }).host.close()).resolves.toBeUndefined();
  expect(news).toEqual([]);
});

test('a table that is still being read when the host closes is not taken up by it', async () => {
  const time = new Time();
  const [{ journal, mood, memory }, { after, waiting }] = [slowly(time), counting(time)];
  const { host } = house({ journal, after }, time);
  const table = await opened(host, pigOrder({}, { clock: { kind: 'decision', seconds: 10 } }));
  mood.reads = 3000;
  await at(host, table, 'ada');
  await host.close();
  await time.pass(60_000);
  expect(await memory.read(table, 1, 9)).toEqual([]);
  expect(waiting.size).toBe(0);
});

test('what was written before the host closes is announced by it, and what is still being written is found by others', async () => {
  const time = new Time();
  const [{ journal, mood, memory }, { after, waiting }] = [slowly(time), counting(time)];
  const news: unknown[] = [];
  const { host } = house({ journal, after, dice: () => sixes, announce: (tables) => void news.push([...tables]) }, time);
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  mood.appends = 500;
  ada.receive({ kind: 'act', id: 'last', action: { type: 'roll' } });
  await settled();
  const closing = host.close();
  expect(news).toEqual([[[table, 2]]]);
  await time.pass(1000);
  await closing;
  expect(await memory.read(table, 2, 9)).toMatchObject([{ n: 3 }]);
  expect(news).toHaveLength(1);
  expect(waiting.size).toBe(0);
});

test('where nobody is told what was written no bell is set for it', async () => {
  const time = new Time();
  const { after, set } = counting(time);
  const { host } = house({ after, dice: () => sixes }, time);
  const ada = await at(host, await opened(host), 'ada');
  await ada.act('roll');
  await time.pass(1000);
  expect(set).not.toContain(5);
});

test('a table that has left memory while the move of its bot is being written rings and thinks no more', async () => {
  const time = new Time();
  const [{ journal, mood, memory }, { after, waiting }] = [slowly(time), counting(time)];
  let thoughts = 0;
  const think = async (): Promise<unknown> => {
    thoughts++;
    return { type: 'peek' };
  };
  const { host } = house({ journal, after, think, budgets: { idle: 2000 } }, time, [envelopes]);
  const table = await opened(host, { ...envelopesOrder({ clock }), seats: driven('bot', 'person') });
  mood.appends = 8000;
  void host.due(table);
  await settled();
  await time.pass(9000);
  expect(await memory.read(table, 1, 9)).toMatchObject([{ command: 'bot:1:ada' }]);
  await time.pass(20_000);
  expect(thoughts).toBe(1);
  expect(waiting.size).toBe(0);
  expect(await memory.read(table, 2, 9)).toEqual([]);
});
