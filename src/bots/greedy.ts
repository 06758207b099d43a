import { wholeWithin } from '../core/data/bounds.js';
import type { Dice } from '../core/dice/dice.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { Bot } from './bot.js';
import { candidatesOf, mostCandidates } from './candidates.js';
import { best, outlooks } from './outlook.js';
import { imagined } from './worlds.js';

/** How the greedy player looks ahead. */
export interface GreedyOptions {
  /** The bot's own chance: what it imagines, and how it decides between equals. Dice seeded by the platform's cryptographic randomness unless given. */
  readonly dice?: Dice;
  /** In how many imagined worlds every candidate is tried; 4 unless given. */
  readonly worlds?: number;
  /** At most so many actions are considered; 60 unless given. */
  readonly candidates?: number;
}

/** In more worlds than this nobody looks. */
const mostWorlds = 1000;

/**
 * Plays what looks best one step ahead, by the game's own `evaluate`, on average over a few worlds that fit what the player knows. What brings nothing
 * and leaves the player to act again is done only where nothing leads on.
 */
export const greedyBot = <G extends GameTypes>(game: Game<G>, options: GreedyOptions = {}): Bot<G> => {
  const { dice = seeded() } = options;
  const worlds = wholeWithin(options.worlds, 1, mostWorlds, 4);
  const candidates = wholeWithin(options.candidates, 1, mostCandidates, 60);
  return (state, player) => {
    const imagine = imagined(game, state, player, worlds, dice);
    const actions = candidatesOf(game, imagine(0).state, player, candidates, dice);
    if (actions.length < 2) return actions[0];
    return best(outlooks(game, actions, player, imagine, worlds), dice).action;
  };
};
