import { E } from '../core/fp.js';
import type { Game, GameTypes } from '../core/game.js';
import type { PlayerId } from '../core/violation.js';
import type { World } from './worlds.js';

/** How an action looks one step ahead, on average over some worlds of the player's imagination. */
export interface Outlook {
  readonly value: number;
  /** Does it leave everything as good as it was, and the same player to act? Many such actions in a row would lead nowhere. */
  readonly isIdle: boolean;
}

/** Differences smaller than this are no differences. */
export const negligible = 1e-9;

/** Looks at an action one step ahead, in so many worlds. */
export const outlook = <G extends GameTypes>(
  game: Game<G>,
  action: G['Action'],
  player: PlayerId,
  worlds: (number: number) => World<G>,
  count: number,
): Outlook => {
  let sum = 0;
  let gain = 0;
  let leadsOn = false;
  for (let number = 0; number < count; number++) {
    const { state, dice, standing } = worlds(number);
    const open = game.open(state);
    if (E.isLeft(game.reduceInPlace(state, action, dice))) continue;
    const value = game.evaluate(state, player);
    sum += value;
    gain += value - standing;
    leadsOn ||= game.open(state) !== open || !game.actors(state).includes(player);
  }
  return { value: sum / count, isIdle: !leadsOn && gain <= negligible * count };
};
