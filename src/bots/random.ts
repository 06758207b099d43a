import { type Dice, seeded } from '../core/dice.js';
import type { Game, GameTypes } from '../core/game.js';
import type { Bot } from './bot.js';

/** Plays any legal action, by its own dice: those of the game are not touched. */
export const randomBot =
  <G extends GameTypes>(game: Game<G>, dice: Dice = seeded()): Bot<G> =>
  (state, player) =>
    game.randomAction(state, player, dice);
