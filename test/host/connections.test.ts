import type { Game } from 'ludoteca';
import { type Journal, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { sha256 } from '../../src/host/sha256.js';
import { tableOf } from '../../src/host/tokens.js';
import { at, Ear, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

const piggish = pig as unknown as Game;

/** A journal that keeps whoever reads or writes waiting as long as it is told to. */
const slowly = (time: Time) => {
  const memory = memoryJournal(() => time.now);
  const mood = { reads: 0, appends: 0 };
  const wait = (ms: number) => (ms === 0 ? Promise.resolve() : new Promise<void>((resolve) => void time.after(ms, resolve)));
  const journal: Journal = {
    ...memory,
    read: async (...asked) => {
      await wait(mood.reads);
      return memory.read(...asked);
    },
    append: async (rows) => {
      await wait(mood.appends);
      return memory.append(rows);
    },
  };
  return { journal, mood, memory };
};

test('whoever says something before hello, or what is nothing, is sent away as ill-formed', async () => {
  const { host } = house();
  await opened(host);
  for (const message of [{ kind: 'act', id: 'a', action: { type: 'roll' } }, { kind: 'offers', id: 'o' }, '{', 'null', '', 7]) {
    const ear = new Ear(host);
    ear.receive(message);
    await settled();
    expect(ear.heard, JSON.stringify(message)).toEqual([{ kind: 'bye', why: 'ill-formed' }]);
    expect(ear.closed).toBe(1008);
  }
});

test('a text is read as JSON, if it is no longer than a message may be', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const ada = new Ear(host);
  ada.receive(JSON.stringify({ kind: 'hello', protocol: 1, table, token: tokenOf('ada') }));
  await settled();
  expect(ada.heard[0]).toMatchObject({ kind: 'welcome', you: { seat: 'ada' } });
  const roll = JSON.stringify({ kind: 'act', id: 'r', action: { type: 'roll' } });
  ada.receive(roll.padEnd(64_000));
  await settled();
  expect(ada.heard.at(-1)).toEqual({ kind: 'done', id: 'r' });
  ada.receive(roll.padEnd(64_001));
  await settled();
  expect(ada.heard.at(-1)).toEqual({ kind: 'bye', why: 'ill-formed' });
});

test('what somebody says who has gone is not done, what is being written by then is, and nothing is said to them any more', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal, dice: () => sixes }, time);
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  mood.appends = 100;
  ada.receive({ kind: 'act', id: 'a', action: { type: 'roll' } });
  await settled();
  ada.leave();
  ada.receive({ kind: 'act', id: 'b', action: { type: 'roll' } });
  await time.pass(200);
  expect(await journal.read(table, 1, 9)).toMatchObject([{ command: expect.stringContaining(':a') }]);
  expect(ada.heard.map(({ kind }) => kind)).toEqual(['welcome']);
  expect(bo.told).toHaveLength(1);
  ada.leave();
  expect(await bo.say({ kind: 'offers' })).toMatchObject({ kind: 'reply' });
});

test('who has gone before the table was found, or could not be, is told nothing and takes no place', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal, budgets: { watchers: 1 } }, time);
  const table = await opened(host);
  for (const reads of [3000, 20_000]) {
    mood.reads = reads;
    const early = new Ear(host);
    early.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('w1') });
    await settled();
    early.leave();
    await time.pass(25_000);
    expect(early.heard).toEqual([]);
    expect(early.closed).toBeNull();
  }
  mood.reads = 0;
  await time.pass(20_000);
  expect((await at(host, table, 'w2')).heard[0]).toMatchObject({ kind: 'welcome' });
});

test('when the host closes everybody is told to come again, also who comes just then', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  await host.close();
  const late = new Ear(host);
  for (const ear of [ada, late]) {
    expect(ear.heard.at(-1)).toEqual({ kind: 'bye', why: 'leaving' });
    expect(ear.closed).toBe(1001);
  }
  expect((await at(house({ journal }, time).host, table, 'ada')).heard[0]).toMatchObject({ kind: 'welcome' });
});

test('a host that is closed lays out no table and says of none that it is not there', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  await host.close();
  const busy = { left: [{ code: 'busy' }] };
  const again = tableOf(sha256(tokenOf('another')));
  expect(await host.open(pigOrder({ tokens: [{ token: tokenOf('another'), right: { kind: 'run' } }] }))).toMatchObject(busy);
  expect(await journal.read(again, 0, 9)).toEqual([]);
  const record = host.record(table, tokenOf('ada'));
  await settled();
  await time.pass(1000);
  expect(await record).toMatchObject(busy);
});

test('a link that fails is closed, so that its client learns of it, and the others are told', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  const closed: unknown[] = [];
  for (const breaks of [false, true]) {
    let isBroken = false;
    const connection = host.connect({
      send: () => {
        if (isBroken) throw new Error('gone');
      },
      waiting: 0,
      close: (...why) => {
        closed.push(why);
        if (breaks) throw new Error('gone long ago');
      },
    });
    connection.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('watcher') });
    await settled();
    expect(closed).toHaveLength(breaks ? 1 : 0);
    isBroken = true;
    expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  }
  expect(closed).toEqual([
    [1011, 'internal'],
    [1011, 'internal'],
  ]);
  expect(bo.told).toHaveLength(2);
});

test('one connection says hello so often and no more', async () => {
  const { host, time } = house({ budgets: { burst: 3, perSecond: 1 } });
  const table = await opened(host);
  const ear = new Ear(host);
  for (let i = 0; i < 3; i++) expect(await ear.hello(table, tokenOf('ada'))).toMatchObject({ kind: 'welcome' });
  await time.pass(1000);
  expect(await ear.hello(table, tokenOf('ada'))).toMatchObject({ kind: 'welcome' });
  expect(await ear.hello(table, tokenOf('ada'))).toEqual({ kind: 'bye', why: 'full' });
});

test('so many messages of one connection are answered at once; whoever says more is told how long to wait', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal, dice: () => sixes, budgets: { inFlight: 2, burst: 4, perSecond: 1 } }, time);
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  mood.appends = 500;
  for (const id of ['a', 'b', 'c']) ada.receive({ kind: 'act', id, action: { type: 'roll' } });
  await settled();
  expect(ada.heard.slice(1)).toEqual([{ kind: 'busy', id: 'c', wait: 100 }]);
  mood.appends = 0;
  await time.pass(500);
  expect(ada.heard.filter(({ kind }) => kind === 'done')).toMatchObject([{ id: 'a' }, { id: 'b' }]);
  expect(await ada.say({ kind: 'offers' })).toMatchObject({ kind: 'reply' });
  expect(await ada.say({ kind: 'offers', id: 'q' })).toEqual({ kind: 'busy', id: 'q', wait: 500 });
});

test('a reader is too slow once more waits than may, and hears nothing until nothing waits any more', async () => {
  const { host } = house({ dice: () => sixes, budgets: { slow: 100 } });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  const kinds = async (waiting: number): Promise<readonly string[]> => {
    bo.waiting = waiting;
    await ada.act('roll');
    return bo.heard.splice(0).map(({ kind }) => kind);
  };
  expect(await kinds(0)).toEqual(['welcome', 'told']);
  expect(await kinds(100)).toEqual(['told']);
  expect(await kinds(101)).toEqual([]);
  expect(await kinds(1)).toEqual([]);
  bo.waiting = 0;
  await ada.act('roll');
  expect(bo.heard).toMatchObject([{ kind: 'welcome', picture: { view: { pot: 30 } } }]);
  expect(await kinds(0)).toEqual(['welcome', 'told']);
});

test('a reader for whom too much waits, or for too long, is sent away', async () => {
  const { host, time } = house({ dice: () => sixes, budgets: { slow: 100, stuck: 1000, stuckFor: 30_000 } });
  const table = await opened(host);
  const [ada, bo, watcher] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'watcher')];
  bo.waiting = 1000;
  watcher.waiting = 500;
  await ada.act('roll');
  await time.pass(1000);
  expect(bo.closed).toBeNull();
  bo.waiting = 1001;
  await time.pass(1000);
  expect(bo.heard.at(-1)).toEqual({ kind: 'bye', why: 'slow' });
  expect(bo.closed).toBe(1008);
  await time.pass(28_000);
  expect(watcher.closed).toBeNull();
  await time.pass(1000);
  expect(watcher.heard.at(-1)).toEqual({ kind: 'bye', why: 'slow' });
});

test('whoever reads too slowly is answered all the same, and is shown the table once nothing waits any more', async () => {
  const { host } = house({ dice: () => sixes, budgets: { slow: 100 } });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  bo.waiting = 101;
  expect(await bo.act('roll')).toMatchObject({ kind: 'refused' });
  await ada.act('roll');
  expect(await bo.say({ kind: 'offers' })).toMatchObject({ kind: 'reply' });
  bo.waiting = 0;
  expect(await bo.act('hold')).toMatchObject({ kind: 'refused' });
  expect(bo.heard.map(({ kind }) => kind)).toEqual(['welcome', 'refused', 'reply', 'welcome', 'refused']);
  await ada.act('roll');
  expect(bo.told).toMatchObject([{ no: 2 }]);
  // Nobody is answered without end.
  bo.waiting = 1_000_001;
  await ada.act('roll');
  expect(await bo.say({ kind: 'offers' })).toBeUndefined();
  expect(bo.heard.slice(6)).toEqual([{ kind: 'bye', why: 'slow' }]);
});

test('whoever says hello again and again and reads nothing is welcomed no more than any slow reader, and sent away as one', async () => {
  const { host, time } = house({ budgets: { slow: 100, stuckFor: 30_000 } });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  for (const ear of [ada, bo]) ear.waiting = 101;
  for (let i = 0; i < 29; i++) {
    for (const ear of [ada, bo]) ear.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('ada') });
    await time.pass(1000);
    if (i === 9) bo.waiting = 0;
  }
  expect(ada.heard).toHaveLength(1);
  expect(bo.heard.length).toBeGreaterThan(1);
  expect(bo.heard.every(({ kind }) => kind === 'welcome')).toBe(true);
  await time.pass(3000);
  expect(ada.heard.slice(1)).toEqual([{ kind: 'bye', why: 'slow' }]);
  expect(bo.closed).toBeNull();
});

test('a slow reader to whom the game cannot be shown when nothing waits any more is sent away, and nothing fails', async () => {
  let fails = false;
  const view: Game['view'] = (...given) => {
    if (fails) throw new Error('a game that throws');
    return piggish.view(...given);
  };
  const { host, time } = house({ gameOf: () => ({ ...piggish, view }), budgets: { slow: 100 } });
  const table = await opened(host);
  const ear = await at(host, table, 'ada');
  ear.waiting = 101;
  fails = true;
  await ear.hello(table, tokenOf('run'));
  ear.waiting = 0;
  await time.pass(1000);
  expect(ear.heard.slice(1)).toEqual([{ kind: 'bye', why: 'leaving' }]);
});

test('whoever says hello twice over one connection is where they said last, and welcomed there alone', async () => {
  const time = new Time();
  const { journal, mood } = slowly(time);
  const { host } = house({ journal, dice: () => sixes }, time);
  const another = { token: tokenOf('another'), right: { kind: 'run' } } as const;
  const tables = [await opened(host), await opened(host, pigOrder({ tokens: [another, ...pigOrder().tokens.slice(1)] }))] as const;
  const ear = new Ear(host);
  const hello = { kind: 'hello', protocol: 1, token: tokenOf('ada') };
  mood.reads = 3000;
  ear.receive({ ...hello, table: tables[0] });
  await settled();
  mood.reads = 0;
  ear.receive({ ...hello, table: tables[1] });
  await time.pass(10_000);
  expect(ear.heard.map(({ kind }) => kind)).toEqual(['welcome']);
  expect(await ear.act('roll')).toMatchObject({ kind: 'done' });
  const lines = await Promise.all(tables.map((table) => journal.read(table, 0, 9)));
  expect(lines.map(({ length }) => length)).toEqual([1, 2]);
});

test('where the first of two hellos fails after the later has been welcomed, nobody is sent away', async () => {
  const time = new Time();
  const { journal } = slowly(time);
  const away: Journal['read'] = () => new Promise((_, reject) => void time.after(3000, () => reject(new Error('away'))));
  const { host } = house(
    { journal: { ...journal, read: (table, ...more) => (table === gone ? away : journal.read)(table, ...more) } },
    time,
  );
  const gone = '0'.repeat(32);
  const table = await opened(host);
  const ear = new Ear(host);
  const hello = { kind: 'hello', protocol: 1, token: tokenOf('ada') };
  ear.receive({ ...hello, table: gone });
  await ear.hello(table, tokenOf('ada'));
  await time.pass(10_000);
  expect([ear.heard.map(({ kind }) => kind), ear.closed]).toEqual([['welcome'], null]);
  // The later one fails.
  ear.receive({ ...hello, table: gone });
  await time.pass(10_000);
  expect(ear.heard.slice(1)).toEqual([{ kind: 'bye', why: 'leaving' }]);
});

test('what is said after another hello, and before its welcome, is not done as whoever was there before', async () => {
  const { host, journal } = house({ dice: () => sixes });
  const table = await opened(host);
  const ear = await at(host, table, 'ada');
  ear.receive({ kind: 'hello', protocol: 1, table, token: tokenOf('bo') });
  expect(await ear.act('roll', { id: 'early' })).toEqual({ kind: 'busy', id: 'early', wait: 100 });
  expect(ear.heard.map(({ kind }) => kind)).toEqual(['welcome', 'busy', 'welcome']);
  expect(await ear.act('roll', { id: 'early' })).toMatchObject({ kind: 'refused' });
  expect(await journal.read(table, 1, 9)).toEqual([]);
});

test('whoever only watches by a token is sent away when nobody may watch any longer, and nobody else is', async () => {
  const { host, time } = house();
  const watching = { token: tokenOf('watcher'), right: { kind: 'watch' } } as const;
  const table = await opened(host, pigOrder({ tokens: [...pigOrder().tokens, watching] }, { watch: 'token' }));
  const [ada, run, watcher] = [await at(host, table, 'ada'), await at(host, table, 'run'), await at(host, table, 'watcher')];
  expect(await run.say({ kind: 'revoke', seat: 'bo' })).toMatchObject({ kind: 'done' });
  expect(watcher.closed).toBeNull();
  expect((await at(host, table, 'watcher')).heard[0]).toMatchObject({ kind: 'welcome' });
  expect(await run.say({ kind: 'revoke' })).toMatchObject({ kind: 'done' });
  expect(watcher.heard.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
  const again = await at(host, table, 'watcher');
  await time.pass(100);
  expect(again.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  expect((await at(host, table, 'run')).heard[0]).toMatchObject({ you: { runs: true } });
});

test('an action for which the rules fail is refused, and nothing has changed', async () => {
  const broken: Game = {
    ...piggish,
    reduce: () => {
      throw new Error('a game that throws');
    },
  };
  const { host, journal } = house({ gameOf: () => broken });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  expect(await ada.act('roll')).toMatchObject({ kind: 'refused', why: [{ code: 'internal' }] });
  expect(await journal.read(table, 0, 9)).toHaveLength(1);
  expect(await ada.say({ kind: 'offers' })).toMatchObject({ kind: 'reply' });
});

test('what was written though the journal failed to say so is done', async () => {
  const memory = memoryJournal();
  let fails = false;
  const journal: Journal = {
    ...memory,
    append: async (rows) => {
      const appended = await memory.append(rows);
      if (fails) throw new Error('the line was cut');
      return appended;
    },
  };
  const { host } = house({ journal });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  fails = true;
  expect(await ada.act('roll', { id: 'r' })).toEqual({ kind: 'done', id: 'r' });
  expect(bo.told).toHaveLength(1);
  expect(await memory.read(table, 0, 9)).toHaveLength(2);
});
