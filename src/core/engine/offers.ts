import { answersTo } from '../choices/answering.js';
import type { NextChoice } from '../choices/form.js';
import { type Answers, blank, type Counted, interview } from '../choices/interview.js';
import type { LeftOut } from '../choices/listing.js';
import { type Aim, lookAhead } from '../choices/lookahead.js';
import { questionOf } from '../choices/questions.js';
import { wholeWithin } from '../data/bounds.js';
import { describeValue } from '../data/describe.js';
import { E } from '../data/fp.js';
import { type Dice, pick } from '../dice/dice.js';
import type { EnumerationOptions, Game, Listing, Page } from '../game/game.js';
import type { ClauseOf, GameTypes, RefusalOf } from '../game/game-types.js';
import type { PlayerId, Violation } from '../refusals/violation.js';
import { fieldsOf, filled, filledAtRandom, filledIn, parametersOf } from './filling.js';
import { type AnyRule, left, type Rulebook } from './rulebook.js';

const defaultLimit = 10_000;
const tries = 12;
const pageSize = 200;
/** One in so many random actions of a kind that is listed only in part comes from its form. */
const formsAmongSelections = 5;

/** What an answer to a question is called, for those who search by it. */
type Called<G extends GameTypes> = (
  state: G['State'],
  player: PlayerId,
) => (type: string, field: string, value: unknown, language?: string) => string;

/** What a player may do: listed, drawn at random, or asked for field by field. */
export const offersOf = <G extends GameTypes>(
  book: Rulebook<G>,
  called: Called<G> = () => (_type, _field, value) => describeValue(value),
): Pick<Game<G>, 'choices' | 'answersFor' | 'open' | 'listActions' | 'legalActions' | 'randomAction'> => {
  type State = G['State'];
  type Action = G['Action'];
  const { definition, rules, phaseOf, actors, core, over, coreObjections, isAllowed, readAction, ruleFor } = book;

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
    const legal = legalActions(state, player);
    return legal.length === 0 ? undefined : pick(dice, legal, 'action');
  };

  /** Looks ahead in the form of a rule, and keeps the first thing that stood against a finished action. */
  const ahead = (state: State, player: PlayerId, rule: AnyRule<G>, counted: Counted, aim: Aim) => {
    let against: Violation<ClauseOf<G>> | null = null;
    const seen = lookAhead(
      fieldsOf(rule, state, player),
      counted,
      (parameters) => {
        for (const found of rule.check?.(state, filled(rule, player, parameters)) ?? []) {
          against ??= found;
          return false;
        }
        return true;
      },
      aim,
    );
    return { ...seen, against: against as Violation<ClauseOf<G>> | null };
  };

  /** The refusal of answers of which nothing can be made: it names the first that led astray, or what stands against the action from the start. */
  const astray = (state: State, player: PlayerId, rule: AnyRule<G>, { answers, entries }: Counted): Violation<ClauseOf<G>> => {
    const told = [...answers.keys()];
    const upTo = (count: number): Counted => ({ answers: new Map([...answers].slice(0, count)), entries });
    let [leads, fails] = [-1, told.length + 1];
    let gaveUp = false;
    let against: Violation<ClauseOf<G>> | null = null;
    while (fails - leads > 1) {
      const middle = (leads + fails) >> 1;
      const seen = ahead(state, player, rule, upTo(middle), {});
      if (seen.isPossible) leads = middle;
      else [fails, against, gaveUp] = [middle, seen.against, seen.gaveUp];
    }
    const field = fails === 0 ? undefined : told[Math.min(fails, told.length) - 1];
    if (against === null || gaveUp) return core('nothing-to-choose', { type: rule.type, gaveUp }, field);
    return field === undefined ? against : { ...against, path: field };
  };

  /** Which values a page shows. */
  const aimOf = (state: State, player: PlayerId, type: string, field: string, given: Page | undefined): Aim => {
    const page = given ?? {};
    const after = wholeWithin(page.after, 0, Number.MAX_SAFE_INTEGER, 0);
    const most = wholeWithin(page.most, 1, Number.MAX_SAFE_INTEGER, pageSize);
    if (typeof page.search !== 'string' || page.search === '') return { field, after, most };
    const wanted = page.search.toLowerCase();
    const call = called(state, player);
    return {
      field,
      after,
      most,
      wanted: (value) => call(type, field, value, page.language).toLowerCase().includes(wanted),
    };
  };

  const choices = (
    state: State,
    player: PlayerId,
    type: Action['type'],
    answers: Answers = {},
    page?: Page,
  ): E.Either<RefusalOf<G>, NextChoice<Action>> => {
    const rule = rules.get(type);
    if (definition.outcome(state) !== null) return left(over());
    if (rule === undefined) return left(core('unknown-action', { unknown: describeValue(type) }, 'type'));
    const against = [...coreObjections(state, filled(rule, player, {}), rule)];
    if (against.length > 0) return left(...against);
    const ended: Record<string, unknown> = {};
    for (;;) {
      // Only the answers that counted go on: whoever asks may have sent anything beside them.
      const counted = blank();
      const step = interview(fieldsOf(rule, state, player), answers, counted, ended);
      if (step.kind === 'misfit') return left(core('bad-parameter', { misfit: step.message }, step.field));
      if (step.kind === 'done') {
        const read = readAction(filled(rule, player, step.value));
        if (E.isLeft(read)) return read;
        const action = read.right;
        const found = [...(rule.check?.(state, action) ?? [])];
        return found.length > 0 ? left(...found) : E.right({ kind: 'done' as const, action });
      }
      const aim = aimOf(state, player, type, step.field, page);
      const seen = ahead(state, player, rule, counted, aim);
      // A page of a list may well be empty.
      const isNarrowed = seen.choice?.kind === 'one' && ((aim.after ?? 0) > 0 || aim.wanted !== undefined);
      if (seen.choice !== null && (seen.isPossible || isNarrowed)) {
        const question = questionOf(seen.choice);
        return E.right({
          kind: 'ask' as const,
          field: step.field,
          question: question.kind === 'one' && seen.more !== null ? { ...question, more: seen.more } : question,
          enough: seen.enough ? step.enough : null,
          ...(seen.gaveUp ? { gaveUp: true as const } : {}),
        });
      }
      // Nothing more can be added to a list that may end here: it ends.
      if (!seen.enough || step.enough === null) return left(astray(state, player, rule, counted));
      ended[step.enough.field] = step.enough.answer;
    }
  };

  const open: Game<G>['open'] = (state, player) => {
    if (definition.outcome(state) !== null) return [];
    const { types } = phaseOf(state);
    if (player === undefined) return types;
    return types.filter((type) => {
      const rule = rules.get(type)!;
      for (const _ of coreObjections(state, { type, player }, rule)) return false;
      return ahead(state, player, rule, blank(), {}).isPossible;
    });
  };

  const answersFor: Game<G>['answersFor'] = (state, action) => {
    if (definition.outcome(state) !== null) return null;
    const rule = ruleFor(state, action);
    if (rule === undefined) return null;
    const fields = fieldsOf(rule, state, action.player);
    const written = (rule.canonical?.(state, action) ?? action) as Action;
    return answersTo(fields, parametersOf(written));
  };

  return { choices, answersFor, open, listActions, legalActions, randomAction };
};
