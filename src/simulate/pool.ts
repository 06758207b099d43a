import { wholeWithin } from '../core/data/bounds.js';
import type { Interruption } from '../core/data/interruption.js';
import type { Tally } from './tally.js';
import type { Task, Unloaded } from './worker.js';

/** Threads that play batches. */
export interface Pool {
  /** Plays a batch on a thread that is free. */
  run(task: Task, signal: Interruption): Promise<Tally>;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** A thread cannot load the game that this thread could: threads read nothing but what Node reads by itself. */
export class CannotLoad extends Error {}

/** Loads what only Node has, by a name that bundlers for browsers do not follow. */
const load = <T>(name: string): Promise<T> => import(/* @vite-ignore */ /* webpackIgnore: true */ name) as Promise<T>;

interface Versions {
  readonly node?: string;
  readonly deno?: string;
}

/** Is this Node? Others say so too; in Deno the threads of Node never come to an end. */
const isNode = (): boolean => {
  const versions = (globalThis as { process?: { versions?: Versions } }).process?.versions;
  return versions?.node !== undefined && versions.deno === undefined;
};

/** So many threads are started at most, however many are asked for. */
export const mostThreads = 256;

/** How many threads this machine runs at a time; 1 outside Node. */
export const threadsHere = async (): Promise<number> =>
  isNode() ? (await load<typeof import('node:os')>('node:os')).availableParallelism() : 1;

/**
 * The worker lies beside the door of this room, in the sources as in the built package: its address, by that of the door. None where modules have no
 * address, nor where a bundler has put this module into another: a thread would run that, which plays as many games again in threads of its own.
 */
export const workerBeside = (door: string | undefined): string => {
  const [, room, kind] = /^(.*[/\\]simulate[/\\])index\.(js|cjs|ts)$/.exec(door ?? '') ?? [];
  return room === undefined ? '' : `${room}worker.${kind === 'ts' ? 'mjs' : kind}`;
};

/** Starts threads that run the worker at an address; null where there are none: without an address, or outside Node. */
export const openPool = async (worker: string, asked: number): Promise<Pool | null> => {
  if (worker === '' || !isNode()) return null;
  const threads = wholeWithin(asked, 1, mostThreads, 1);
  const { Tinypool } = await load<typeof import('tinypool')>('tinypool');
  const pool = new Tinypool({
    filename: worker,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    run: async (task, signal) => {
      const played = (await pool.run(task, { signal })) as Tally | Unloaded;
      if ('unloaded' in played) throw new CannotLoad(`A thread cannot load the game (${played.unloaded})`);
      return played;
    },
    close: () => pool.destroy(),
  };
};
