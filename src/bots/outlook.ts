import { E } from '../core/fp.js';
import type { Game, GameTypes } from '../core/game.js';
import type { PlayerId } from '../core/violation.js';
import type { World } from './worlds.js';

/** The mean value of an action one step ahead, over so many worlds of the player's imagination. */
export const outlook = <G extends GameTypes>(
  game: Game<G>,
  action: G['Action'],
  player: PlayerId,
  worlds: (number: number) => World<G>,
  count: number,
): number => {
  let sum = 0;
  for (let number = 0; number < count; number++) {
    const { state, dice } = worlds(number);
    if (E.isRight(game.reduceInPlace(state, action, dice))) sum += game.evaluate(state, player);
  }
  return sum / count;
};
