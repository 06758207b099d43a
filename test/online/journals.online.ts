import { type Deed, type Journal, memoryJournal } from 'ludoteca/host';
import { journalPromises } from 'ludoteca/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../examples/online/database.js';
import { sqlJournal } from '../../examples/online/journal.js';
import { migrate } from '../../examples/online/migrating.js';
import { openPglite } from '../../examples/online/pglite.js';
import { openPostgres } from '../../examples/online/postgres.js';
import { pgliteHere } from './helpers/pglite.js';
import { type PostgresHere, startPostgres } from './helpers/postgres.js';

const programs = inject('postgres');
const deed: Deed = { kind: 'paused', by: 'ada' };

describe('a journal in memory', () => {
  for (const { name, run } of journalPromises(async () => memoryJournal())) test(name, run);
});

/** What each of the two databases must keep to. */
const keepsToAll = (database: () => Database): void => {
  const open = async (): Promise<Journal> => sqlJournal(database());
  for (const { name, run } of journalPromises(open)) test(name, run);

  test('any text is a command, and keeps no other line of its batch out', async () => {
    const journal = await open();
    const commands = ['\u0000', '\ud800', '"\\', '\ud83c\udfb2', 'ordinary'];
    const written = await journal.append(commands.map((command, i) => ({ table: `text ${i}`, n: 1, command, deed })));
    expect(written.map(({ kind }) => kind)).toEqual(commands.map(() => 'written'));
    for (const [i, command] of commands.entries()) expect(await journal.read(`text ${i}`, 0, 9)).toMatchObject([{ n: 1, command, deed }]);
  });

  test('two processes that write at the same tables block each other never, and one of each pair is written', async () => {
    const [one, other] = [await open(), await open()];
    const tables = Array.from({ length: 32 }, (_, i) => `both ${String(i).padStart(2, '0')}`);
    const written = await Promise.all(
      Array.from({ length: 30 }, async (_, round) => {
        const rows = (who: string) => tables.map((table) => ({ table: `${table} ${round}`, n: 1, command: who, deed }));
        const [mine, others] = await Promise.all([one.append(rows('one')), other.append(rows('other'))]);
        return mine.map(({ kind }, i) => [kind, others[i]?.kind].sort().join(' '));
      }),
    );
    expect(new Set(written.flat())).toEqual(new Set(['raced written']));
  });

  test('what many ask for at once is answered to each', async () => {
    const journal = await open();
    const tables = Array.from({ length: 50 }, (_, i) => `asked ${i}`);
    await journal.append(tables.map((table) => ({ table, n: 1, command: table, deed })));
    const answers = await Promise.all(tables.map((table, i) => journal.read(table, i % 2, 9)));
    expect(answers.map((entries) => entries.map(({ command }) => command))).toEqual(tables.map((table, i) => (i % 2 === 0 ? [table] : [])));
  });

  test('a line does not follow on one that was lost, and that is complained of', async () => {
    const complaints: unknown[] = [];
    const journal = sqlJournal(database(), (_, error) => complaints.push((error as Error).message));
    for (const kind of ['written', 'raced'])
      expect(await journal.append([{ table: 'two at once', n: 1, command: kind, deed }])).toMatchObject([{ kind }]);
    expect(complaints).toEqual([]);
    expect(await journal.append([{ table: 'set back', n: 7, command: 'c', deed }])).toEqual([{ kind: 'raced' }]);
    const lost = 'the database knows less of it than this process: it is read anew';
    expect(complaints).toEqual([lost]);
    const after = (follows: string) => journal.append([{ table: 'two at once', n: 2, command: 'after it', follows, deed }]);
    expect(await after('what stood there before')).toEqual([{ kind: 'raced' }]);
    expect(complaints).toEqual([lost, lost]);
    expect(await after('written')).toMatchObject([{ kind: 'written' }]);
  });

  test('what a database refuses is complained of', async () => {
    const complaints: string[] = [];
    const journal = sqlJournal(database(), (what, error) => complaints.push(`${what}: ${(error as Error).message}`));
    await database().script('alter table entry rename to hidden');
    const line = { table: 'refused', n: 1, command: 'secret', deed };
    await expect(journal.append([line])).rejects.toThrow();
    await expect(journal.read('refused', 0, 9)).rejects.toThrow();
    await database().script('alter table hidden rename to entry');
    expect(complaints).toEqual(Array<string>(2).fill('the database: relation "entry" does not exist'));
  });

  test('migrations can be run again, by several at once', async () => {
    await Promise.all([migrate(database()), migrate(database())]);
    expect(await (await open()).read('set back', 0, 9)).toEqual([]);
  });

  test('a notice is heard by whoever listens', async () => {
    const heard: string[] = [];
    const stop = await database().listen('ludoteca_test', (text) => heard.push(text));
    await database().query('select pg_notify($1, $2)', ['ludoteca_test', 'news']);
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['news']);
    await stop();
  });
};

describe('a journal on PGlite', () => {
  const { folder, database } = pgliteHere('journal');
  keepsToAll(database);

  test('no other process uses the folder meanwhile', async () => {
    await expect(openPglite(folder)).rejects.toThrow('Another server uses');
  });
});

if (programs !== null)
  describe('a journal on PostgreSQL', () => {
    let postgres: PostgresHere;
    let database: Database;
    beforeAll(async () => {
      postgres = await startPostgres(programs);
      database = openPostgres(postgres.url, () => {});
      await migrate(database);
    });
    afterAll(async () => {
      await database.close();
      await postgres.close();
    });
    keepsToAll(() => database);

    test('listens again after the database was gone, and is refused meanwhile', async () => {
      const heard: string[] = [];
      const stop = await database.listen('ludoteca_test', (text) => heard.push(text));
      await postgres.kill();
      await expect(database.query('select 1', [])).rejects.toThrow();
      await postgres.start();
      await expect
        .poll(
          async () => {
            await database.query('select pg_notify($1, $2)', ['ludoteca_test', 'back']);
            return heard.includes('back');
          },
          { timeout: 15_000, interval: 300 },
        )
        .toBe(true);
      await stop();
    });
  });
