import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import { type Plan, playGame } from './play.js';
import { type Tally, tallying } from './tally.js';

/** Games in a row: from the first number up to, but without, the second. */
export type Range = readonly [from: number, to: number];

/** Plays a row of games of one configuration. */
export const playBatch = <G extends GameTypes>(game: Game<G>, config: G['Config'], plan: Plan, [from, to]: Range): Tally => {
  const tally = tallying(game);
  for (let index = from; index < to; index++)
    try {
      tally.add(playGame(game, config, plan, index));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${game.id}, game ${index} of the seed ${plan.seed}: ${why}`, { cause: error });
    }
  return tally.sum();
};
