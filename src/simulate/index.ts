/**
 * Many games played by bots, and what can be learnt from them: who wins from which seat, how long games last, which rules never matter. On Node the
 * games are played on all cores; elsewhere, in one thread, they come to the same result.
 *
 * @module ludoteca/simulate
 */
import { openPool, type Pool, workerBeside } from './pool.js';
import { simulateWith } from './simulate.js';

export type { Interruption } from '../core/data/interruption.js';
export type { Range } from './batch.js';
export { type BotChoice, type BotName, type BotOptions, botNames } from './bots.js';
export type { Checkpoint, Stage } from './checkpoint.js';
export type { Counts } from './counts.js';
export type { Crew, OptionCode, Progress, SimulationOptions, SimulationRefusal } from './options.js';
export type { Plan } from './play.js';
export type { Pool } from './pool.js';
export { type Frequency, type Never, type Report, type Result, reportOf, type Study } from './report.js';
export type { Simulation } from './simulate.js';
export type { GameSource } from './source.js';
export { type Summary, summaryOf } from './statistics.js';
export type { Showing, Tally } from './tally.js';
export type { Task } from './worker.js';

const worker = workerBeside(import.meta.url as string | undefined);

/**
 * Plays many games by bots and counts what came of them, on all cores. The result depends on the game, the configurations, the bots and the seed alone:
 * not on the number of workers, nor on where it was interrupted and resumed.
 */
export const simulate: ReturnType<typeof simulateWith> = simulateWith(worker);

/** Threads of this machine for batches that come from elsewhere, as the worker of a {@link Crew} needs them; null outside Node. */
export const openThreads = (threads: number): Promise<Pool | null> => openPool(worker, threads);
