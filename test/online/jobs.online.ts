import { expect, test } from 'vitest';
import type { Complain } from '../../examples/online/database.js';
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
