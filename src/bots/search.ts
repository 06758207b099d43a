import { type Dice, seeded } from '../core/dice.js';
import { E } from '../core/fp.js';
import type { Game, GameTypes, Viewer } from '../core/game.js';
import type { PlayerId } from '../core/violation.js';
import type { Bot } from './bot.js';
import { type Budget, budgetOf } from './budget.js';
import { candidatesOf, keyOf } from './candidates.js';
import { outlook } from './greedy.js';
import { Plan } from './plan.js';
import { imagined } from './worlds.js';

/** What is played beyond the tree; undefined leaves the choice to `randomAction`. The state is an imagined one. */
export type Rollout<G extends GameTypes> = (state: G['State'], player: PlayerId, dice: Dice) => G['Action'] | undefined;

/** How the searching player thinks. */
export interface SearchOptions<G extends GameTypes> extends Budget {
  /** The bot's own chance: the same seed and the same budget in iterations make the same decisions. */
  readonly dice?: Dice;
  /** An imagined game is cut off after so many actions and judged by `evaluate`; 40 unless given. */
  readonly depth?: number;
  /** How many different worlds are imagined at most; 64 unless given. */
  readonly worlds?: number;
  /** At most so many actions are considered for the decision itself; 60 unless given. */
  readonly candidates?: number;
  /** How much seldom tried actions are favoured; 0.7 unless given. */
  readonly exploration?: number;
  /** How fast further actions are considered: after n visits up to `widening` times the root of n; 2 unless given. */
  readonly widening?: number;
  /** Who plays beyond the tree; random play unless given. */
  readonly rollout?: Rollout<G>;
}

/** What a player sees of another's action: all of it, its kind alone, or nothing (null). */
const sightOf = <G extends GameTypes>(game: Game<G>, viewer: Viewer, action: G['Action'], events: readonly G['Event'][]): string | null => {
  const sights = events.map((event) => game.witness(event, viewer));
  if (sights.every((sight) => sight === null)) return null;
  return sights.every((sight, i) => sight === events[i]) ? keyOf(action) : `${action.player} ${action.type}`;
};

/**
 * Searches by Monte Carlo over what the player may know (information-set tree search). Every iteration imagines a world that fits what he knows, plays on in
 * it by what has proved good so far, each player for his own good and by his own knowledge, and learns from where it led. Fit for any number of players,
 * for co-operation, for simultaneous secret play, and for lists of actions too long to read.
 */
export const searchBot = <G extends GameTypes>(game: Game<G>, options: SearchOptions<G> = {}): Bot<G> => {
  const { dice = seeded(), depth = 40, worlds = 64, candidates = 60, exploration = 0.7, widening = 2, rollout } = options;
  return (state, player) => {
    const mayGoOn = budgetOf(options);
    const imagine = imagined(game, state, player, Math.max(1, worlds), dice);
    const first = imagine();
    const actions = candidatesOf(game, first, player, Math.max(1, candidates), dice);
    if (actions.length < 2) return actions[0];
    // The most promising is tried first; with a small budget nothing else may be.
    const values = outlook(game, actions, player, [first], dice);
    const waiting = actions.map((action, i) => ({ action, value: values[i]! })).sort((a, b) => a.value - b.value);

    const seats = game.definition.seats(first);
    const plans = new Map(seats.map((seat) => [seat, new Plan<G['Action']>(seat, { exploration, widening })]));

    /** One player acts in a world: by plan, or beyond it as the rollout has it. Tells what was done and what happened. */
    const act = (world: G['State'], actor: PlayerId, isFirst: boolean) => {
      let events: readonly G['Event'][] = [];
      const attempt = (action: G['Action']): boolean => {
        const step = game.reduceInPlace(world, action, dice);
        if (E.isRight(step)) events = step.right.events;
        return E.isRight(step);
      };
      const draw = (): G['Action'] | undefined => (isFirst ? waiting.pop()?.action : game.randomAction(world, actor, dice));
      const plan = plans.get(actor)!;
      if (plan.isOpen) {
        const action = plan.choose(attempt, draw);
        return action && { action, events };
      }
      const action = rollout?.(world, actor, dice) ?? game.randomAction(world, actor, dice);
      return action !== undefined && attempt(action) ? { action, events } : undefined;
    };

    const iterate = (): void => {
      const world = imagine();
      for (const plan of plans.values()) plan.begin();
      for (let step = 0; step < depth; step++) {
        const actors = step === 0 ? [player] : game.actors(world);
        let done: ReturnType<typeof act>;
        for (const actor of actors) {
          done = act(world, actor, step === 0);
          if (done !== undefined) break;
        }
        if (done === undefined) break;
        for (const plan of plans.values()) {
          if (plan.player === done.action.player || !plan.isOpen) continue;
          const sight = sightOf(game, plan.player, done.action, done.events);
          if (sight !== null) plan.saw(sight);
        }
      }
      for (const plan of plans.values()) if (plan.hasActed) plan.learn(game.evaluate(world, plan.player));
    };

    while (mayGoOn()) iterate();
    return plans.get(player)!.first;
  };
};
