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

/** Starts the engine of jobs. `due` looks at a table; whatever nobody has done anything at for so many days is forgotten, or nothing if 0. */
export const startJobs = async (
  database: Database,
  due: (table: string) => Promise<void>,
  keepDays: number,
  complain: Complain,
): Promise<Jobs> => {
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
  await meeting(() => boss.createQueue('forget'));
  await boss.work<Alarm>('alarm', { batchSize: 50, pollingIntervalSeconds: 1 }, async (jobs) => {
    const looked = await Promise.allSettled(jobs.map(({ data }) => due(data.table)));
    const failed = looked.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason; // all of them again: one that has been looked at finds nothing to do
  });
  await boss.work('forget', async () => {
    await forget(database, keepDays);
  });
  await boss.schedule('forget', '17 4 * * *');
  return {
    alarm: async (table, at) => {
      const options = { startAfter: new Date(at), expireInSeconds: 60, retryLimit: 20, retryDelay: 5, retentionSeconds: 400 * day };
      await boss.send('alarm', { table } satisfies Alarm, options);
    },
    close: () => boss.stop({ graceful: true, timeout: 2000, close: false, wait: true }),
  };
};
