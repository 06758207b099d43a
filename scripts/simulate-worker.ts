/** `npm run simulate:worker -- --database postgres://…` plays batches of studies that somebody has begun with the same database; any number may, anywhere. */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openThreads } from 'ludoteca/simulate';
import { databaseFault } from '../examples/shared/database-url.js';
import { openQueue, type Queue } from './simulation/queue.js';

const restFor = 300;

/** Where batches are to be found, and how many threads play them; throws where that cannot be meant. */
const readArguments = (): { readonly url: string; readonly threads: number } => {
  const { values } = parseArgs({ options: { database: { type: 'string' }, workers: { type: 'string' } } });
  const url = values.database ?? process.env['DATABASE_URL'];
  if (url === undefined) throw new Error('Which database?');
  const fault = databaseFault(values.database === undefined ? 'DATABASE_URL' : '--database', url);
  if (fault !== null) throw new Error(fault);
  const threads = values.workers === undefined ? availableParallelism() : Number(values.workers);
  if (!Number.isSafeInteger(threads) || threads < 1) throw new Error(`--workers wants a whole number, 1 or more, not ${values.workers}.`);
  return { url, threads };
};

const asked = (): ReturnType<typeof readArguments> => {
  try {
    return readArguments();
  } catch (error) {
    console.error(`${(error as Error).message}\n\nnpm run simulate:worker -- --database postgres://… [--workers 2]`);
    process.exit(2);
  }
};
const { url, threads } = asked();

const interruption = new AbortController();
const stop = (): void => interruption.abort();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

/** The queue, once the database is there. */
const opened = async (): Promise<Queue> => {
  for (;;)
    try {
      return await openQueue(url);
    } catch (error) {
      if (interruption.signal.aborted) throw error;
      console.error(`The database cannot be reached: ${(error as Error).message}`);
      await pause(2000);
    }
};

const queue = await opened();
const pool = await openThreads(threads);
if (pool === null) throw new Error('There are no threads here.');
console.log(`Playing on ${threads} ${threads === 1 ? 'thread' : 'threads'}.`);

/** Plays one batch after another. What cannot be played is told to whoever asked; what was interrupted is given to somebody else. */
const lane = async (): Promise<void> => {
  while (!interruption.signal.aborted)
    try {
      const taken = await queue.take();
      if (taken === null) {
        await pause(restFor);
        continue;
      }
      const { key, task } = taken.job;
      if (!(await queue.isKnown(key))) {
        const result = await pool.run(task, interruption.signal).then(
          (tally) => ({ tally }),
          (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
        );
        if (interruption.signal.aborted) return;
        await queue.keep(key, result);
      }
      await queue.done(taken.id);
    } catch (error) {
      console.error(`The database cannot be reached: ${(error as Error).message}`);
      await pause(2000);
    }
};
// Twice as many as there are threads: while one is played the next is fetched.
await Promise.all(Array.from({ length: 2 * threads }, lane));
await pool.close();
await queue.close();
process.exit(0);
