import { clone } from '../core/data/copies.js';
import type { Dice } from '../core/dice/dice.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';

/** A world a player may imagine, to play on in, and the luck that goes with it. */
export interface World<G extends GameTypes> {
  readonly state: G['State'];
  readonly dice: Dice;
  /** How the player stands in it to begin with. */
  readonly standing: number;
}

/** Far more than any game's dice have faces: enough different seeds. */
export const seeds = 0x7fffffff;

/**
 * One of several worlds: that in which the others stand best. Those who write in secret do not write at random, and of a few random sheets the best
 * is the likeliest.
 */
const likely = <G extends GameTypes>(game: Game<G>, state: G['State'], player: PlayerId, deals: number, dice: Dice): G['State'] => {
  let best = game.redeal(state, player, dice);
  if (deals < 2) return best;
  const others = game.seats(best).filter((seat) => seat !== player);
  const standingOf = (world: G['State']): number => others.reduce((sum, other) => sum + game.evaluate(world, other), 0);
  let highest = standingOf(best);
  for (let deal = 1; deal < deals; deal++) {
    const world = game.redeal(state, player, dice);
    const standing = standingOf(world);
    if (standing > highest) [best, highest] = [world, standing];
  }
  return best;
};

/**
 * Worlds a player may imagine: whatever he cannot know is dealt anew, by the dice of the bot. Nothing else in the bots ever sees the true state, and
 * here it is handed to `redeal` alone, so no decision can rest on a secret. The same number is the same world with the same luck, as a fresh copy:
 * actions are compared on equal terms. After `most` the hidden facts come round again, with other luck.
 * With several `deals` each world is the likeliest of so many.
 */
export const imagined = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  most: number,
  dice: Dice,
  deals = 1,
): ((number: number) => World<G>) => {
  const dealt: { readonly state: G['State']; readonly standing: number }[] = [];
  const luck: number[] = [];
  return (number) => {
    while (dealt.length < most && dealt.length <= number) {
      const world = likely(game, state, player, deals, dice);
      dealt.push({ state: world, standing: game.evaluate(world, player) });
    }
    while (luck.length <= number) luck.push(dice.roll(seeds, 'luck'));
    const { state: world, standing } = dealt[number % dealt.length]!;
    return { state: clone(world), dice: seeded(luck[number]!), standing };
  };
};
