import { E } from '../core/data/fp.js';
import { type Dice, pick } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';
import type { World } from './worlds.js';

/** How an action looks one step ahead, on average over some worlds of the player's imagination. */
export interface Outlook {
  readonly value: number;
  /** Does it leave everything as good as it was, and the same player to act? Many such actions in a row would lead nowhere. */
  readonly isIdle: boolean;
}

/** Differences smaller than this are no differences. */
const negligible = 1e-9;

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

/**
 * One of the best at first sight. What brings nothing and leaves the player to act again is done only where nothing leads on. Between equals the kind of
 * action is drawn first, so that many of one kind do not outweigh one of another.
 */
export const best = <L extends Outlook & { readonly action: { readonly type: string } }>(looks: readonly L[], dice: Dice): L => {
  const leading = looks.filter(({ isIdle }) => !isIdle);
  const worthwhile = leading.length > 0 ? leading : looks;
  const highest = Math.max(...worthwhile.map(({ value }) => value));
  const equals = worthwhile.filter(({ value }) => value >= highest - negligible);
  const kind = pick(dice, [...new Set(equals.map(({ action }) => action.type))], 'kind of action');
  return pick(
    dice,
    equals.filter(({ action }) => action.type === kind),
    'which of the best',
  );
};
