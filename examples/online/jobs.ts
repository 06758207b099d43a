import PgBoss from 'pg-boss';
import { meeting } from '../shared/meeting.js';
import type { Complain, Database } from './database.js';
import { forget } from './forgetting.js';

/** What is done later, by whichever process is there then. */
export interface Jobs {
  /** A table is to be looked at then. */
  alarm(table: string, at: number): Promise<void>;
  close(): Promise<void>;
}

interface Alarm {
  readonly table: string;
}

const day = 24 * 3600;

/** Makes the tables of the jobs where there are none, for servers that may not. */
export const makeJobs = (database: Database): Promise<void> =>
  meeting(async () => {
    const [row] = await database.query(`select to_regnamespace('pgboss') is null as missing`, []);
    if (row?.['missing'] === true) await database.script(PgBoss.getConstructionPlans());
  });

/**
 * Starts the engine of jobs. `due` looks at a table; whatever nobody has done anything at for so many days is forgotten. If those are 0, nothing is, and the
 * job is left to others.
 */
export const startJobs = async (
  database: Database,
  due: (table: string) => Promise<void>,
  keepDays: number,
  complain: Complain,
): Promise<Jobs> => {
  // The engine keeps what went wrong in a job to itself, and tries again.
  const saying =
    <T>(what: string, work: (jobs: T) => Promise<void>) =>
    async (jobs: T): Promise<void> => {
      try {
        await work(jobs);
      } catch (error) {
        complain(what, error);
        throw error;
      }
    };
  // One that has failed to start cannot be started again.
  const boss = await meeting(async () => {
    const boss = new PgBoss({
      db: {
        executeSql: async (text, values?: unknown[]) => {
          const rows = values === undefined || values.length === 0 ? await database.script(text) : await database.query(text, values);
          return { rows: [...rows] };
        },
      },
      maintenanceIntervalSeconds: 30,
      archiveCompletedAfterSeconds: 3600,
      deleteAfterHours: 24,
    });
    boss.on('error', (error) => complain('a job', error));
    await boss.start();
    return boss;
  });
  await meeting(() => boss.createQueue('alarm'));
  const look = saying<readonly PgBoss.Job<Alarm>[]>('looking at the clocks of a table', async (jobs) => {
    const looked = await Promise.allSettled(jobs.map(({ data }) => due(data.table)));
    const failed = looked.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason; // all of them again: one that has been looked at finds nothing to do
  });
  await boss.work<Alarm>('alarm', { batchSize: 50, pollingIntervalSeconds: 1 }, look);
  if (keepDays > 0) {
    await meeting(() => boss.createQueue('forget'));
    await boss.work(
      'forget',
      saying('forgetting old tables', async () => {
        await forget(database, keepDays);
      }),
    );
    await boss.schedule('forget', '17 4 * * *');
  }
  return {
    alarm: async (table, at) => {
      const options = { startAfter: new Date(at), expireInSeconds: 60, retryLimit: 20, retryDelay: 5, retentionSeconds: 400 * day };
      await boss.send('alarm', { table } satisfies Alarm, options);
    },
    close: () => boss.stop({ graceful: true, timeout: 2000, close: false, wait: true }),
  };
};
