import type { Interruption } from '../core/data/interruption.js';
import type { Journal } from './journal.js';
import type { HostOptions } from './options.js';

type After = HostOptions['after'];

/** What work comes to; null if it takes too long or is stopped, and then it is told to stop. */
export const inTime = async <T>(
  work: (signal: Interruption) => Promise<T>,
  stop: AbortController,
  ms: number,
  after: After,
): Promise<T | null> => {
  const stopRinging = after(ms, () => stop.abort());
  const tooLate = new Promise<null>((resolve) => stop.signal.addEventListener('abort', () => resolve(null)));
  try {
    return await Promise.race([work(stop.signal), tooLate]);
  } finally {
    stopRinging();
  }
};

/** What is asked of somebody who may never answer, or throw: after so long it counts as refused. */
export const answeredInTime = <T>(asked: () => Promise<T>, ms: number, after: After, otherwise: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const stopRinging = after(ms, () => reject(new Error(otherwise)));
    const answered = (settle: () => void): void => {
      stopRinging();
      settle();
    };
    // Asked for within a promise: whoever is asked may throw instead of refusing.
    Promise.resolve()
      .then(asked)
      .then(
        (answer) => answered(() => resolve(answer)),
        (error: unknown) => answered(() => reject(error)),
      );
  });

/** A journal whose answers are waited for so long and no longer: what comes later is read with whatever else is new. */
export const patient = (journal: Journal, ms: number, after: After): Journal => {
  const limited = <T>(asked: () => Promise<T>): Promise<T> => answeredInTime(asked, ms, after, 'The journal does not answer.');
  return {
    append: (rows) => limited(() => journal.append(rows)),
    read: (table, from, most) => limited(() => journal.read(table, from, most)),
    keep: (table, snapshot) => limited(() => journal.keep(table, snapshot)),
    latest: (table) => limited(() => journal.latest(table)),
  };
};

const beat = 100;

/** Whoever is refused hears of it at such beats only: how long a table took to be found tells a stranger nothing. */
export const untilBeat = (came: number, now: number): number => beat - ((now - came) % beat);
