import { wholeWithin } from '../core/data/bounds.js';
import { E } from '../core/data/fp.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import { playBatch } from './batch.js';
import { type Checkpoint, tallyOf } from './checkpoint.js';
import { Counting } from './counting.js';
import { type Crew, noGame, readPlan, readSource, readStages, type SimulationOptions, type SimulationRefusal } from './options.js';
import { CannotLoad, mostThreads, openPool, type Pool, threadsHere } from './pool.js';
import { type Report, reportOf } from './report.js';
import { batchesOf, missingFrom } from './schedule.js';
import type { GameSource } from './source.js';
import type { Task } from './worker.js';

/** What a simulation came to. */
export interface Simulation {
  /** Were all games played? False if it was interrupted. */
  readonly complete: boolean;
  readonly report: Report;
  readonly checkpoint: Checkpoint;
  /** How many threads played; 0 is this thread alone. */
  readonly workers: number;
}

/** Batches are cut so that each takes about so many milliseconds: long enough to be worth sending, short enough to lose none too many. */
const batchMs = 400;

/** So often this thread lets others in. */
const breathMs = 50;

/** Others as a pool of their own: batches keep their size, and what comes back is looked at. */
const poolOf = (crew: Crew): Pool => ({
  run: async (task, signal) => {
    const tally = tallyOf(await crew.play(task, signal), task.range, task.plan.bots.length);
    if (tally === null) throw new Error(`What came back for the games ${task.range.join(' to ')} is no tally of them.`);
    return tally;
  },
  close: async () => {},
});

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Makes `simulate`, for workers that are found at an address. */
export const simulateWith =
  (worker: string) =>
  /**
   * Plays many games by bots and counts what came of them, on all cores. The result depends on the game, the configurations, the bots and the seed
   * alone: not on the number of workers, nor on where it was interrupted and resumed.
   */
  async <G extends GameTypes>(
    game: Game<G>,
    config: G['Config'] | readonly G['Config'][],
    options: SimulationOptions = {},
  ): Promise<E.Either<SimulationRefusal<G>, Simulation>> => {
    const read = readPlan<G>(options);
    if (E.isLeft(read)) return read;
    const plan = read.right;
    const begun = readStages(game, config, plan, options.resume);
    if (E.isLeft(begun)) return begun;
    const stages = begun.right;

    const { games = 1000, crew } = options;
    const missing = missingFrom(stages, games);
    const lanes = crew === undefined ? (options.workers ?? (await threadsHere())) : crew.lanes;
    const workers = Math.min(missing, lanes, mostThreads);
    const found = workers === 0 ? E.right(null) : await readSource(game, options.from);
    if (E.isLeft(found)) return found;

    const clock = options.clock ?? Date.now;
    const counting = new Counting(game, stages, missing, { progress: options.progress, clock });
    const batches = batchesOf(stages, games);
    const stopped = (): boolean => options.signal?.aborted ?? false;

    const here = async (): Promise<void> => {
      let breathed = clock();
      for (let batch = batches.next(1); batch !== undefined && !stopped(); batch = batches.next(1)) {
        counting.take(batch, playBatch(game, stages[batch.stage]!.config, plan, batch.range));
        if (clock() - breathed < breathMs) continue;
        counting.tell();
        await breath();
        breathed = clock();
      }
    };

    const onWorkers = async (pool: Pool, source: GameSource): Promise<void> => {
      const failed = new AbortController();
      const stop = (): void => failed.abort();
      options.signal?.addEventListener('abort', stop, { once: true });
      if (stopped()) stop();
      const lane = async (): Promise<void> => {
        let size = crew === undefined ? 1 : crew.games;
        for (let batch = batches.next(size); batch !== undefined && !failed.signal.aborted; batch = batches.next(size)) {
          const sent = clock();
          const { stage, range } = batch;
          const task: Task = { source, id: game.id, clauses: Object.keys(game.clauses).length, config: stages[stage]!.config, plan, range };
          counting.take(batch, await pool.run(task, failed.signal));
          counting.tell();
          const took = Math.max(1, clock() - sent);
          if (crew === undefined) size = wholeWithin(((range[1] - range[0]) * batchMs) / took, 1, size * 4, 1);
        }
      };
      try {
        await Promise.all(
          Array.from({ length: workers }, () =>
            lane().catch((error: unknown) => {
              // What an interruption cuts off is simply not counted; any other failure stops everybody.
              if (stopped()) return;
              failed.abort();
              throw error;
            }),
          ),
        );
      } finally {
        options.signal?.removeEventListener('abort', stop);
      }
    };

    const source = stopped() ? null : found.right;
    const pool = source === null ? null : crew === undefined ? await openPool(worker, workers) : poolOf(crew);
    if (pool === null || source === null) await here();
    else
      try {
        await onWorkers(pool, source);
      } catch (error) {
        if (!(error instanceof CannotLoad)) throw error;
        return noGame(`${error.message}: compile it to JavaScript first, or play with \`workers: 0\`.`);
      } finally {
        await pool.close();
      }
    counting.tell();

    const checkpoint = counting.checkpoint(plan);
    return E.right({
      complete: counting.isComplete,
      report: reportOf(game, checkpoint),
      checkpoint,
      workers: pool === null ? 0 : workers,
    });
  };
