import { memoryJournal } from 'ludoteca/host';
import { journalPromises } from 'ludoteca/testing';
import { expect, test } from 'vitest';

for (const { name, run } of journalPromises(async () => memoryJournal())) test(`a journal in memory: ${name}`, run);

test('a journal that writes a command twice is found out', async () => {
  const forgetful = async () => {
    const journal = memoryJournal();
    let unique = 0;
    return {
      ...journal,
      append: (rows: Parameters<typeof journal.append>[0]) => journal.append(rows.map((row) => ({ ...row, command: `${unique++}` }))),
    };
  };
  const once = journalPromises(forgetful).find(({ id }) => id === 'once')!;
  await expect(once.run()).rejects.toThrow('again');
});

type Written = ReturnType<typeof memoryJournal>;
type Change = (journal: Written) => Partial<Written>;

/** What breaks the promise of snapshots: they are kept with something else in them. */
const keeping = (other: Partial<Parameters<Written['keep']>[1]>): ['snapshots', Change] => [
  'snapshots',
  (journal) => ({ keep: (id, snapshot) => journal.keep(id, { ...snapshot, ...other }) }),
];

const breaches: readonly [what: string, id: string, change: Change, message: string][] = [
  [
    'reads one entry too many',
    'order',
    (journal) => ({ read: (id, from, most) => journal.read(id, from, most + 1) }),
    'what is read: differs: at 2 nothing was expected, {"n":5,"command":"c5","deed":{"kind":"paused","by":"ada \\u0000 \\ud800"}} was found.',
  ],
  [
    'reads from the beginning',
    'order',
    (journal) => ({ read: (id, _, most) => journal.read(id, 0, most) }),
    'what is read: differs: at 0.n 3 was expected, 1 was found.',
  ],
  [
    'changes commands',
    'order',
    (journal) => ({ append: (rows) => journal.append(rows.map((row) => ({ ...row, command: `${row.command}!` }))) }),
    'what is read: differs: at 0.command "c3" was expected, "c3!" was found.',
  ],
  [
    'changes deeds',
    'order',
    (journal) => ({ append: (rows) => journal.append(rows.map((row) => ({ ...row, deed: { kind: 'paused', by: 'bo' } }))) }),
    'what is read: differs: at 0.deed.by "ada \\u0000 \\ud800" was expected, "bo" was found.',
  ],
  [
    'reads beyond the end',
    'order',
    (journal) => ({ read: (id, from, most) => journal.read(id, from >= 5 ? 4 : from, most) }),
    'beyond the end: differs: at 0 nothing was expected, {"n":5,"command":"c5","deed":{"kind":"paused","by":"ada \\u0000 \\ud800"}} was found.',
  ],
  [
    'finds tables that are not there',
    'order',
    (journal) => {
      let first = '';
      return {
        append: (rows) => {
          first ||= rows[0]!.table;
          return journal.append(rows);
        },
        read: async (id, from, most) => {
          const found = await journal.read(id, from, most);
          return found.length > 0 || from > 0 ? found : journal.read(first, 0, 1);
        },
      };
    },
    'an unknown table: differs: at 0 nothing was expected, {"n":1,"command":"c1","deed":{"kind":"paused","by":"ada \\u0000 \\ud800"}} was found.',
  ],
  [
    'reads a million characters at most',
    'pages',
    (journal) => ({
      read: async (id, from, most) => {
        const found = await journal.read(id, from, most);
        return found.filter((_, i) => JSON.stringify(found.slice(0, i + 1)).length <= 1_000_000);
      },
    }),
    'how many are read: differs: 100 was expected, 82 was found.',
  ],
  [
    'reads the last entries of a page first',
    'pages',
    (journal) => ({ read: async (id, from, most) => [...(await journal.read(id, from, most))].reverse() }),
    'the last of them: differs: 100 was expected, 1 was found.',
  ],
  [
    'tells time as a text',
    'time',
    (journal) => ({
      append: async (rows) =>
        (await journal.append(rows)).map((one) => (one.kind === 'written' ? { ...one, at: '12' as unknown as number } : one)),
    }),
    'the time: differs: "number" was expected, "string" was found.',
  ],
  [
    'does not tell the time',
    'time',
    (journal) => ({ append: async (rows) => (await journal.append(rows)).map(() => ({ kind: 'written' }) as never) }),
    'the time: differs: "number" was expected, "undefined" was found.',
  ],
  [
    'tells another time to who reads',
    'time',
    (journal) => ({ read: async (...asked) => (await journal.read(...asked)).map((entry) => ({ ...entry, at: 5 })) }),
    'the time that is read: differs: 7 was expected, 5 was found.',
  ],
  [
    'writes what follows a line that is not there',
    'follows',
    (journal) => ({ append: (rows) => journal.append(rows.map(({ follows: _, ...row }) => row)) }),
    'what follows another: differs: "raced" was expected, "written" was found.',
  ],
  [
    'says that it has kept out what it writes',
    'follows',
    (journal) => ({
      append: async (rows) => {
        const written = await journal.append(rows.map(({ follows: _, ...row }) => row));
        return rows.some(({ follows }) => follows === 'another') ? rows.map(() => ({ kind: 'raced' })) : written;
      },
    }),
    'entries: differs: 1 was expected, 2 was found.',
  ],
  [
    'keeps out whatever follows a line',
    'follows',
    (journal) => ({
      append: (rows) => journal.append(rows.map((row) => (row.follows === undefined ? row : { ...row, follows: `${row.follows}!` }))),
    }),
    'what follows it: differs: "written" was expected, "raced" was found.',
  ],
  [
    'says that all of several were written',
    'race',
    (journal) => ({
      append: async (rows) => (await journal.append(rows)).map((one, i) => ({ kind: 'written', n: rows[i]!.n, row: one }) as never),
    }),
    'what became of them: differs: at 0 "raced" was expected, "written" was found.',
  ],
  [
    'says of none of several what became of it',
    'race',
    () => ({ append: async () => [] }),
    'what became of them: differs: at 0 "raced" was expected, nothing was found.',
  ],
  [
    'keeps none of several',
    'race',
    (journal) => ({ read: async (id, from, most) => (await journal.read(id, from, most)).slice(1) }),
    'entries: differs: 1 was expected, 0 was found.',
  ],
  [
    'leaves a gap',
    'gap',
    (journal) => ({ append: (rows) => journal.append(rows.map((row) => ({ ...row, n: row.n - 1 }))) }),
    'entries: differs: at 0 nothing was expected, {"n":1,"command":"c","deed":{"kind":"paused","by":"ada \\u0000 \\ud800"}} was found.',
  ],
  [
    'forgets its commands',
    'once',
    (journal) => {
      let unique = 0;
      return { append: (rows) => journal.append(rows.map((row) => ({ ...row, command: `${unique++}` }))) };
    },
    'again: differs: at 0.kind "known" was expected, "written" was found.',
  ],
  [
    'knows the commands of other tables',
    'once',
    (journal) => {
      const seen = new Set<string>();
      return {
        append: async (rows) => {
          if (rows.some(({ command }) => seen.has(command))) return rows.map(() => ({ kind: 'known', n: 1 }) as never);
          for (const { command } of rows) seen.add(command);
          return journal.append(rows);
        },
      };
    },
    'at another table: differs: "written" was expected, "known" was found.',
  ],
  [
    'says nothing of a command of another table',
    'once',
    (journal) => {
      let first = '';
      return {
        append: async (rows) => {
          first ||= rows[0]!.table;
          return rows[0]!.table === first ? journal.append(rows) : [];
        },
      };
    },
    'at another table: differs: "written" was expected, nothing was found.',
  ],
  [
    'says of both openings that they were written',
    'twice',
    (journal) => ({
      append: async (rows) => {
        const [first] = await journal.append(rows);
        return rows.map(() => first!);
      },
    }),
    'what became of them: differs: at 0 "known" was expected, "written" was found.',
  ],
  [
    'says of neither opening that it was written',
    'twice',
    (journal) => ({
      append: async (rows) => {
        await journal.append(rows);
        return rows.map(() => ({ kind: 'known', n: 1 }));
      },
    }),
    'what became of them: differs: at 1 "written" was expected, "known" was found.',
  ],
  [
    'knows the other opening by no number of the table',
    'twice',
    (journal) => ({
      append: async (rows) => (await journal.append(rows)).map((one) => (one.kind === 'known' ? { kind: 'known', n: 2 } : one)),
    }),
    'the one that is known: differs: at n 1 was expected, 2 was found.',
  ],
  [
    'says of the wrong opening that it was written',
    'twice',
    (journal) => ({ append: async (rows) => [...(await journal.append(rows))].reverse() }),
    'what is read: differs: at 0.by "bo" was expected, "ada" was found.',
  ],
  [
    'does not write odd commands',
    'text',
    (journal) => ({
      append: async (rows) => (rows[0]!.command.includes('\u0000') ? rows.map(() => ({ kind: 'raced' }) as never) : journal.append(rows)),
    }),
    'what became of "\\u0000" and of a line beside it: differs: at 0 "written" was expected, "raced" was found.',
  ],
  [
    'does not write a command without a letter',
    'text',
    (journal) => ({
      append: async (rows) => (rows[0]!.command === '' ? rows.map(() => ({ kind: 'raced' }) as never) : journal.append(rows)),
    }),
    'what became of "" and of a line beside it: differs: at 0 "written" was expected, "raced" was found.',
  ],
  [
    'does not read odd commands',
    'text',
    (journal) => ({
      read: async (id, from, most) =>
        (await journal.read(id, from, most)).map((row) => ({ ...row, command: row.command.replaceAll('\ud800', '?') })),
    }),
    'the commands: differs: at 1 "\\ud800" was expected, "?" was found.',
  ],
  [
    'writes all or nothing',
    'batch',
    (journal) => ({ append: async (rows) => (rows.length > 1 ? rows.map(() => ({ kind: 'raced' }) as never) : journal.append(rows)) }),
    'what became of them: differs: at 0 "written" was expected, "raced" was found.',
  ],
  [
    'has a snapshot of nothing',
    'snapshots',
    () => ({ latest: async () => ({ n: 1 }) as never }),
    'none: differs: null was expected, {"n":1} was found.',
  ],
  [
    'gives the first snapshot',
    'snapshots',
    (journal) => {
      let kept = 0;
      return {
        keep: async (id, snapshot) => {
          if (++kept > 1) await journal.keep(id, { ...snapshot, n: 60 });
          else await journal.keep(id, snapshot);
        },
      };
    },
    'the latest: differs: at n 50 was expected, 60 was found.',
  ],
  ['loses the seal of a snapshot', ...keeping({ seal: '' }), 'the latest: differs: at seal "s" was expected, "" was found.'],
  [
    'keeps a snapshot in another format',
    ...keeping({ format: '' as never }),
    'the latest: differs: at format "ludoteca-hosted/1" was expected, "" was found.',
  ],
  ['empties a snapshot', ...keeping({ state: {} }), 'the latest: differs: at state.a [1,null] was expected, nothing was found.'],
  [
    'empties the lists of a snapshot',
    ...keeping({ state: { a: [] } }),
    'the latest: differs: at state.a.0 1 was expected, nothing was found.',
  ],
  [
    'forgets how many steps led to a snapshot',
    ...keeping({ table: {} as never }),
    'the latest: differs: at table.step 49 was expected, nothing was found.',
  ],
];

test.each(breaches)('a journal that %s breaks the promise %s, and is told so', async (_, id, change, message) => {
  const open = async () => {
    const journal = memoryJournal(() => 7);
    return { ...journal, ...change(journal) };
  };
  const told = await journalPromises(open)
    .find((promise) => promise.id === id)!
    .run()
    .catch((error: Error) => error.message.replace(/"at":\d+,/, ''));
  expect(told).toBe(message);
});

/** Tries all promises on one journal and says which of them it breaks. */
const brokenBy = async (journal: Written): Promise<string[]> => {
  const ids: string[] = [];
  for (const { id, run } of journalPromises(async () => journal)) await run().catch(() => ids.push(id));
  return ids;
};

test('one journal that keeps everything can be tried again and again', async () => {
  const journal = memoryJournal();
  for (let times = 0; times < 3; times++) expect(await brokenBy(journal)).toEqual([]);
});

test('what a promise leaves in a store is known by the names of the tables, made of plain letters, and no two are the same', async () => {
  const journal = memoryJournal();
  const names = new Set<string>();
  const heard = (name: string): string => {
    names.add(name);
    return name;
  };
  const hearing: Written = {
    append: (rows) => journal.append(rows.map((row) => ({ ...row, table: heard(row.table) }))),
    read: (name, after, most) => journal.read(heard(name), after, most),
    keep: (name, snapshot) => journal.keep(heard(name), snapshot),
    latest: (name) => journal.latest(heard(name)),
  };
  for (let times = 0; times < 2; times++) expect(await brokenBy(hearing)).toEqual([]);
  const once = 'order unknown pages time race gap follows once elsewhere twice text beside b a c snapshots'.split(' ');
  expect([...names].map((name) => /^journal test (\w+) [0-9a-z]+$/.exec(name)?.[1])).toEqual([...once, ...once]);
});

test('a journal may fail where it is asked to leave a gap', async () => {
  const journal = memoryJournal();
  const strict: Written = {
    ...journal,
    append: async (rows) => {
      for (const { table, n } of rows) if (n > 1 && (await journal.read(table, n - 2, 1)).length === 0) throw new Error('a gap');
      return journal.append(rows);
    },
  };
  expect(await brokenBy(strict)).toEqual([]);
});

test('a journal that takes no command without a letter breaks the promise of texts alone', async () => {
  const journal = memoryJournal();
  const strict: Written = {
    ...journal,
    append: async (rows) => {
      if (rows.some(({ command }) => command === '')) throw new Error('a command must have letters');
      return journal.append(rows);
    },
  };
  expect(await brokenBy(strict)).toEqual(['text']);
});

test('these are the promises of a journal', () => {
  expect(journalPromises(async () => memoryJournal()).map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'order: entries come back as they were written, in order, from any number on',
    'pages: as many entries are read as are asked for, and fewer only where there are no more',
    'time: when an entry was written is told in milliseconds, and the same whenever it is read',
    'race: one of several with the same number is written, whoever they come from',
    'gap: nothing is written beyond the next number',
    'follows: what was made to follow a line is kept out where another stands in its place',
    'once: a command is written once, and known by its number after that',
    'twice: of two openings of a table at once the one that is read was written, and the other is known',
    'text: a command is any text, and no text keeps other lines out',
    'batch: lines of many tables stand each on its own',
    'snapshots: the latest snapshot is the one that is given',
  ]);
});
