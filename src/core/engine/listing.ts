import type { LeftOut } from '../choices/listing.js';
import { wholeWithin } from '../data/bounds.js';
import { type Dice, pick } from '../dice/dice.js';
import type { EnumerationOptions, Game, Listing } from '../game/game.js';
import type { GameTypes } from '../game/game-types.js';
import type { PlayerId } from '../refusals/violation.js';
import { filledAtRandom, filledIn } from './filling.js';
import type { AnyRule, Rulebook } from './rulebook.js';

const defaultLimit = 10_000;
const tries = 12;
/** One in so many random actions of a kind that is listed only in part comes from its form. */
const formsAmongSelections = 5;

/** What a player may do: listed, or drawn at random. */
export const listingOf = <G extends GameTypes>({
  phaseOf,
  actors,
  isAllowed,
}: Rulebook<G>): Pick<Game<G>, 'listActions' | 'legalActions' | 'randomAction'> => {
  type State = G['State'];
  type Action = G['Action'];

  const candidates = (state: State, player: PlayerId, rule: AnyRule<G>, left: LeftOut): Iterable<Action> => {
    if (rule.enumerate === undefined) return filledIn(rule, state, player, left);
    left.anything ||= rule.listsAll !== true;
    return rule.enumerate(state, player) as Iterable<Action>;
  };

  /** What random play and enumeration may offer: open to someone the phase waits for and the rule admits. */
  const openFor = (state: State, player: PlayerId): readonly AnyRule<G>[] => {
    if (!actors(state).includes(player)) return [];
    const { listed, isMixed } = phaseOf(state);
    if (!isMixed) return listed;
    // Rules that ask in the same way who may try them are asked once.
    let asked: AnyRule<G>['actors'];
    let admitted = true;
    const open: AnyRule<G>[] = [];
    for (const rule of listed) {
      if (rule.actors !== asked) {
        asked = rule.actors;
        admitted = asked?.(state).includes(player) ?? true;
      }
      if (admitted) open.push(rule);
    }
    return open;
  };

  const listActions = (state: State, player: PlayerId, options: EnumerationOptions = {}): Listing<Action> => {
    const limit = wholeWithin(options.limit, 0, Number.MAX_SAFE_INTEGER, defaultLimit);
    const types: unknown = options.types;
    const actions: Action[] = [];
    const leftOut: LeftOut = { anything: false };
    for (const rule of openFor(state, player)) {
      if (Array.isArray(types) && !types.includes(rule.type)) continue;
      let tried = 0;
      for (const candidate of candidates(state, player, rule, leftOut)) {
        if (tried++ >= limit) {
          leftOut.anything = true;
          break;
        }
        if (rule.listsLegal === true || isAllowed(state, candidate, rule)) actions.push(candidate);
      }
    }
    return { actions, complete: !leftOut.anything };
  };

  const legalActions = (state: State, player: PlayerId, options: EnumerationOptions = {}): readonly Action[] =>
    listActions(state, player, options).actions;

  const sampled = (state: State, player: PlayerId, rule: AnyRule<G>, dice: Dice): Action | undefined => {
    // A selection is not all there is: now and then the form is filled in, so that random play reaches what is never listed.
    const isSelection =
      rule.choices !== undefined && (rule.sample !== undefined || (rule.enumerate !== undefined && rule.listsAll !== true));
    if (isSelection && dice.roll(formsAmongSelections, 'as a form') === 1) return filledAtRandom(rule, state, player, dice);
    if (rule.sample !== undefined) return rule.sample(state, player, dice);
    if (rule.enumerate !== undefined) {
      const listed = [...(rule.enumerate(state, player) as Iterable<Action>)];
      return listed.length === 0 ? undefined : pick(dice, listed, rule.type);
    }
    return filledAtRandom(rule, state, player, dice);
  };

  const randomAction = (state: State, player: PlayerId, dice: Dice): Action | undefined => {
    const open = openFor(state, player);
    if (open.length === 0) return undefined;
    let total = 0;
    for (const rule of open) total += rule.weight ?? 1;
    for (let attempt = 0; attempt < tries && total > 0; attempt++) {
      let lot = open.length === 1 ? 1 : dice.roll(total, 'kind of action');
      let drawn = 0;
      while (lot > (open[drawn]!.weight ?? 1)) lot -= open[drawn++]!.weight ?? 1;
      const rule = open[drawn]!;
      const action = sampled(state, player, rule, dice);
      if (action !== undefined && isAllowed(state, action, rule)) return action;
    }
    // What has no weight is for where there is nothing else.
    const legal = legalActions(state, player);
    const weightless = open.flatMap(({ type, weight }) => (weight === 0 ? [type] : []));
    const others = weightless.length === 0 ? legal : legal.filter(({ type }) => !weightless.includes(type));
    const left = others.length === 0 ? legal : others;
    return left.length === 0 ? undefined : pick(dice, left, 'action');
  };

  return { listActions, legalActions, randomAction };
};
