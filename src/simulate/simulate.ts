import { wholeWithin } from '../core/data/bounds.js';
import { E } from '../core/data/fp.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import { playBatch } from './batch.js';
import { type Checkpoint, gapsOf, sealOfCheckpoint, tallyOf, withRange } from './checkpoint.js';
import { type Crew, noGame, readPlan, readSource, readStages, type SimulationOptions, type SimulationRefusal } from './options.js';
import { CannotLoad, mostThreads, openPool, type Pool, threadsHere } from './pool.js';
import { type Report, reportOf } from './report.js';
import { type Batch, batchesOf } from './schedule.js';
import type { GameSource } from './source.js';
import { type Tally, tallying } from './tally.js';
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
    const before = stages.reduce((sum, { tally }) => sum + tally.games, 0);
    const missing = stages.reduce((sum, { done }) => gapsOf(done, games).reduce((games, [from, to]) => games + to - from, sum), 0);
    const lanes = crew === undefined ? (options.workers ?? (await threadsHere())) : crew.lanes;
    const workers = Math.min(missing, lanes, mostThreads);
    const found = workers === 0 ? E.right(null) : await readSource(game, options.from);
    if (E.isLeft(found)) return found;

    const clock = options.clock ?? Date.now;
    const started = clock();
    const ranges = stages.map(({ done }) => done);
    const tallies = stages.map(({ tally }) => {
      const open = tallying(game);
      open.join(tally);
      return open;
    });
    const batches = batchesOf(stages, games);
    let played = 0;
    let told = -1;

    const tell = (): void => {
      if (played === told) return;
      told = played;
      const elapsed = clock() - started;
      const left = played === 0 ? null : (elapsed / played) * (missing - played);
      options.progress?.({ done: before + played, total: before + missing, perSecond: elapsed > 0 ? (played * 1000) / elapsed : 0, left });
    };
    const take = ({ stage, range }: Batch, tally: Tally): void => {
      ranges[stage] = withRange(ranges[stage]!, range);
      tallies[stage]!.join(tally);
      played += tally.games;
    };
    const stopped = (): boolean => options.signal?.aborted ?? false;

    const here = async (): Promise<void> => {
      let breathed = clock();
      for (let batch = batches.next(1); batch !== undefined && !stopped(); batch = batches.next(1)) {
        take(batch, playBatch(game, stages[batch.stage]!.config, plan, batch.range));
        if (clock() - breathed < breathMs) continue;
        tell();
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
          take(batch, await pool.run(task, failed.signal));
          tell();
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
    tell();

    const unsealed = {
      format: 'ludoteca-simulation/1' as const,
      game: game.id,
      seed: plan.seed,
      bots: plan.bots,
      limit: plan.limit,
      stages: stages.map((begun, stage) => ({ config: begun.config, done: ranges[stage]!, tally: tallies[stage]!.sum() })),
    };
    const saved: Checkpoint = { ...unsealed, seal: sealOfCheckpoint(unsealed) };
    return E.right({
      complete: played >= missing,
      report: reportOf(game, saved),
      checkpoint: saved,
      workers: pool === null ? 0 : workers,
    });
  };
