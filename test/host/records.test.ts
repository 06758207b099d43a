import { E, orThrow, replay, seeded } from 'ludoteca';
import { type Journal, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { at, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

const order = (rules: Parameters<typeof pigOrder>[1] = {}) => pigOrder({ config: { players: ['ada', 'bo'], goal: 3 } }, rules);

/** Plays until somebody has three points. */
const playedOut = async (host: Parameters<typeof at>[0], table: string): Promise<void> => {
  const people = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  for (let turn = 0; turn < 60; turn++)
    for (const person of people) {
      await person.act('roll', { id: `roll-${turn}` });
      await person.act('hold', { id: `hold-${turn}` });
    }
};

const codeOf = (record: E.Either<readonly { readonly code: string }[], unknown>): string =>
  E.isLeft(record) ? (record.left[0]?.code ?? '') : 'given';

test('a table that is over gives its record to whoever may watch it, and it plays again to the same end', async () => {
  const { host, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order());
  expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('goes-on');
  await playedOut(host, table);
  await time.pass(10_000);
  const record = orThrow(await host.record(table, tokenOf('whoever has the link')));
  const steps = orThrow(replay(pig, record as never));
  expect(pig.outcome(steps.at(-1)!.state)._tag).toBe('Some');
  expect(JSON.stringify(record)).not.toContain(tokenOf('ada'));
});

test('a snapshot cuts no record short', async () => {
  const { host, journal, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order());
  await playedOut(host, table);
  await time.pass(120_000);
  const before = orThrow(await host.record(table, tokenOf('ada')));
  const other = house({ journal }, time);
  expect(await journal.latest(table)).not.toBeNull();
  expect(orThrow(await other.host.record(table, tokenOf('ada')))).toEqual(before);
});

test('who knows no table, or no token where one is needed, learns nothing', async () => {
  const { host, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order({ watch: 'none' }));
  await playedOut(host, table);
  await time.pass(10_000);
  const strangers: readonly (readonly [unknown, unknown])[] = [
    [table, tokenOf('stranger')],
    [table, undefined],
    [table, 'short'],
    ['0'.repeat(32), tokenOf('ada')],
    ['../journal', tokenOf('ada')],
    [null, {}],
    [{ toString: () => table }, tokenOf('ada')],
  ];
  for (const [id, token] of strangers) {
    const record = host.record(id, token);
    await settled();
    await time.pass(100);
    expect(codeOf(await record)).toBe('unknown-table');
  }
  expect(codeOf(await host.record(table, tokenOf('bo')))).toBe('given');
});

test('how long a table took to be found tells nobody who may not have its record that it is there', async () => {
  const { host, time } = house();
  const table = await opened(host, order({ watch: 'none' }));
  const cases: readonly (readonly [string, string])[] = [
    [table, tokenOf('stranger')],
    ['0'.repeat(32), tokenOf('ada')],
  ];
  for (const [id, token] of cases) {
    let code = 'waiting';
    void host.record(id, token).then((record) => {
      code = codeOf(record);
    });
    await settled();
    await time.pass(99);
    expect(code).toBe('waiting');
    await time.pass(1);
    expect(code).toBe('unknown-table');
  }
});

test('where anything may be taken back freely the record waits until the table is closed', async () => {
  const { host, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order({ undo: 'free' }));
  await playedOut(host, table);
  await time.pass(10_000);
  expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('goes-on');
  const runner = await at(host, table, 'run');
  runner.receive({ kind: 'close', id: 'close' });
  await time.pass(10_000);
  expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('given');
});

test('watchers who are behind have the record when they have the end', async () => {
  const { host, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order({ delay: 5 }));
  await playedOut(host, table);
  await time.pass(1000);
  expect(codeOf(await host.record(table, tokenOf('watcher')))).toBe('goes-on');
  expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('given');
  await time.pass(5000);
  expect(codeOf(await host.record(table, tokenOf('watcher')))).toBe('given');
});

test('while leave is asked to take something back, the game is not over for good, and its record waits', async () => {
  const { host, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order());
  await playedOut(host, table);
  await time.pass(10_000);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
  await time.pass(10_000);
  expect(codeOf(await host.record(table, tokenOf('bo')))).toBe('goes-on');
  expect(await bo.say({ kind: 'answer', yes: false })).toMatchObject({ kind: 'done' });
  await time.pass(10_000);
  expect(codeOf(await host.record(table, tokenOf('bo')))).toBe('given');
});

test('whoever asks all the time is told to wait', async () => {
  const { host, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order());
  await playedOut(host, table);
  await time.pass(10_000);
  const codes: string[] = [];
  for (let i = 0; i < 10; i++) codes.push(codeOf(await host.record(table, tokenOf('eager'))));
  expect([codes[0], codes.at(-1)]).toEqual(['given', 'busy']);
});

test('a record closes its table: with what it tells nobody plays on, not even with everybody’s leave', async () => {
  const { host, time } = house({ dice: () => seeded('a quick game') });
  const table = await opened(host, order({ undo: 'consent' }));
  await playedOut(host, table);
  await time.pass(10_000);
  const [ada, bo, run] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'run')];
  expect(await bo.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
  expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('goes-on');
  expect(await ada.say({ kind: 'answer', yes: false })).toMatchObject({ kind: 'done' });
  expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('given');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ why: [{ code: 'closed' }] });
  await time.pass(10);
  expect(JSON.stringify(bo.told.at(-1))).toContain('closed');
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
});

test('who is told that a game goes on has closed nothing', async () => {
  const { host, time } = house();
  const table = await opened(host, order({ undo: 'consent' }));
  expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('goes-on');
  await time.pass(10);
  expect(await (await at(host, table, 'run')).say({ kind: 'pause' })).toMatchObject({ kind: 'done' });
});

const away = (): Promise<never> => Promise.reject(new Error('away'));
for (const [what, failing] of Object.entries<Partial<Journal>>({
  'while the journal is away a record is not to be had, and later it is': { read: away },
  'while nothing can be written a record is not to be had, for its table would go on': { append: away },
}))
  test(what, async () => {
    const time = new Time();
    const memory = memoryJournal(() => time.now);
    const journal: Journal = { ...memory };
    const { host } = house({ journal, dice: () => seeded('a quick game') }, time);
    const table = await opened(host, order());
    await playedOut(host, table);
    await time.pass(10_000);
    Object.assign(journal, failing);
    expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('busy');
    Object.assign(journal, memory);
    expect(codeOf(await host.record(table, tokenOf('ada')))).toBe('given');
  });

test('where leave is asked just as the record is, the game goes on and the record waits', async () => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const one = house({ journal, dice: () => seeded('a quick game') }, time);
  const table = await opened(one.host, order());
  await playedOut(one.host, table);
  await time.pass(10_000);
  const ada = await at(one.host, table, 'ada');
  const slow: Journal = {
    ...journal,
    append: async (rows) => {
      expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
      return journal.append(rows);
    },
  };
  const two = house({ journal: slow }, time);
  expect(codeOf(await two.host.record(table, tokenOf('bo')))).toBe('goes-on');
  expect((await journal.read(table, 0, 999)).at(-1)!.deed.kind).toBe('asked');
});

test('of a table whose beginning can no longer be read there is no record, and it is not closed for one', async () => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  const one = house({ journal: memory, dice: () => seeded('a quick game') }, time);
  const table = await opened(one.host, order());
  await playedOut(one.host, table);
  await one.host.close();
  const journal: Journal = {
    ...memory,
    read: async (...asked) =>
      (await memory.read(...asked)).map((entry) => (entry.n === 2 ? { ...entry, deed: { kind: 'unheard-of' } as never } : entry)),
  };
  const two = house({ journal }, time);
  expect((await at(two.host, table, 'ada')).heard[0]).toMatchObject({ kind: 'welcome', picture: { acting: [] } });
  expect(codeOf(await two.host.record(table, tokenOf('ada')))).toBe('busy');
  expect((await memory.read(table, 0, 999)).at(-1)!.deed.kind).toBe('acted');
});

test('the journal says who has closed a table by asking for its record, if they sit at it', async () => {
  for (const [who, by] of [
    ['ada', 'ada'],
    ['watcher', ''],
  ] as const) {
    const { host, journal, time } = house({ dice: () => seeded('a quick game') });
    const table = await opened(host, order());
    await playedOut(host, table);
    await time.pass(10_000);
    for (let i = 0; i < 2; i++) expect(codeOf(await host.record(table, tokenOf(who)))).toBe('given');
    const closed = (await journal.read(table, 0, 999)).filter(({ deed }) => deed.kind === 'closed');
    expect(closed).toMatchObject([{ command: expect.stringMatching(/^record:[0-9a-f]{64}$/), deed: { kind: 'closed', by } }]);
  }
});

test('what can be no table, or no token, is refused at once, and nothing is read for it', async () => {
  const memory = memoryJournal();
  const reads: unknown[] = [];
  const read: Journal['read'] = (...asked) => {
    reads.push(asked);
    return memory.read(...asked);
  };
  const { host } = house({ journal: { ...memory, read } });
  const table = await opened(host);
  const cases: readonly (readonly [unknown, unknown])[] = [
    ['../journal', tokenOf('ada')],
    [table, 'short'],
    [null, {}],
  ];
  for (const [id, token] of cases) {
    let code = 'waiting';
    void host.record(id, token).then((record) => {
      code = codeOf(record);
    });
    await settled();
    expect(code).toBe('unknown-table');
  }
  expect(reads).toEqual([]);
});

test('where the table is closed just as its record is asked for, the record is given, and the table is closed once', async () => {
  const one = house({ dice: () => sixes });
  const { journal, time } = one;
  const table = await opened(one.host, order());
  const [ada, run] = [await at(one.host, table, 'ada'), await at(one.host, table, 'run')];
  for (const type of ['roll', 'hold'] as const) await ada.act(type);
  const slow: Journal = {
    ...journal,
    append: async (rows) => {
      expect(await run.say({ kind: 'close' })).toMatchObject({ kind: 'done' });
      return journal.append(rows);
    },
  };
  const two = house({ journal: slow }, time);
  expect(codeOf(await two.host.record(table, tokenOf('bo')))).toBe('given');
  expect((await journal.read(table, 0, 99)).map(({ deed }) => deed.kind)).toEqual(['opened', 'acted', 'acted', 'closed']);
});

test('though every step of a table is known beside its snapshot, there is no record of it where its opening can no longer be read', async () => {
  const one = house({ dice: () => sixes });
  const { journal, time } = one;
  const table = await opened(one.host, order());
  const ada = await at(one.host, table, 'ada');
  for (const type of ['roll', 'hold'] as const) await ada.act(type);
  await one.host.close();
  // The opening alone can be had, and what came after it, but not both together.
  const read: Journal['read'] = async (id, after, most) => (after === 0 && most > 1 ? [] : journal.read(id, after, most));
  const two = house({ journal: { ...journal, read } }, time);
  expect((await at(two.host, table, 'ada')).heard[0]).toMatchObject({ kind: 'welcome', from: 0, picture: { acting: [] } });
  expect(codeOf(await two.host.record(table, tokenOf('ada')))).toBe('busy');
  expect((await journal.read(table, 0, 99)).at(-1)!.deed.kind).toBe('acted');
});
