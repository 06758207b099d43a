/** What runs on a worker thread. */
import type { Game } from '../core/game/game.js';
import { playBatch, type Range } from './batch.js';
import type { Plan } from './play.js';
import { type GameSource, gameAt, rulesOfThePackage } from './source.js';
import type { Tally } from './tally.js';

/** A row of games for a worker. */
export interface Task {
  readonly source: GameSource;
  /** The id and the clauses of the game meant: another game under the same name is noticed. */
  readonly id: string;
  readonly clauses: number;
  readonly config: object;
  readonly plan: Plan;
  readonly range: Range;
}

// The rules are read while there is nothing to play yet.
void rulesOfThePackage();

/** What a thread gives back instead of a tally where it cannot load the game. */
export interface Unloaded {
  /** What stood in the way. */
  readonly unloaded: string;
}

const known = new Map<string, Promise<Game>>();

/** Plays a row of games. */
export default async ({ source, id, clauses, config, plan, range }: Task): Promise<Tally | Unloaded> => {
  const key = JSON.stringify(source);
  const finding = known.get(key) ?? gameAt(source);
  known.set(key, finding);
  let game: Game;
  try {
    game = await finding;
  } catch (error) {
    return { unloaded: error instanceof Error ? error.message : 'There is no game there.' };
  }
  if (game.id !== id || Object.keys(game.clauses).length !== clauses)
    throw new Error(`The workers found the game ${game.id} at ${key} where ${id} is meant.`);
  return playBatch(game, config, plan, range);
};
