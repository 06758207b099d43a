import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import { type Checkpoint, type Stage, sealOfCheckpoint, withRange } from './checkpoint.js';
import type { SimulationOptions } from './options.js';
import type { Plan } from './play.js';
import type { Batch } from './schedule.js';
import { type Tally, type Tallying, tallying } from './tally.js';

/** How far a simulation has come: what has been played is counted, told and kept. */
export class Counting<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #begun: readonly Stage[];
  readonly #done: Stage['done'][];
  readonly #tallies: readonly Tallying[];
  /** Games played in an earlier run. */
  readonly #before: number;
  /** Games that were still to be played when this run began. */
  readonly #missing: number;
  readonly #progress: SimulationOptions['progress'];
  readonly #clock: () => number;
  readonly #started: number;
  #played = 0;
  /** How many had been played when that was last told. */
  #told = -1;

  constructor(
    game: Game<G>,
    begun: readonly Stage[],
    missing: number,
    { progress, clock }: { readonly progress: SimulationOptions['progress']; readonly clock: () => number },
  ) {
    this.#game = game;
    this.#begun = begun;
    this.#done = begun.map(({ done }) => done);
    this.#tallies = begun.map(({ tally }) => {
      const open = tallying(game);
      open.join(tally);
      return open;
    });
    this.#before = begun.reduce((sum, { tally }) => sum + tally.games, 0);
    this.#missing = missing;
    this.#progress = progress;
    this.#clock = clock;
    this.#started = clock();
  }

  /** Has everything been played? */
  get isComplete(): boolean {
    return this.#played >= this.#missing;
  }

  /** Counts a batch that has been played. */
  take({ stage, range }: Batch, tally: Tally): void {
    this.#done[stage] = withRange(this.#done[stage]!, range);
    this.#tallies[stage]!.join(tally);
    this.#played += tally.games;
  }

  /** Tells how far things are, if they have come further. */
  tell(): void {
    const played = this.#played;
    if (played === this.#told) return;
    this.#told = played;
    const elapsed = this.#clock() - this.#started;
    this.#progress?.({
      done: this.#before + played,
      total: this.#before + this.#missing,
      perSecond: elapsed > 0 ? (played * 1000) / elapsed : 0,
      left: played === 0 ? null : (elapsed / played) * (this.#missing - played),
    });
  }

  /** All that has been played by a plan, to be saved and resumed. */
  checkpoint({ seed, bots, limit }: Plan): Checkpoint {
    const unsealed = {
      format: 'ludoteca-simulation/1' as const,
      game: this.#game.id,
      seed,
      bots,
      limit,
      stages: this.#begun.map(({ config }, stage) => ({ config, done: this.#done[stage]!, tally: this.#tallies[stage]!.sum() })),
    };
    return { ...unsealed, seal: sealOfCheckpoint(unsealed) };
  }
}
