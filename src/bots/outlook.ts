import { E } from '../core/data/fp.js';
import { type Dice, pick } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';
import type { World } from './worlds.js';

/** How an action looks one step ahead, on average over some worlds of the player's imagination. */
export interface Outlook<A> {
  readonly action: A;
  readonly value: number;
  /** Does it leave everything as good as it was, and the same player to act? Many such actions in a row would lead nowhere. */
  readonly isIdle: boolean;
}

/** Differences smaller than this are no differences. */
const negligible = 1e-9;

/** An action in one world. */
interface Glance {
  readonly value: number;
  readonly gain: number;
  readonly leadsOn: boolean;
}

const added = (one: Glance, other: Glance): Glance => ({
  value: one.value + other.value,
  gain: one.gain + other.gain,
  leadsOn: one.leadsOn || other.leadsOn,
});

/** What cannot be done in a world looks like nothing at all. */
const nothing: Glance = { value: 0, gain: 0, leadsOn: false };

const glance = <G extends GameTypes>(game: Game<G>, action: G['Action'], player: PlayerId, { state, dice, standing }: World<G>): Glance => {
  const open = game.open(state);
  if (E.isLeft(game.reduceInPlace(state, action, dice))) return nothing;
  const value = game.evaluate(state, player);
  return { value, gain: value - standing, leadsOn: game.open(state) !== open || !game.actors(state).includes(player) };
};

/**
 * Looks at actions one step ahead, in so many worlds: at all of them in one world before the next, so that they compare well whenever time is up. In a
 * world that was not finished none counts, but for the first, where those come back that were looked at. One there always is.
 */
export const outlooks = <G extends GameTypes>(
  game: Game<G>,
  actions: readonly G['Action'][],
  player: PlayerId,
  worlds: (number: number) => World<G>,
  count: number,
  hasTime: (world: number) => boolean = () => true,
): readonly Outlook<G['Action']>[] => {
  /** Glances in one world, as far as there is time. */
  const glancesIn = (world: number): readonly Glance[] => {
    const glances: Glance[] = [];
    for (const action of actions) {
      const isFirst = world === 0 && glances.length === 0;
      if (!isFirst && !hasTime(world)) break;
      glances.push(glance(game, action, player, worlds(world)));
    }
    return glances;
  };
  let sums = glancesIn(0);
  let looked = 1;
  for (; looked < count && sums.length === actions.length; looked++) {
    const glances = glancesIn(looked);
    if (glances.length < actions.length) break;
    sums = sums.map((sum, i) => added(sum, glances[i]!));
  }
  return sums.map(({ value, gain, leadsOn }, i) => ({
    action: actions[i]!,
    value: value / looked,
    isIdle: !leadsOn && gain <= negligible * looked,
  }));
};

/**
 * One of the best at first sight. What brings nothing and leaves the player to act again is done only where nothing leads on. Between equals the kind of
 * action is drawn first, so that many of one kind do not outweigh one of another.
 */
export const best = <A extends { readonly type: string }>(looks: readonly Outlook<A>[], dice: Dice): Outlook<A> => {
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
