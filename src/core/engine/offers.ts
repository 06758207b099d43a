import { answersTo } from '../choices/answering.js';
import type { NextChoice } from '../choices/form.js';
import { type Answers, blank, type Counted, interview } from '../choices/interview.js';
import { type Aim, lookAhead } from '../choices/lookahead.js';
import { questionOf } from '../choices/questions.js';
import { wholeWithin } from '../data/bounds.js';
import { describeValue } from '../data/describe.js';
import { E } from '../data/fp.js';
import type { Game, Page } from '../game/game.js';
import type { ClauseOf, GameTypes, RefusalOf } from '../game/game-types.js';
import type { PlayerId, Violation } from '../refusals/violation.js';
import { fieldsOf, filled, parametersOf } from './filling.js';
import { type AnyRule, left, type Rulebook } from './rulebook.js';

const pageSize = 200;

/** What an answer to a question is called, for those who search by it. */
type Called<G extends GameTypes> = (
  state: G['State'],
  player: PlayerId,
) => (type: string, field: string, value: unknown, language?: string) => string;

/** What a page says, whatever was given as one; what cannot be read counts as not given. */
const readPage = (given: Page | undefined): Readonly<Partial<Record<keyof Page, unknown>>> => {
  try {
    const { after, most, search, language } = given ?? {};
    return { after, most, search, language };
  } catch {
    return {}; // a getter or a proxy that throws
  }
};

/** What a player may do, asked for field by field. */
export const offersOf = <G extends GameTypes>(
  { definition, rules, phaseOf, core, over, coreObjections, readAction, ruleFor }: Rulebook<G>,
  called: Called<G>,
): Pick<Game<G>, 'choices' | 'answersFor' | 'open'> => {
  type State = G['State'];
  type Action = G['Action'];

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
    // Where every answer leads on, to find what the question offers took too long.
    let gaveUp = true;
    let against: Violation<ClauseOf<G>> | null = null;
    while (fails - leads > 1) {
      const middle = (leads + fails) >> 1;
      const seen = ahead(state, player, rule, upTo(middle), {});
      if (seen.isPossible) leads = middle;
      else [fails, against, gaveUp] = [middle, seen.against, seen.gaveUp];
    }
    const field = told[Math.min(fails, told.length) - 1];
    // Without that answer there is a way: it is one of those that are not offered.
    if (against === null && !gaveUp && field !== undefined)
      return core('bad-parameter', { misfit: `${field}: it is not among the choices.` }, field);
    if (against === null || gaveUp) return core('nothing-to-choose', { type: rule.type, gaveUp }, field);
    return field === undefined ? against : { ...against, path: field };
  };

  /** Which values a page shows. */
  const aimOf = (state: State, player: PlayerId, type: string, field: string, given: Page | undefined): Aim => {
    const { search, language, ...page } = readPage(given);
    const after = wholeWithin(page.after, 0, Number.MAX_SAFE_INTEGER, 0);
    const most = wholeWithin(page.most, 1, Number.MAX_SAFE_INTEGER, pageSize);
    if (typeof search !== 'string' || search === '') return { field, after, most };
    const wanted = search.toLowerCase();
    const call = called(state, player);
    return {
      field,
      after,
      most,
      wanted: (value) =>
        call(type, field, value, typeof language === 'string' ? language : undefined)
          .toLowerCase()
          .includes(wanted),
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
      const enough = seen.enough ? step.enough : null;
      // A page of a list may well be empty.
      const isNarrowed = seen.choice?.kind === 'one' && ((aim.after ?? 0) > 0 || aim.wanted !== undefined);
      if (seen.choice !== null && (seen.isPossible || isNarrowed)) {
        const question = questionOf(seen.choice);
        return E.right({
          kind: 'ask' as const,
          field: step.field,
          question: seen.more === null ? question : { ...question, more: seen.more },
          enough,
          ...(seen.gaveUp ? { gaveUp: true as const } : {}),
        });
      }
      // Nothing more can be added to a list that may end here: it ends.
      if (enough === null) return left(astray(state, player, rule, counted));
      ended[enough.field] = enough.answer;
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

  return { choices, answersFor, open };
};
