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

const breaches: readonly [what: string, id: string, change: (journal: Written) => Partial<Written>, message: string][] = [
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
    'says that all of several were written',
    'race',
    (journal) => ({
      append: async (rows) => (await journal.append(rows)).map((one, i) => ({ kind: 'written', n: rows[i]!.n, row: one }) as never),
    }),
    'what became of them: differs: at 0 "raced" was expected, "written" was found.',
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
      let times = 0;
      return { append: async (rows) => (++times === 3 ? [{ kind: 'known', n: 1 } as never] : journal.append(rows)) };
    },
    'at another table: differs: "written" was expected, "known" was found.',
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
];

test.each(breaches)('a journal that %s breaks the promise %s, and is told so', async (_, id, change, message) => {
  const open = async () => {
    const journal = memoryJournal();
    return { ...journal, ...change(journal) };
  };
  const told = await journalPromises(open)
    .find((promise) => promise.id === id)!
    .run()
    .catch((error: Error) => error.message.replace(/"at":\d+,/, ''));
  expect(told).toBe(message);
});

test('these are the promises of a journal', () => {
  expect(journalPromises(async () => memoryJournal()).map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'order: entries come back as they were written, in order, from any number on',
    'race: one of several with the same number is written, whoever they come from',
    'gap: nothing is written beyond the next number',
    'once: a command is written once, and known by its number after that',
    'text: a command is any text, and no text keeps other lines out',
    'batch: lines of many tables stand each on its own',
    'snapshots: the latest snapshot is the one that is given',
  ]);
});
