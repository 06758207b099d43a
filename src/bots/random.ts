import type { Dice } from '../core/dice.js';
import type { Game, GameTypes } from '../core/game.js';
import { seeded } from '../core/seeded.js';
import type { Bot } from './bot.js';

/** Plays any legal action, by its own dice: those of the game are not touched. */
export const randomBot =
  <G extends GameTypes>(game: Game<G>, dice: Dice = seeded()): Bot<G> =>
  (state, player) =>
    game.randomAction(state, player, dice);
