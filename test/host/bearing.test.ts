import { type Interruption, type Journal, memoryJournal, type NewEntry, type Problem } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, driven, Ear, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

/** A journal that can be made to answer late, never or with a failure, and counts what it is asked. */
const moody = (time: Time) => {
  const journal = memoryJournal(() => time.now);
  const mood = { appends: 'fine' as 'fine' | 'silent' | 'away', reads: 'fine' as 'fine' | 'silent', asked: 0, rows: 0, most: 0, now: 0 };
  const never = new Promise<never>(() => {});
  const moods: Journal = {
    ...journal,
    append: (rows) => {
      mood.most = Math.max(mood.most, rows.length);
      if (mood.appends === 'silent') return never;
      return mood.appends === 'away' ? Promise.reject(new Error(`away ${JSON.stringify(rows)}`)) : journal.append(rows);
    },
    read: async (table, after, most) => {
      mood.asked++;
      if (mood.reads === 'silent') return never;
      mood.now++;
      await settledBriefly();
      mood.now--;
      const found = await journal.read(table, after, most);
      mood.rows += found.length;
      return found;
    },
  };
  return { journal, moods, mood };
};
const settledBriefly = () => new Promise((resolve) => setImmediate(resolve));

const bots = driven('bot', 'person');

test('a journal that does not answer is not waited for without end, and nothing is lost by it', async () => {
  const time = new Time();
  const { moods, mood, journal } = moody(time);
  const { host } = house({ journal: moods }, time);
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  mood.appends = 'silent';
  expect(await ada.act('roll', { id: 'r' })).toBeUndefined();
  await time.pass(10_000);
  expect(ada.heard.at(-1)).toEqual({ kind: 'again', id: 'r' });
  mood.appends = 'fine';
  expect(await ada.act('roll', { id: 'r' })).toEqual({ kind: 'done', id: 'r' });
  mood.reads = 'silent';
  const late = new Ear(host);
  await late.hello(table, tokenOf('bo'));
  await time.pass(11_000);
  expect(late.heard).toEqual([{ kind: 'bye', why: 'leaving' }]);
  expect(await journal.read(table, 0, 10)).toHaveLength(2);
});

test('while a journal is silent it is asked once or twice for a table, not every second anew', async () => {
  const time = new Time();
  const { moods, mood } = moody(time);
  const { host } = house({ journal: moods, budgets: { answering: 1_000_000 } }, time);
  const table = await opened(host);
  await at(host, table, 'ada');
  mood.reads = 'silent';
  mood.asked = 0;
  await time.pass(30_000);
  expect(mood.asked).toBe(1);
});

test('so many lines wait to be written, and whoever comes with another is told to wait', async () => {
  const time = new Time();
  const { moods, mood } = moody(time);
  const { host } = house({ journal: moods, budgets: { appends: 3 } }, time);
  const tables = await Promise.all(['r1', 'r2', 'r3', 'r4', 'r5'].map((run) => opened(host, pigOrder({ tokens: withRun(run) }))));
  const ears = await Promise.all(tables.map((table) => at(host, table, 'ada')));
  mood.appends = 'silent';
  for (const ear of ears) {
    ear.receive({ kind: 'act', id: 'roll', action: { type: 'roll' } });
    await settled();
  }
  expect(ears.filter((ear) => ear.heard.some(({ kind }) => kind === 'busy')).length).toBe(1);
  mood.appends = 'fine';
  await time.pass(10_001);
  for (const ear of ears) ear.receive({ kind: 'act', id: 'roll', action: { type: 'roll' } });
  await settled();
  for (const ear of ears) expect(ear.heard.at(-1)).toEqual({ kind: 'done', id: 'roll' });
});
const withRun = (run: string) => [{ token: tokenOf(run), right: { kind: 'run' } } as const, ...pigOrder().tokens.slice(1)];

test('many who come to one table have it loaded once, and only so many tables are loaded at once', async () => {
  const time = new Time();
  const { moods, mood } = moody(time);
  const first = house({ journal: moods }, time);
  const tables: string[] = [];
  for (let i = 0; i < 12; i++) tables.push(await opened(first.host, pigOrder({ tokens: withRun(`run${i}`) })));
  const { host } = house({ journal: moods, budgets: { loads: 2, loading: 6 } }, time);
  let most = 0;
  const counting = setInterval(() => {
    most = Math.max(most, mood.now);
  });
  mood.rows = 0;
  const many = Array.from({ length: 20 }, () => new Ear(host));
  for (const ear of many) ear.receive({ kind: 'hello', protocol: 1, table: tables[0], token: tokenOf('ada') });
  await settled();
  expect(many.every((ear) => ear.heard[0]?.kind === 'welcome')).toBe(true);
  expect(mood.rows).toBeLessThan(3);
  const one = tables.slice(1).map((table) => ({ table, ear: new Ear(host) }));
  for (const { table, ear } of one) ear.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('ada') });
  for (let i = 0; i < 5; i++) await settled();
  clearInterval(counting);
  const answers = one.map(({ ear }) => (ear.heard[0]?.kind === 'bye' ? ear.heard[0].why : ear.heard[0]?.kind));
  expect(answers.filter((kind) => kind === 'welcome')).toHaveLength(8);
  expect(answers.filter((kind) => kind === 'leaving')).toHaveLength(3);
  expect(most).toBeLessThanOrEqual(2);
});

test('a table nobody is at leaves memory, and is read again when somebody comes', async () => {
  const time = new Time();
  const { moods, mood } = moody(time);
  const { host } = house({ journal: moods }, time);
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  ada.leave();
  await time.pass(62_000);
  mood.asked = 0;
  await time.pass(10_000);
  expect(mood.asked).toBe(0);
  expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ kind: 'welcome' });
});

test('what another process wrote is shown at its notice at once, and without one within a second', async () => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const news: ReadonlyMap<string, number>[] = [];
  const one = house({ journal, announce: (tables) => void news.push(tables) }, time);
  const two = house({ journal }, time);
  const table = await opened(one.host);
  const [ada, bo] = [await at(one.host, table, 'ada'), await at(two.host, table, 'bo')];
  await ada.act('roll');
  await time.pass(5);
  expect(news).toEqual([new Map([[table, 2]])]);
  two.host.noticed(table, 2);
  await settled();
  expect(bo.told).toHaveLength(1);
  await ada.act('roll');
  expect(bo.told).toHaveLength(1);
  await time.pass(1000);
  expect(bo.told).toHaveLength(2);
});

test('a thought that failed is thought again after a while, and one that takes too long is given up', async () => {
  const time = new Time();
  let thoughts = 0;
  const think = (problem: Problem, signal: Interruption): Promise<unknown> => {
    thoughts++;
    if (thoughts === 1) return Promise.reject(new Error('the worker died'));
    if (thoughts === 2) return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    return Promise.resolve(problem.kind === 'choose' && thoughts === 3 ? { type: 'roll' } : null);
  };
  const { host, journal } = house({ think }, time);
  const table = await opened(host, pigOrder({ seats: bots }));
  await at(host, table, 'bo');
  expect(thoughts).toBe(1);
  await time.pass(1000);
  expect(thoughts).toBe(2);
  await time.pass(30_000);
  await time.pass(2000);
  expect(thoughts).toBeGreaterThanOrEqual(3);
  expect((await journal.read(table, 1, 1))[0]).toMatchObject({ command: 'bot:1:ada', deed: { kind: 'acted' } });
});

test('a bot that is waited for has an alarm, so that another process asks it if this one is gone', async () => {
  const time = new Time();
  const alarms: number[] = [];
  const journal = memoryJournal(() => time.now);
  const alarm = async (_table: string, when: number): Promise<void> => void alarms.push(when);
  const { host } = house({ journal, alarm }, time);
  const table = await opened(host, pigOrder({ seats: bots }));
  expect(alarms).toEqual([time.now + 60_000]);
  const other = house({ journal, think: async () => ({ type: 'roll' }) }, time);
  await other.host.due(table);
  await settled();
  expect((await journal.read(table, 1, 10)).length).toBeGreaterThan(0);
});

test('who is raced every time is told to wait, after eight tries', async () => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  let tries = 0;
  const raced: Journal = {
    ...journal,
    append: (rows: readonly NewEntry[]) =>
      rows[0]!.n === 1 ? journal.append(rows) : (tries++, Promise.resolve([{ kind: 'raced' as const }])),
  };
  const { host } = house({ journal: raced }, time);
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.act('roll')).toMatchObject({ kind: 'busy' });
  expect(tries).toBe(8);
});

test('a command that was written long ago is known after the table was loaded from a snapshot', async () => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const first = house({ journal, budgets: { burst: 1e6, perSecond: 1e6 } }, time);
  const table = await opened(first.host);
  const [ada, bo] = [await at(first.host, table, 'ada'), await at(first.host, table, 'bo')];
  expect(await ada.act('roll', { id: 'long-ago' })).toMatchObject({ kind: 'done' });
  for (let i = 0; i < 150; i++) for (const ear of [ada, bo]) await ear.act(i % 2 === 0 ? 'roll' : 'hold');
  await first.host.close();
  const second = house({ journal }, time);
  for (const who of ['ada', 'bo'])
    expect(await (await at(second.host, table, who)).act('roll', { id: 'long-ago' })).toMatchObject({
      kind: who === 'ada' ? 'done' : expect.any(String),
    });
  const rolled = (await journal.read(table, 0, 10_000)).filter(({ command }) => command.endsWith(':long-ago'));
  expect(rolled.filter(({ command }) => command === rolled[0]!.command)).toHaveLength(1);
});

test('a table that has gone on for too long can still be closed, and played again', async () => {
  const { host } = house({ budgets: { entries: 2 }, dice: () => sixes });
  const table = await opened(host);
  const [ada, run] = [await at(host, table, 'ada'), await at(host, table, 'run')];
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  expect(await ada.act('roll')).toMatchObject({ why: [{ code: 'full-journal' }] });
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'close' })).toMatchObject({ kind: 'done' });
});
