import { type Dice, seeded } from '../core/dice.js';
import type { Game, GameTypes } from '../core/game.js';
import { clone } from '../core/state.js';
import type { PlayerId } from '../core/violation.js';

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
 * Worlds a player may imagine: whatever he cannot know is dealt anew, by the dice of the bot. Nothing else in the bots ever sees the true state, and
 * here it is handed to `redeal` alone, so no decision can rest on a secret. The same number is the same world with the same luck, as a fresh copy:
 * actions are compared on equal terms. After `most` the hidden facts come round again, with other luck.
 */
export const imagined = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  most: number,
  dice: Dice,
): ((number: number) => World<G>) => {
  const dealt: { readonly state: G['State']; readonly standing: number }[] = [];
  const luck: number[] = [];
  return (number) => {
    while (dealt.length < most && dealt.length <= number) {
      const world = game.redeal(state, player, dice);
      dealt.push({ state: world, standing: game.evaluate(world, player) });
    }
    while (luck.length <= number) luck.push(dice.roll(seeds, 'luck'));
    const { state: world, standing } = dealt[number % dealt.length]!;
    return { state: clone(world), dice: seeded(luck[number]!), standing };
  };
};
