import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { HostOptions } from 'ludoteca/host';
import { Tinypool } from 'tinypool';

/** Threads that think, beside the one on which the tables are. */
export interface Thinking {
  readonly think: NonNullable<HostOptions['think']>;
  close(): Promise<void>;
}

const waiting = 1000;

/** Starts threads when they are needed, and lets them go when they are not. */
export const startThinking = (): Thinking => {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./thoughts.mjs', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: 1, // a thread takes its time to start, and a forecast has two seconds
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: waiting,
    idleTimeout: 60_000,
  });
  return {
    // Whoever stops waiting for a thought ends its thread: no thought outlives the time it was given.
    think: (problem, signal) => pool.run(problem, { signal }),
    close: () => pool.destroy(),
  };
};
