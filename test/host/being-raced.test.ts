import { type Host, type Interruption, type Journal, memoryJournal, type NewEntry, type Problem } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, driven, Ear, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';
import { slowly } from './helpers/slowly.js';

const clock = { kind: 'decision', seconds: 10 } as const;
const seats = driven('bot', 'person');

/** An entry as a later server writes it. */
const unheardOf = (table: string, n: number): NewEntry => ({ table, n, command: 'later', deed: { kind: 'unheard-of' } as never });

test('a notice of what is known already has nothing read', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal, dice: () => sixes }, time);
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  mood.asked = 0;
  for (const n of [0, 1, 2]) host.noticed(table, n);
  await settled();
  expect(mood.asked).toBe(0);
  host.noticed(table, 3);
  await settled();
  expect(mood.asked).toBe(1);
});

test('a notice of a table that a later server goes on with does nothing, and neither does an alarm', async () => {
  const { host, journal, time } = house();
  const table = await opened(host, pigOrder({}, { clock }));
  await journal.append([unheardOf(table, 2)]);
  const ada = await at(host, table, 'ada');
  await time.pass(100);
  expect(ada.heard).toEqual([{ kind: 'bye', why: 'newer' }]);
  expect(() => host.noticed(table, 3)).not.toThrow();
  await time.pass(20_000);
  await expect(host.due(table)).resolves.toBeUndefined();
  expect(await journal.read(table, 2, 9)).toEqual([]);
});

test('what is noticed while the journal is being read is read once more, at once, and not as often as it is noticed', async () => {
  const time = new Time();
  const { journal, mood, memory } = slowly(time);
  const one = house({ journal: memory, dice: () => sixes }, time);
  const two = house({ journal }, time);
  const table = await opened(one.host);
  const [ada, bo] = [await at(one.host, table, 'ada'), await at(two.host, table, 'bo')];
  for (let round = 1; round <= 3; round++) {
    Object.assign(mood, { reads: 100, asked: 0 });
    two.host.noticed(table, 99);
    await settled();
    await ada.act('roll');
    for (let i = 0; i < 5; i++) two.host.noticed(table, 1 + round);
    await time.pass(200);
    expect(bo.told).toHaveLength(round);
    expect(mood.asked).toBe(2);
  }
});

test('however many come to a table at once, its journal is read once for all of them, and once more for who comes meanwhile', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal }, time);
  const table = await opened(host);
  await at(host, table, 'ada');
  Object.assign(mood, { reads: 100, asked: 0 });
  const ears = Array.from({ length: 20 }, () => new Ear(host));
  for (const [i, ear] of ears.entries()) {
    if (i % 10 === 0) await settled();
    ear.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('bo') });
  }
  await time.pass(200);
  expect(ears.every(({ heard: [first] }) => first?.kind === 'welcome')).toBe(true);
  expect(mood.asked).toBe(2);
});

test('an alarm that rings too early changes nothing, and neither does one where no clock runs', async () => {
  const { host, journal, time } = house();
  const [table, calm] = [
    await opened(host, pigOrder({}, { clock })),
    await opened(host, pigOrder({ tokens: [{ token: tokenOf('other'), right: { kind: 'run' } }, ...pigOrder().tokens.slice(1)] })),
  ];
  await host.due(table);
  await time.pass(10_000);
  await host.due(table);
  await host.due(calm);
  expect(await journal.read(table, 1, 9)).toEqual([]);
  expect(await journal.read(calm, 1, 9)).toEqual([]);
  await time.pass(1000);
  expect((await journal.read(table, 1, 9)).map(({ deed }) => deed)).toEqual([{ kind: 'ran-out', seat: 'ada' }]);
});

test('a clock that cannot be written, for nothing can be or others are always quicker, rings again until it is', async () => {
  for (const kind of ['away', 'raced'] as const) {
    const time = new Time();
    const memory = memoryJournal(() => time.now);
    let fails = false;
    const journal: Journal = {
      ...memory,
      append: async (rows) => {
        if (!fails) return memory.append(rows);
        if (kind === 'away') throw new Error('away');
        return rows.map(() => ({ kind: 'raced' }));
      },
    };
    const { host } = house({ journal }, time);
    const table = await opened(host, pigOrder({}, { clock }));
    await at(host, table, 'ada');
    fails = true;
    await time.pass(15_500);
    expect(await memory.read(table, 1, 9)).toEqual([]);
    fails = false;
    await time.pass(1000);
    expect((await memory.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['ran-out']);
  }
});

test('whose decision is written just before their clock runs out has not run out of time', async () => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  let meanwhile = (): void => {};
  const journal: Journal = {
    ...memory,
    read: async (...asked) => {
      const found = await memory.read(...asked);
      meanwhile();
      return found;
    },
  };
  // Its own bells ring too late: whoever keeps the alarms is quicker.
  const { host } = house({ journal, dice: () => sixes, after: (ms, ring) => time.after(ms + 60_000, ring) }, time);
  const table = await opened(host, pigOrder({}, { clock }));
  const ada = await at(host, table, 'ada');
  await time.pass(11_000);
  let reads = 0;
  meanwhile = () => {
    if (++reads === 2) ada.receive({ kind: 'act', id: 'late', action: { type: 'roll' } });
  };
  await host.due(table);
  await settled();
  expect(reads).toBeGreaterThanOrEqual(2);
  expect(ada.heard.at(-1)).toEqual({ kind: 'done', id: 'late' });
  expect((await memory.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['acted']);
});

test('what a bot has thought of is void if somebody has taken its seat meanwhile', async () => {
  const time = new Time();
  const { journal, mood, memory } = slowly(time);
  let answer = (_action: unknown): void => {};
  const think = (): Promise<unknown> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const { host } = house({ journal, think, dice: () => sixes }, time);
  const table = await opened(host, pigOrder({ seats }));
  const run = await at(host, table, 'run');
  mood.appends = 500;
  run.receive({ kind: 'seat', id: 's', seat: 'ada', driver: { kind: 'person' } });
  await settled();
  answer({ type: 'roll' });
  await time.pass(2000);
  expect((await memory.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['seated']);
});

test('a bot that has thought about a table with which a later server goes on ends no process', async () => {
  const lost: unknown[] = [];
  const note = (error: unknown): void => void lost.push(error);
  process.on('unhandledRejection', note);
  try {
    const time = new Time();
    const asked: [Problem, Interruption][] = [];
    let answer = (_action: unknown): void => {};
    const think = (...given: [Problem, Interruption]): Promise<unknown> => {
      asked.push(given);
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const { host, journal } = house({ think }, time);
    const table = await opened(host, pigOrder({ seats }));
    const bo = await at(host, table, 'bo');
    await journal.append([unheardOf(table, 2)]);
    await time.pass(1000);
    expect(bo.heard.at(-1)).toEqual({ kind: 'bye', why: 'newer' });
    answer(null);
    await settled();
    expect(asked).toHaveLength(1);
    expect(lost).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
  }
});

test('to whom a table that nobody can read from its first entry on is open is not known: it is as if it were not there', async () => {
  const { host, journal, time } = house();
  const table = '1'.repeat(32);
  await journal.append([unheardOf(table, 1)]);
  const ada = await at(host, table, 'ada');
  await time.pass(100);
  expect(ada.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
});

for (const [how, goes] of [
  ['whose link is gone', async (ear: Ear) => ear.leave()],
  ['whose host closes', async (_: Ear, host: Host) => void host.close()],
] as const)
  test(`what still waited at one host, ${how}, and was refused at another is not done after all`, async () => {
    const time = new Time();
    const { journal, mood, memory } = slowly(time);
    const one = house({ journal: memory, dice: () => sixes }, time);
    const two = house({ journal, dice: () => sixes }, time);
    const table = await opened(one.host);
    const [run, ada] = [await at(one.host, table, 'run'), await at(two.host, table, 'ada')];
    mood.reads = 8000; // a look at the journal holds the turn of the table so long
    two.host.noticed(table, 99);
    await settled();
    mood.reads = 0;
    ada.receive({ kind: 'act', id: 'r', action: { type: 'roll' } });
    await run.say({ kind: 'pause' });
    await goes(ada, two.host);
    const again = await at(one.host, table, 'ada');
    expect(await again.act('roll', { id: 'r' })).toMatchObject({ kind: 'refused', why: [{ code: 'paused' }] });
    await run.say({ kind: 'resume' });
    await time.pass(10_000);
    expect((await memory.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['paused', 'resumed']);
    expect(await again.act('roll', { id: 'r' })).toMatchObject({ kind: 'done' });
  });

test('what was refused over a new link is not done over the one before, though nobody knows yet that it is dead', async () => {
  const { host, journal } = house({ dice: () => sixes });
  const table = await opened(host);
  const [run, bo, dead, ada] = [
    await at(host, table, 'run'),
    await at(host, table, 'bo'),
    await at(host, table, 'ada'),
    await at(host, table, 'ada'),
  ];
  await run.say({ kind: 'pause' });
  const refused = { kind: 'refused', id: 'r', why: [{ code: 'paused' }] };
  expect(await ada.act('roll', { id: 'r' })).toMatchObject(refused);
  await run.say({ kind: 'resume' });
  expect(await dead.act('roll', { id: 'r' })).toMatchObject(refused);
  expect(await bo.act('roll', { id: 'r' })).toMatchObject({ why: [{ code: 'not-your-turn' }] });
  expect((await journal.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['paused', 'resumed']);
  expect(await ada.act('roll', { id: 'r' })).toMatchObject({ kind: 'done' });
  expect(await dead.act('roll', { id: 'r' })).toMatchObject({ kind: 'done' });
  expect((await journal.read(table, 3, 9)).map(({ deed }) => deed.kind)).toEqual(['acted']);
});

test('what was refused over the link before is judged anew over the next', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const [run, before, ada] = [await at(host, table, 'run'), await at(host, table, 'ada'), await at(host, table, 'ada')];
  await run.say({ kind: 'pause' });
  expect(await before.act('roll', { id: 'r' })).toMatchObject({ kind: 'refused' });
  await run.say({ kind: 'resume' });
  expect(await ada.act('roll', { id: 'r' })).toMatchObject({ kind: 'done' });
});

test('whoever says hello anew over the link before has come last: what was refused is judged anew there', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const [run, before, ada] = [await at(host, table, 'run'), await at(host, table, 'ada'), await at(host, table, 'ada')];
  await run.say({ kind: 'pause' });
  expect(await ada.act('roll', { id: 'r' })).toMatchObject({ kind: 'refused' });
  await run.say({ kind: 'resume' });
  expect(await before.hello(table, tokenOf('ada'))).toMatchObject({ kind: 'welcome' });
  expect(await before.act('roll', { id: 'r' })).toMatchObject({ kind: 'done' });
});

test('of what was refused over later links a hundred are remembered', async () => {
  const { host } = house({ dice: () => sixes, budgets: { burst: 1000, inFlight: 200 } });
  const table = await opened(host);
  const [run, dead, ada] = [await at(host, table, 'run'), await at(host, table, 'ada'), await at(host, table, 'ada')];
  await run.say({ kind: 'pause' });
  for (let i = 0; i <= 100; i++) ada.receive({ kind: 'act', id: `r${i}`, action: { type: 'roll' } });
  await settled();
  expect(ada.heard.filter(({ kind }) => kind === 'refused')).toHaveLength(101);
  await run.say({ kind: 'resume' });
  expect(await dead.act('roll', { id: 'r1' })).toMatchObject({ kind: 'refused' });
  expect(await dead.act('roll', { id: 'r0' })).toMatchObject({ kind: 'done' });
});

test('what waits until somebody has been quicker is not tried again for whoever has gone meanwhile', async () => {
  const time = new Time();
  const { journal, mood, memory } = slowly(time);
  const [one, two] = [house({ journal: memory, dice: () => sixes }, time), house({ journal, dice: () => sixes }, time)];
  const table = await opened(one.host);
  const [run, ada] = [await at(one.host, table, 'run'), await at(two.host, table, 'ada')];
  mood.appends = 500;
  ada.receive({ kind: 'act', id: 'r', action: { type: 'roll' } });
  await settled();
  for (const kind of ['pause', 'resume']) await run.say({ kind });
  ada.leave();
  await time.pass(1000);
  expect((await memory.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['paused', 'resumed']);
});

test('who is raced seven times, and not the eighth, has done it', async () => {
  const memory = memoryJournal();
  let races = 0;
  const journal: Journal = {
    ...memory,
    append: async (rows) => (rows[0]!.n > 1 && races++ < 7 ? rows.map(() => ({ kind: 'raced' as const })) : memory.append(rows)),
  };
  const { host } = house({ journal });
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.act('roll', { id: 'r' })).toEqual({ kind: 'done', id: 'r' });
  expect(races).toBe(8);
});

test('what is sent again long after it was done is done, also where it could be done once more', async () => {
  const time = new Time();
  const one = house({ dice: () => sixes }, time);
  const table = await opened(one.host);
  expect(await (await at(one.host, table, 'ada')).act('roll', { id: 'long-ago' })).toMatchObject({ kind: 'done' });
  await one.journal.append(
    Array.from({ length: 200 }, (_, i): NewEntry => {
      const deed = { kind: i % 2 === 0 ? 'paused' : 'resumed', by: '' } as const;
      return { table, n: i + 3, command: `run:${i}`, deed };
    }),
  );
  await time.pass(1000);
  await one.host.close();
  expect(await one.journal.latest(table)).toMatchObject({ n: 202 });
  const two = house({ journal: one.journal, dice: () => sixes }, time);
  expect(await (await at(two.host, table, 'ada')).act('roll', { id: 'long-ago' })).toEqual({ kind: 'done', id: 'long-ago' });
  expect(await one.journal.read(table, 202, 9)).toEqual([]);
});
