import { type Answers, type FormStep, interview } from '../choices/interview.js';
import { wholeWithin } from '../data/bounds.js';
import { describeValue } from '../data/describe.js';
import { E } from '../data/fp.js';
import { type Dice, pick } from '../dice/dice.js';
import type { EnumerationOptions, Game, GameTypes, NextChoice, RefusalOf } from '../game/game.js';
import type { PlayerId } from '../refusals/violation.js';
import { fieldsOf, filled, filledAtRandom, filledIn } from './filling.js';
import { type AnyRule, left, type Rulebook } from './rulebook.js';

const defaultLimit = 10_000;
const tries = 12;

/** What a player may do: listed, drawn at random, or asked for field by field. */
export const offersOf = <G extends GameTypes>(book: Rulebook<G>): Pick<Game<G>, 'choices' | 'legalActions' | 'randomAction'> => {
  type State = G['State'];
  type Action = G['Action'];
  const { definition, rules, phaseOf, actors, core, over, coreObjections, isAllowed, readAction } = book;

  const candidates = (state: State, player: PlayerId, rule: AnyRule<G>): Iterable<Action> =>
    rule.enumerate === undefined ? filledIn(rule, state, player) : (rule.enumerate(state, player) as Iterable<Action>);

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

  const legalActions = (state: State, player: PlayerId, options: EnumerationOptions = {}): readonly Action[] => {
    const limit = wholeWithin(options.limit, 0, Number.MAX_SAFE_INTEGER, defaultLimit);
    const types: unknown = options.types;
    const legal: Action[] = [];
    for (const rule of openFor(state, player)) {
      if (Array.isArray(types) && !types.includes(rule.type)) continue;
      let tried = 0;
      for (const candidate of candidates(state, player, rule)) {
        if (tried++ >= limit) break;
        if (isAllowed(state, candidate, rule)) legal.push(candidate);
      }
    }
    return legal;
  };

  const sampled = (state: State, player: PlayerId, rule: AnyRule<G>, dice: Dice): Action | undefined => {
    if (rule.sample !== undefined) return rule.sample(state, player, dice);
    if (rule.enumerate !== undefined) {
      const listed = [...candidates(state, player, rule)];
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
    const legal = legalActions(state, player);
    return legal.length === 0 ? undefined : pick(dice, legal, 'action');
  };

  const choices = (
    state: State,
    player: PlayerId,
    type: Action['type'],
    answers: Answers = {},
  ): E.Either<RefusalOf<G>, NextChoice<Action>> => {
    const rule = rules.get(type);
    if (definition.outcome(state) !== null) return left(over());
    if (rule === undefined) return left(core('unknown-action', { unknown: describeValue(type) }, 'type'));
    const against = [...coreObjections(state, filled(rule, player, {}), rule)];
    if (against.length > 0) return left(...against);
    const step: FormStep = interview(fieldsOf(rule, state, player), answers);
    if (step.kind === 'misfit') return left(core('bad-parameter', { misfit: step.message }, step.field));
    return step.kind === 'ask'
      ? E.right(step)
      : E.map((action: Action) => ({ kind: 'done' as const, action }))(readAction(filled(rule, player, step.value)));
  };

  return { choices, legalActions, randomAction };
};
