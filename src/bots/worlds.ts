import type { Dice } from '../core/dice.js';
import type { Game, GameTypes } from '../core/game.js';
import { clone } from '../core/state.js';
import type { PlayerId } from '../core/violation.js';

/**
 * Worlds a player may imagine: whatever he cannot know is dealt anew, by the dice of the bot. Nothing else in the bots ever sees the true state, and
 * here it is handed to `redeal` alone, so no decision can rest on a secret. After `most` worlds the first comes round again, as a fresh copy.
 */
export const imagined = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  most: number,
  dice: Dice,
): (() => G['State']) => {
  const dealt: G['State'][] = [];
  let next = 0;
  return () => {
    if (dealt.length < most) dealt.push(game.redeal(state, player, dice));
    return clone(dealt[next++ % dealt.length]!);
  };
};
