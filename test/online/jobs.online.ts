import { expect, test } from 'vitest';
import type { Complain, Database } from '../../examples/online/database.js';
import { forget } from '../../examples/online/forgetting.js';
import { type Jobs, startJobs } from '../../examples/online/jobs.js';
import { pause, until } from './helpers/crowd.js';
import { pgliteHere } from './helpers/pglite.js';

const { database } = pgliteHere('jobs');
let said: string[] = [];
const complain: Complain = (what, error) => void said.push(`${what}: ${(error as Error).message}`);
const start = (keepDays: number, due = async (): Promise<void> => {}): Promise<Jobs> => startJobs(database(), due, keepDays, complain);
const count = async (what: string): Promise<number> => {
  const [row] = await database().query(`select count(*)::int as count from ${what}`, []);
  return row?.['count'] as number;
};

test('what goes wrong in a job is complained of', async () => {
  const jobs = await start(7, () => Promise.reject(new Error('the journal is away')));
  await database().script('alter table listing rename to hidden');
  await jobs.alarm('a table', Date.now());
  await database().query(`insert into pgboss.job (name) values ('forget')`, []);
  const both = ['looking at the clocks of a table: the journal is away', 'forgetting old tables: relation "listing" does not exist'];
  await until(() => both.every((one) => said.includes(one)), 15_000, 'both are complained of');
  await jobs.close();
  await database().script('alter table hidden rename to listing; delete from pgboss.job');
  said = [];
});

test('who keeps all leaves forgetting to others', async () => {
  await database().script(`insert into listing values ('old', current_date - 8); insert into pgboss.job (name) values ('forget')`);
  const keeping = await start(0);
  await pause(4000);
  expect(await count(`pgboss.job where name = 'forget' and state = 'created'`)).toBe(1);
  const forgetting = await start(7);
  await until(async () => (await count('listing')) === 0, 15_000, 'the old table is forgotten');
  await Promise.all([keeping.close(), forgetting.close()]);
  expect(said).toEqual([]);
});

test('however many tables are old, they are forgotten by statements that take no longer for it, and no other is', async () => {
  const lines = (days: number, name: string, many: number): string => `
    insert into listing select '${name}' || i, current_date - ${days} from generate_series(1, ${many}) as i;
    insert into entry (table_id, n, command, deed) select '${name}' || i, n, n, '{}' from generate_series(1, ${many}) as i, generate_series(1, 3) as n;`;
  await database().script(lines(8, 'old', 450) + lines(7, 'young', 2));
  const left = [await count('listing')];
  const watched: Database = {
    ...database(),
    query: async (text, values) => {
      const rows = await database().query(text, values);
      left.push(await count('listing'));
      return rows;
    },
  };
  expect(await forget(watched, 7)).toBe(450);
  expect(left.slice(1).every((many, i) => left[i]! - many <= 200)).toBe(true);
  expect([await count('listing'), await count('entry')]).toEqual([2, 6]);
  await database().script('delete from listing; delete from entry');
});
