import type { Dice } from '../core/dice/dice.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { Bot } from './bot.js';

/** Plays any legal action, by its own dice: those of the game are not touched. */
export const randomBot =
  <G extends GameTypes>(game: Game<G>, dice: Dice = seeded()): Bot<G> =>
  (state, player) =>
    game.randomAction(state, player, dice);
