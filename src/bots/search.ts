import { numberWithin, wholeWithin } from '../core/data/bounds.js';
import { E } from '../core/data/fp.js';
import type { Dice } from '../core/dice/dice.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes, Viewer } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';
import type { Bot } from './bot.js';
import { type Budget, spendingOf } from './budget.js';
import { candidatesOf, keyOf, mostCandidates } from './candidates.js';
import { best, outlooks } from './outlook.js';
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
  /**
   * So many actions of an imagined game are planned, the decision itself counted; what comes after is left to the rollout. As many as the tree reaches
   * unless given. Few make sense with a rollout that answers to what happens, which a plan does not where dice have fallen.
   */
  readonly planned?: number;
  /**
   * Are plans made for every outcome by itself, as far as its player sees it: for these dice, for these cards drawn? Unless given, or false, a plan
   * holds however they fall. More to the point where dice can still be mended, but beyond them it takes a rollout that knows what to do.
   */
  readonly outcomes?: boolean;
  /** Who plays beyond the tree; random play unless given. */
  readonly rollout?: Rollout<G>;
  /** What would be done without further thought; what looks best at first sight unless given, or where it says nothing that can be done. */
  readonly favourite?: Rollout<G>;
}

/** Beyond this nobody thinks: it keeps a slip such as Infinity from thinking for ever. */
const most = { depth: 100_000, planned: 100_000, worlds: 100_000, deals: 1000, looks: 1000, weight: 1e6 } as const;

/** The share of a budget of time that looking at actions may take beyond the first look at each. */
const lookingTime = 0.5;

/** A first look that counted for nothing would leave an action nobody has tried without any worth. */
const leastTrust = 0.001;

/** How a search thinks, from its options: numbers that cannot be meant are made good. */
const thoughtOf = (told: Omit<SearchOptions<GameTypes>, 'rollout' | 'favourite' | 'horizon' | 'outcomes'>) => ({
  depth: wholeWithin(told.depth, 1, most.depth, 20),
  planned: wholeWithin(told.planned, 1, most.planned, most.planned),
  worlds: wholeWithin(told.worlds, 1, most.worlds, 64),
  deals: wholeWithin(told.deals, 1, most.deals, 1),
  candidates: wholeWithin(told.candidates, 1, mostCandidates, 60),
  looks: wholeWithin(told.looks, 1, most.looks, 4),
  finalists: wholeWithin(told.finalists, 1, mostCandidates, 12),
  growth: {
    exploration: numberWithin(told.exploration, 0, most.weight, 0.7),
    widening: numberWithin(told.widening, 0, most.weight, 2),
    trust: numberWithin(told.trust, leastTrust, most.weight, 20),
    caution: numberWithin(told.caution, -most.weight, most.weight, 0.5),
  },
});

/** What was done, and what happened. */
interface Deed<G extends GameTypes> {
  readonly action: G['Action'];
  readonly events: readonly G['Event'][];
}

/** What a player sees of an action: all of it, its kind alone, or nothing (null). With `outcomes` it is what came of it. */
const sightOf = <G extends GameTypes>(game: Game<G>, viewer: Viewer, { action, events }: Deed<G>, outcomes: boolean): string | null => {
  const sights = events.map((event) => game.witness(event, viewer));
  if (sights.every((sight) => sight === null)) return null;
  if (outcomes) return keyOf(sights);
  return sights.every((sight, i) => sight === events[i]) ? keyOf(action) : `${action.player} ${action.type}`;
};

/** An action somebody named, as plain data; undefined where that is none, or cannot be done. */
const possible = <G extends GameTypes>(game: Game<G>, state: G['State'], player: PlayerId, named: unknown): G['Action'] | undefined => {
  const read = game.decodeAction(named, player);
  return E.isRight(read) && game.explain(state, read.right).length === 0 ? read.right : undefined;
};

/**
 * Searches by Monte Carlo over what the player may know (information-set tree search). Every iteration imagines a world that fits what he knows, plays on in
 * it by what has proved good so far, each player for his own good and by his own knowledge, and learns from where it led. Fit for any number of players,
 * for co-operation, for simultaneous secret play, and for lists of actions too long to read.
 */
export const searchBot = <G extends GameTypes>(game: Game<G>, options: SearchOptions<G> = {}): Bot<G> => {
  const { dice = seeded(), rollout, horizon, outcomes = false } = options;
  const { depth, planned, worlds, deals, candidates, looks, finalists, growth } = thoughtOf(options);
  return (state, player) => {
    const budget = spendingOf(options);
    const imagine = imagined(game, state, player, worlds, dice, deals);
    const first = imagine(0).state;
    const listed = candidatesOf(game, first, player, candidates, dice);
    if (listed.length < 2) return listed[0];
    const wanted = options.favourite && possible(game, first, player, options.favourite(imagine(0).state, player, dice));
    // It comes first, so that it is looked at however short the time.
    const actions = wanted === undefined ? listed : [wanted, ...listed.filter((action) => keyOf(action) !== keyOf(wanted))];
    const plans = game.definition.seats(first).map((seat) => new Plan<G['Action']>(seat, growth));
    const planOf = (seat: PlayerId): Plan<G['Action']> => plans.find((plan) => plan.player === seat)!;
    const own = planOf(player);
    // All are looked at once while there is any time, again and again while there is much: the rest is for what comes after.
    const hasTime = (world: number): boolean => budget.hasTime(world === 0 ? 1 : lookingTime);
    const seen = outlooks(game, actions, player, imagine, looks, hasTime);
    const favourite = wanted === undefined ? best(seen, dice) : seen[0]!;
    const others = seen.filter((look) => look !== favourite).sort((a, b) => b.value - a.value);
    for (const { action, value } of [favourite, ...others.slice(0, finalists - 1)]) own.consider(action, value);

    const perform = ({ state, dice }: World<G>, action: G['Action']): Deed<G> | undefined => {
      const step = game.reduceInPlace(state, action, dice);
      return E.isRight(step) ? { action, events: step.right.events } : undefined;
    };

    /** One player acts in a world: by plan, or beyond it as the rollout has it. */
    const act = (world: World<G>, actor: PlayerId, isPlanned: boolean): Deed<G> | undefined => {
      const { state, dice } = world;
      const plan = planOf(actor);
      const draw = (isFirst: boolean): G['Action'] | undefined =>
        (isFirst ? rollout?.(state, actor, dice) : undefined) ?? game.randomAction(state, actor, dice);
      if (!isPlanned || !plan.isOpen) {
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
        if (!plan.isOpen || (plan.player === deed.action.player && !outcomes)) continue;
        const sight = sightOf(game, plan.player, deed, outcomes);
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
        const isPlanned = step < planned;
        if (isPlanned) observe(deed);
        deed = undefined;
        for (const actor of game.actors(world.state)) {
          deed = act(world, actor, isPlanned);
          if (deed !== undefined) break;
        }
      }
      for (const plan of plans) if (plan.hasActed) plan.learn(game.evaluate(world.state, plan.player));
    };

    while (budget.spend()) iterate();
    return own.best;
  };
};
