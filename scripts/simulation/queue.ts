/** Batches of a study as jobs in a database, for workers on any machine. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Crew, Task } from 'ludoteca/simulate';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { meeting } from '../../examples/shared/meeting.js';
import own from '../../package.json' with { type: 'json' };

/** A batch as it waits to be played. */
export interface Job {
  readonly key: string;
  readonly task: Task;
}

const queue = 'study';
const results = `
create table if not exists study_result (key text primary key, tally json, fault text, at timestamptz not null default now())`;

/** Equal batches by equal versions have one key: what was played already is not played again, whoever asks. */
const keyOf = (task: Task): string =>
  createHash('sha256')
    .update(JSON.stringify([own.version, task]))
    .digest('hex');

/** Both ends of the queue. */
export interface Queue {
  /** A batch that nobody plays at present; null if there is none. */
  take(): Promise<{ readonly id: string; readonly job: Job } | null>;
  /** Is a batch played already? */
  isKnown(key: string): Promise<boolean>;
  /** Keeps what a batch came to, or why its games cannot be played. */
  keep(key: string, result: { readonly tally: unknown } | { readonly fault: string }): Promise<void>;
  done(id: string): Promise<void>;
  /** Players that are given so many batches at a time, of so many games. */
  crew(lanes: number, games: number): Crew;
  /** The results of the crew’s study are no longer needed. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

const askEvery = 200;
/** Whoever died in the middle of a batch, it is given out again after this time, and then after twice as long each time. */
const giveAgainAfter = 15_000;

/** Opens the queue; its tables are made where they are missing. */
export const openQueue = async (url: string): Promise<Queue> => {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'ludoteca-study' });
  pool.on('error', () => {}); // whoever asks next is told
  // One that has failed to start cannot be started again.
  const boss = await meeting(async () => {
    const boss = new PgBoss({
      db: { executeSql: async (text, values) => pool.query(text, values) },
      supervise: true,
      schedule: false,
      maintenanceIntervalSeconds: 30,
      archiveCompletedAfterSeconds: 300,
      deleteAfterHours: 1,
    });
    boss.on('error', () => {}); // the engine tries again by itself
    await boss.start();
    return boss;
  });
  await meeting(() => boss.createQueue(queue));
  await meeting(() => pool.query(results));
  const played = new Set<string>();
  const waiting = new Map<string, (found: { readonly tally: unknown } | { readonly fault: string }) => void>();
  let isOpen = true;

  const ask = async (): Promise<void> => {
    while (isOpen && waiting.size > 0) {
      try {
        const { rows } = await pool.query('select key, tally, fault from study_result where key = any($1)', [[...waiting.keys()]]);
        for (const { key, tally, fault } of rows as readonly { key: string; tally: unknown; fault: string | null }[]) {
          waiting.get(key)?.(fault === null ? { tally } : { fault });
          waiting.delete(key);
        }
      } catch {} // the database is away: it is asked again
      await pause(askEvery);
    }
  };
  const give = async (job: Job): Promise<void> => {
    try {
      await boss.send(queue, job, { retryLimit: 5, expireInSeconds: 600 });
    } catch {} // it is given again
  };

  const play: Crew['play'] = async (task, signal) => {
    const key = keyOf(task);
    const found = new Promise<{ readonly tally: unknown } | { readonly fault: string }>((resolve, reject) => {
      waiting.set(key, resolve);
      if (waiting.size === 1) void ask();
      signal.addEventListener('abort', () => {
        waiting.delete(key);
        reject(new Error('interrupted'));
      });
    });
    played.add(key);
    let after = giveAgainAfter;
    const known = await isKnown(key).catch(() => false);
    if (!known) await give({ key, task });
    const giving = async (): Promise<void> => {
      for (;;) {
        for (const end = Date.now() + after; Date.now() < end; ) {
          await pause(500);
          if (!isOpen || !waiting.has(key)) return;
        }
        await give({ key, task });
        after *= 2;
      }
    };
    void giving();
    const result = await found;
    if ('fault' in result) throw new Error(result.fault);
    return result.tally;
  };
  const isKnown = async (key: string): Promise<boolean> =>
    (await pool.query('select 1 from study_result where key = $1', [key])).rows.length > 0;

  return {
    take: async () => {
      const [found] = await boss.fetch<Job>(queue, { batchSize: 1 });
      return found === undefined ? null : { id: found.id, job: found.data };
    },
    isKnown,
    keep: async (key, result) => {
      const [tally, fault] = 'fault' in result ? [null, result.fault] : [JSON.stringify(result.tally), null];
      await pool.query('insert into study_result (key, tally, fault) values ($1, $2::json, $3) on conflict do nothing', [
        key,
        tally,
        fault,
      ]);
    },
    done: async (id) => void (await boss.complete(queue, id)),
    crew: (lanes, games) => ({ lanes, games, play }),
    forget: async () => void (await pool.query('delete from study_result where key = any($1)', [[...played]])),
    close: async () => {
      isOpen = false;
      await boss.stop({ graceful: false, wait: true, close: false });
      await pool.end();
    },
  };
};
