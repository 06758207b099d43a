import type { Dice } from '../core/dice.js';
import { E } from '../core/fp.js';
import type { Game, GameTypes, Viewer } from '../core/game.js';
import { seeded } from '../core/seeded.js';
import type { PlayerId } from '../core/violation.js';
import type { Bot } from './bot.js';
import { type Budget, spendingOf } from './budget.js';
import { candidatesOf, keyOf } from './candidates.js';
import { best, type Outlook, outlook } from './outlook.js';
import { Plan } from './plan.js';
import type { Rollout } from './rollout.js';
import { imagined, type World } from './worlds.js';

/** How the searching player thinks. */
export interface SearchOptions<G extends GameTypes> extends Budget {
  /** The bot's own chance: the same seed and the same budget in iterations make the same decisions. */
  readonly dice?: Dice;
  /** An imagined game is cut off after so many actions and judged by `evaluate`; 20 unless given. */
  readonly depth?: number;
  /**
   * Where an imagined game may be cut off before that: at a moment that compares well with others, such as the beginning of a turn. Judged in the
   * middle of a turn, whoever drags it out seems to stand better.
   */
  readonly horizon?: (begun: G['State'], now: G['State']) => boolean;
  /** How many different worlds are imagined at most; 64 unless given. */
  readonly worlds?: number;
  /**
   * Every world is one of so many deals: that in which the others stand best, 1 unless given. More make sense where others write secret orders, which
   * they do not at random.
   */
  readonly deals?: number;
  /** At most so many actions are considered for the decision itself; 60 unless given. */
  readonly candidates?: number;
  /** Of these so many are thought through: those that look best at first sight; 12 unless given. */
  readonly finalists?: number;
  /** By how many standard errors an action must do better than what looks best at first sight; 0.5 unless given. */
  readonly caution?: number;
  /** How much seldom tried actions are favoured; 0.7 unless given. */
  readonly exploration?: number;
  /** How fast further actions are considered later on: after n visits up to `widening` times the root of n; 2 unless given. */
  readonly widening?: number;
  /** How many imagined games the first look at an action counts for; 20 unless given. */
  readonly trust?: number;
  /** In how many worlds every action is looked at first; 4 unless given. */
  readonly looks?: number;
  /** Who plays beyond the tree; random play unless given. */
  readonly rollout?: Rollout<G>;
}

/** An action and how it looks at first sight. */
interface Look<G extends GameTypes> extends Outlook {
  readonly action: G['Action'];
}

/** What was done, and what happened. */
interface Deed<G extends GameTypes> {
  readonly action: G['Action'];
  readonly events: readonly G['Event'][];
}

/** What a player sees of another's action: all of it, its kind alone, or nothing (null). */
const sightOf = <G extends GameTypes>(game: Game<G>, viewer: Viewer, { action, events }: Deed<G>): string | null => {
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
  const { dice = seeded(), depth = 20, worlds = 64, deals = 1, candidates = 60, looks = 4, finalists = 12, rollout, horizon } = options;
  const { exploration = 0.7, widening = 2, trust = 20, caution = 0.5 } = options;
  return (state, player) => {
    const budget = spendingOf(options);
    const imagine = imagined(game, state, player, Math.max(1, worlds), dice, deals);
    const first = imagine(0).state;
    const actions = candidatesOf(game, first, player, Math.max(1, candidates), dice);
    if (actions.length < 2) return actions[0];
    const plans = game.definition.seats(first).map((seat) => new Plan<G['Action']>(seat, { exploration, widening, trust, caution }));
    const planOf = (seat: PlayerId): Plan<G['Action']> => plans.find((plan) => plan.player === seat)!;
    const own = planOf(player);
    const seen: Look<G>[] = [];
    for (const action of actions) {
      seen.push({ action, ...outlook(game, action, player, imagine, Math.max(1, looks)) });
      if (!budget.hasTime()) break;
    }
    const favourite = best(seen, dice);
    const others = seen.filter((look) => look !== favourite).sort((a, b) => b.value - a.value);
    for (const { action, value } of [favourite, ...others.slice(0, Math.max(1, finalists) - 1)]) own.consider(action, value);

    const perform = ({ state, dice }: World<G>, action: G['Action']): Deed<G> | undefined => {
      const step = game.reduceInPlace(state, action, dice);
      return E.isRight(step) ? { action, events: step.right.events } : undefined;
    };

    /** One player acts in a world: by plan, or beyond it as the rollout has it. */
    const act = (world: World<G>, actor: PlayerId): Deed<G> | undefined => {
      const { state, dice } = world;
      const plan = planOf(actor);
      const draw = (isFirst: boolean): G['Action'] | undefined =>
        (isFirst ? rollout?.(state, actor, dice) : undefined) ?? game.randomAction(state, actor, dice);
      if (!plan.isOpen) {
        const action = draw(true);
        return action && perform(world, action);
      }
      let deed: Deed<G> | undefined;
      plan.choose((action) => {
        deed = perform(world, action);
        return deed === undefined ? null : game.evaluate(state, actor);
      }, draw);
      return deed;
    };

    const observe = (deed: Deed<G>): void => {
      for (const plan of plans) {
        if (plan.player === deed.action.player || !plan.isOpen) continue;
        const sight = sightOf(game, plan.player, deed);
        if (sight !== null) plan.saw(sight);
      }
    };

    const iterate = (): void => {
      const { action, visits } = own.next;
      const world = imagine(visits);
      for (const plan of plans) plan.begin();
      own.start(action);
      let deed = perform(world, action);
      for (let step = 1; deed !== undefined && step < depth && horizon?.(first, world.state) !== true; step++) {
        observe(deed);
        deed = undefined;
        for (const actor of game.actors(world.state)) {
          deed = act(world, actor);
          if (deed !== undefined) break;
        }
      }
      for (const plan of plans) if (plan.hasActed) plan.learn(game.evaluate(world.state, plan.player));
    };

    while (budget.spend()) iterate();
    return own.best;
  };
};
