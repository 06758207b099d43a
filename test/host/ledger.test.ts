import type { Game } from 'ludoteca';
import { type Entry, type Journal, memoryJournal, type NewEntry, type Snapshot, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, type Ear, type House, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';
import { mendedPig } from './helpers/mended-pig.js';

/** A journal that notes what is read in it, after which line and how many at most, and what is kept. */
const noting = (journal: Journal) => {
  const reads: (readonly [number, number])[] = [];
  const kept: Snapshot[] = [];
  const noted: Journal = {
    ...journal,
    read: (table, after, most) => {
      reads.push([after, most]);
      return journal.read(table, after, most);
    },
    keep: (table, snapshot) => {
      kept.push(snapshot);
      return journal.keep(table, snapshot);
    },
  };
  return { noted, reads, kept };
};

/** A table at which ada has rolled, held, and bo has rolled. */
const played = async (options: Parameters<typeof house>[0] = {}, ahead = 0): Promise<House & { readonly table: string }> => {
  const time = new Time();
  const first = house({ journal: memoryJournal(() => time.now + ahead), dice: () => sixes, ...options }, time);
  const table = await opened(first.host);
  const [ada, bo] = [await at(first.host, table, 'ada'), await at(first.host, table, 'bo')];
  for (const doing of [() => ada.act('roll'), () => ada.act('hold'), () => bo.act('roll')])
    expect(await doing()).toMatchObject({ kind: 'done' });
  return { ...first, table };
};

/** Lines that change nothing in the end: whoever runs the table lets it pause and go on, so many times together. */
const pauses = (table: string, after: number, count: number): readonly NewEntry[] =>
  Array.from({ length: count }, (_, i) => {
    const deed = { kind: i % 2 === 0 ? 'paused' : 'resumed', by: '' } as const;
    return { table, n: after + 1 + i, command: `pause:${i}`, deed };
  });

/** What somebody saw who came. */
const welcomed = (ear: Ear): Welcome['picture'] => (ear.heard[0] as Welcome).picture;

const opening = [0, 1] as const;
const pageAfter = (n: number) => [n, 500] as const;

test('a state is kept with every fiftieth line', async () => {
  const time = new Time();
  const { noted, kept } = noting(memoryJournal(() => time.now));
  const { host } = house({ journal: noted, budgets: { burst: 1000 } }, time);
  const run = await at(host, await opened(host), 'run');
  for (let i = 0; i < 60; i++) for (const kind of ['pause', 'resume']) expect(await run.say({ kind })).toMatchObject({ kind: 'done' });
  expect(kept.map(({ n }) => n)).toEqual([50, 100]);
});

test('while somebody may do something again nothing is kept', async () => {
  const time = new Time();
  const { noted, kept } = noting(memoryJournal(() => time.now));
  const { host } = house({ journal: noted, dice: () => sixes }, time);
  const ada = await at(host, await opened(host, pigOrder({}, { undo: 'free' })), 'ada');
  await ada.act('roll');
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  await host.close();
  expect(kept).toEqual([]);
});

test('once all that was taken back has been done again, the table is kept', async () => {
  const { host, journal } = house({ dice: () => sixes });
  const table = await opened(host, pigOrder({}, { undo: 'free' }));
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  for (const message of [{ kind: 'take-back', to: 0 }, { kind: 'redo' }]) expect(await ada.say(message)).toMatchObject({ kind: 'done' });
  await host.close();
  expect(await journal.latest(table)).toMatchObject({ n: 4, state: { pot: 6 } });
});

test('where mended rules lead elsewhere nothing is kept', async () => {
  const { table, time, journal } = await played();
  const endless: Game = { ...mendedPig, outcome: () => ({ _tag: 'None' }) };
  const { noted, kept } = noting(journal);
  const { host } = house({ journal: noted, gameOf: () => endless }, time);
  expect(welcomed(await at(host, table, 'ada')).request).toMatchObject({ what: 'go-on' });
  await host.close();
  expect(kept).toEqual([]);
});

test('what has been kept as it stands is not kept again', async () => {
  const { table, time, journal, host } = await played();
  await host.close();
  expect(await journal.latest(table)).toMatchObject({ n: 4 });
  const { noted, kept } = noting(journal);
  const second = house({ journal: noted }, time);
  await at(second.host, table, 'ada');
  await second.host.close();
  expect(kept).toEqual([]);
});

test('of a table in memory nothing is read again, whatever is asked or refused', async () => {
  const time = new Time();
  const { noted, reads } = noting(memoryJournal(() => time.now));
  const { host } = house({ journal: noted, dice: () => sixes }, time);
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await ada.act('roll');
  reads.length = 0;
  expect(await bo.act('roll')).toMatchObject({ kind: 'refused' });
  expect(await bo.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'refused' });
  expect(await host.record(table, tokenOf('ada'))).toMatchObject({ left: [{ code: 'goes-on' }] });
  expect(await ada.say({ kind: 'look', at: 99 })).toMatchObject({ why: [{ code: 'not-seen' }] });
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ kind: 'done' });
  expect(reads).toEqual([pageAfter(2)]); // whether there is anything new, for the record
});

test('what was read before the journal failed in the middle of it is shown once it is there again', async () => {
  const { host, journal, time } = house({ dice: () => sixes });
  const table = await opened(host);
  let isAway = false;
  const read: Journal['read'] = async (id, after, most) => {
    if (isAway && after > 1) throw new Error('away');
    return journal.read(id, after, most);
  };
  const second = house({ journal: { ...journal, read } }, time);
  const bo = await at(second.host, table, 'bo');
  expect(await (await at(host, table, 'ada')).act('roll')).toMatchObject({ kind: 'done' });
  await journal.append(pauses(table, 2, 499));
  isAway = true;
  await time.pass(1000);
  expect(bo.told).toEqual([]);
  isAway = false;
  await time.pass(1000);
  expect(bo.told).toMatchObject([{ moments: [{ events: [{ type: 'rolled' }] }] }]);
  expect(welcomed(await at(second.host, table, 'bo'))).toMatchObject({ paused: true, view: { pot: 6 } });
});

test('a table is taken up by its opening, the hundred lines before its snapshot and those after it; what came before is read once it is asked for', async () => {
  const { table, time, journal, host } = await played();
  await journal.append(pauses(table, 4, 600));
  await time.pass(1000);
  await host.close();
  expect(await journal.latest(table)).toMatchObject({ n: 604 });
  const { noted, reads } = noting(journal);
  const second = house({ journal: noted, dice: () => sixes }, time);
  const bo = await at(second.host, table, 'bo');
  expect(reads.splice(0)).toEqual([opening, [504, 100], pageAfter(604)]);
  expect(await bo.act('hold')).toMatchObject({ kind: 'done' });
  expect(reads.splice(0)).toEqual([]);
  expect(await bo.say({ kind: 'look', at: 1 })).toMatchObject({ answer: { view: { pot: 6 } } });
  expect(reads.splice(0)).toEqual([
    [0, 500],
    [500, 105],
  ]);
  expect(await bo.say({ kind: 'look', at: 99 })).toMatchObject({ why: [{ code: 'not-seen' }] });
  expect(reads).toEqual([]);
});

test('of a table that was kept as it was opened only the opening is read, and what follows', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  await at(host, table, 'ada');
  await host.close();
  expect(await journal.latest(table)).toMatchObject({ n: 1 });
  const { noted, reads } = noting(journal);
  await at(house({ journal: noted }, time).host, table, 'ada');
  expect(reads).toEqual([opening, pageAfter(1)]);
});

test('a snapshot is gone on from though lines follow it, and though the clock of the store is ahead', async () => {
  const { table, time, journal, host } = await played({}, 60_000);
  await host.close();
  const other = house({ journal, dice: () => sixes }, time);
  expect(await (await at(other.host, table, 'bo')).act('roll')).toMatchObject({ kind: 'done' });
  const { noted, reads } = noting(journal);
  const bo = await at(house({ journal: noted }, time).host, table, 'bo');
  expect(welcomed(bo)).toMatchObject({ view: { pot: 12, points: { ada: 6 } } });
  expect(reads).toEqual([opening, [1, 3], pageAfter(4)]);
});

test('without a snapshot that can be had and read, a table is played from its beginning', async () => {
  const { table, time, journal, host } = await played();
  await host.close();
  const snapshot = (await journal.latest(table))!;
  const { step, position } = snapshot.table;
  const odd: readonly object[] = [
    { state: {} },
    { format: 'ludoteca-hosted/2' },
    { table: { step } },
    { table: { step, position: { ...position, n: 3 } } },
    { n: undefined },
    { n: '4' },
    { table: null },
    { table: { step, position: null } },
    { table: { step, position: { n: snapshot.n } } },
    { seal: 'of another step' },
  ];
  for (const kept of [null, ...odd]) {
    const latest = async (): Promise<Snapshot> => {
      if (kept === null) throw new Error('lost');
      return { ...snapshot, ...kept };
    };
    const { noted, reads } = noting({ ...journal, latest });
    const ada = await at(house({ journal: noted }, time).host, table, 'ada');
    expect(ada.heard[0], JSON.stringify(kept)).toMatchObject({ picture: { acting: ['bo'], view: { pot: 6, points: { ada: 6 } } } });
    expect(reads.at(-1), JSON.stringify(kept)).toEqual(pageAfter(1));
  }
});

test('a snapshot counts no more where lines it was made of are lost: the table is what is left of them', async () => {
  const { table, time, journal, host } = await played();
  await host.close();
  for (const [left, picture] of [
    [3, { acting: ['bo'], view: { pot: 0, points: { ada: 6 } } }],
    [1, { acting: ['ada'], view: { pot: 0, points: { ada: 0 } } }],
  ] as const) {
    const read: Journal['read'] = async (...asked) => (await journal.read(...asked)).filter(({ n }) => n <= left);
    const ada = await at(house({ journal: { ...journal, read } }, time).host, table, 'ada');
    expect(ada.heard[0], String(left)).toMatchObject({ picture });
  }
});

test('a state that was kept by earlier rules still counts once the beginning has been read', async () => {
  const { table, time, journal, host } = await played({ version: '1.9.0' });
  await host.close();
  const second = house({ journal, version: '1.10.0', gameOf: () => mendedPig, dice: () => sixes }, time);
  const bo = await at(second.host, table, 'bo');
  expect(await bo.say({ kind: 'look', at: 1 })).toMatchObject({ answer: { view: { pot: 6 } } });
  expect(welcomed(await at(second.host, table, 'bo'))).toMatchObject({ request: null, view: { pot: 6, points: { ada: 6 } } });
  expect(await bo.act('hold')).toMatchObject({ kind: 'done' });
});

test('a snapshot that miscounts the steps before it does no harm once these are read', async () => {
  const { table, time, journal, host } = await played();
  await host.close();
  const snapshot = (await journal.latest(table))!;
  for (const step of [2, 40]) {
    const latest = async (): Promise<Snapshot> => ({ ...snapshot, table: { ...snapshot.table, step } });
    const { host: other } = house({ journal: { ...journal, latest }, dice: () => sixes }, time);
    const bo = await at(other, table, 'bo');
    expect(await bo.say({ kind: 'look', at: 1 })).toMatchObject({ answer: { view: { pot: 6 } } });
    expect(welcomed(await at(other, table, 'bo'))).toMatchObject({ request: null, acting: ['bo'], view: { pot: 6, points: { ada: 6 } } });
    expect(await bo.say({ kind: 'form', type: 'hold', answers: {} })).toMatchObject({ kind: 'reply' });
  }
});

/** A journal of which nothing can be read from the beginning on, but for the opening: there is nothing, or the second line is garbled. */
const forgetful = (journal: Journal, isGarbled: boolean): Journal => ({
  ...journal,
  read: async (table, after, most) => {
    if (after > 0 || most === 1) return journal.read(table, after, most);
    const garbled = (entry: Entry): Entry => (entry.n === 2 ? { ...entry, deed: { kind: 'juggled' } as never } : entry);
    return isGarbled ? (await journal.read(table, after, most)).map(garbled) : [];
  },
});

test('where what came before a snapshot can no longer be read, the table goes on as it stands', async () => {
  for (const isGarbled of [false, true]) {
    const { table, time, journal, host } = await played();
    await host.close();
    const { noted, reads } = noting(forgetful(journal, isGarbled));
    const second = house({ journal: noted, dice: () => sixes }, time);
    const [ada, bo] = [await at(second.host, table, 'ada'), await at(second.host, table, 'bo')];
    reads.length = 0;
    expect(await ada.act('roll')).toMatchObject({ kind: 'refused', why: [{ code: 'not-your-turn' }] });
    expect(reads.length).toBe(1);
    expect(await ada.act('roll')).toMatchObject({ kind: 'refused', why: [{ code: 'not-your-turn' }] });
    expect(reads.length).toBe(1); // asking again would not help
    expect(await bo.act('roll')).toMatchObject({ kind: 'done' });
    expect(welcomed(await at(second.host, table, 'ada'))).toMatchObject({ acting: ['bo'], view: { pot: 12, points: { ada: 6 } } });
  }
});

test('what was done long before a snapshot is done, whether it could be done now or not, and though lines before it can no longer be read', async () => {
  for (const [count, isGarbled] of [
    [200, false],
    [201, false],
    [201, true],
  ] as const) {
    const { host, journal, time } = house({ dice: () => sixes });
    const table = await opened(host);
    const ada = await at(host, table, 'ada');
    for (const id of ['one', 'two']) expect(await ada.act('roll', { id })).toMatchObject({ kind: 'done' });
    await journal.append(pauses(table, 3, count)); // after an odd number the table is paused
    await time.pass(1000);
    await host.close();
    const second = house({ journal: isGarbled ? forgetful(journal, true) : journal, dice: () => sixes }, time);
    expect(await (await at(second.host, table, 'ada')).act('roll', { id: 'two' })).toMatchObject({ kind: 'done' });
    expect(await journal.read(table, count + 3, 9)).toEqual([]);
  }
});

test('whoever is asked whether to go on is told when a later server writes', async () => {
  const { table, time, journal } = await played({ version: '1.9.0' });
  const { host } = house({ journal, version: '1.10.0', gameOf: () => mendedPig }, time);
  const ada = await at(host, table, 'ada');
  expect(welcomed(ada).request).toMatchObject({ what: 'go-on' });
  await journal.append([{ table, n: 5, command: 'later', deed: { kind: 'juggled' } as never }]);
  await time.pass(1000);
  expect(ada.heard.at(-1)).toEqual({ kind: 'bye', why: 'newer' });
});

test('whoever has agreed to go on by some rules is asked anew by the next ones', async () => {
  const { table, time, journal } = await played({ version: '1.9.0' });
  const second = house({ journal, version: '1.10.0', gameOf: () => mendedPig }, time);
  expect(await (await at(second.host, table, 'ada')).say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(welcomed(await at(second.host, table, 'bo')).request).toMatchObject({ what: 'go-on', agreed: ['ada'] });
  const third = house({ journal, version: '1.11.0', gameOf: () => mendedPig }, time);
  const bo = await at(third.host, table, 'bo');
  expect(welcomed(bo).request).toMatchObject({ what: 'go-on', agreed: [] });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(welcomed(await at(third.host, table, 'bo')).request).toMatchObject({ agreed: ['bo'] });
});

test('where rules have no version, people agree to go on by those without one', async () => {
  const { table, time, journal } = await played();
  const { host } = house({ journal, gameOf: () => mendedPig }, time);
  for (const who of ['ada', 'bo'])
    expect(await (await at(host, table, who)).say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect((await journal.read(table, 4, 9)).map(({ deed }) => deed)).toEqual(
    ['ada', 'bo'].map((by) => ({ kind: 'went-on', by, to: 1, version: '' })),
  );
});

test('while nothing happens at a table the timer of its clock is not set anew', async () => {
  const time = new Time();
  const clocks: number[] = [];
  const after = (ms: number, ring: () => void): (() => void) => {
    if (ms > 100_000) clocks.push(ms);
    return time.after(ms, ring);
  };
  const { host } = house({ after, dice: () => sixes }, time);
  const ada = await at(host, await opened(host, pigOrder({}, { clock: { kind: 'decision', seconds: 600 } })), 'ada');
  clocks.length = 0;
  await time.pass(10_000);
  expect(clocks).toEqual([]);
  await ada.act('roll');
  expect(clocks).toHaveLength(1);
});

test('a table that is opened just as somebody looks for it is found', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  let isEarly = true;
  const read: Journal['read'] = async (...asked) => {
    const found = isEarly ? [] : await journal.read(...asked);
    isEarly = false;
    return found;
  };
  const ada = await at(house({ journal: { ...journal, read } }, time).host, table, 'ada');
  expect(ada.heard).toMatchObject([{ kind: 'welcome', you: { seat: 'ada' } }]);
});

test('a table whose game is not played here, or whose opening cannot be read, is as good as none', async () => {
  const { table, time, journal, host } = await played();
  await host.close();
  expect(await journal.latest(table)).not.toBeNull();
  const read: Journal['read'] = async (...asked) =>
    (await journal.read(...asked)).map((entry) => (entry.n === 1 ? { ...entry, deed: { kind: 'juggled' } as never } : entry));
  for (const options of [{ gameOf: () => undefined }, { journal: { ...journal, read } }]) {
    const ada = await at(house({ journal, ...options }, time).host, table, 'ada');
    await time.pass(100);
    await settled();
    expect(ada.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
  }
});
