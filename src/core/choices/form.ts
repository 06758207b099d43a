import { E } from '../data/fp.js';
import type { Refusal } from '../refusals/violation.js';
import type { Answers, Ask } from './interview.js';

/** What a form shows next, or the finished action. */
export type NextChoice<Action> = Ask | { readonly kind: 'done'; readonly action: Action };

/** What is next after these answers, or what stands against them. */
export type Next<Action, Refused extends Refusal = Refusal> = E.Either<Refused, NextChoice<Action>>;

/** An answer that did not fit, and was kept out. */
export interface Misfit<Refused extends Refusal = Refusal> {
  readonly field: string;
  readonly refusal: Refused;
}

/** How far a form is filled in: plain data. */
export interface Filling<Action, Refused extends Refusal = Refusal> {
  /** The answers given, in the order of the questions. */
  readonly answers: Answers;
  /** The next question; null when it is finished, or cannot be begun. */
  readonly ask: Ask | null;
  /** The finished action; null while something is asked. */
  readonly ready: Action | null;
  /** Why the action cannot be begun at all; null if it can. */
  readonly refused: Refused | null;
  /** The answer that was just kept out. */
  readonly misfit: Misfit<Refused> | null;
  /** Asked anew: the answers that no longer fit, first the one that decided, then those that hung on it. */
  readonly dropped: readonly Misfit<Refused>[];
}

/** A form to be filled in, question by question. Each step gives a new form; the old one stays as it was. */
export interface Form<Action, Refused extends Refusal = Refusal, State = unknown> extends Filling<Action, Refused> {
  /** Answers the question. What does not fit is told in `misfit` and kept out. */
  answer(value: unknown): Form<Action, Refused, State>;
  /** Says that the list that is asked for has entries enough. */
  enough(): Form<Action, Refused, State>;
  /** Takes an answer back, with those after it. */
  takeBack(field: string): Form<Action, Refused, State>;
  /** Asks the same of the state there is now: what no longer fits stands in `dropped`. */
  reask(state: State): Form<Action, Refused, State>;
}

/** Whoever knows what is next: `(state, answers) => game.choices(state, player, type, answers)`. */
export type Asking<Action, Refused extends Refusal = Refusal, State = unknown> = (state: State, answers: Answers) => Next<Action, Refused>;

/** The same, asked of somebody far away, who has the state: a worker, or a server. */
export type AskingAfar<Action, Refused extends Refusal = Refusal> = (answers: Answers) => Promise<Next<Action, Refused>>;

/** A form whose questions come from far away: the same calls, with promises. */
export interface FormAfar<Action, Refused extends Refusal = Refusal> extends Filling<Action, Refused> {
  /** Answers the question that is asked; an answer that does not fit is told in `misfit`. */
  answer(value: unknown): Promise<FormAfar<Action, Refused>>;
  /** Says that a list has enough entries, where that may be said. */
  enough(): Promise<FormAfar<Action, Refused>>;
  /** Takes the answer to a field back, with what came after it. */
  takeBack(field: string): Promise<FormAfar<Action, Refused>>;
  /** Asks anew, of the state there is now; what no longer fits stands in `dropped`. */
  reask(): Promise<FormAfar<Action, Refused>>;
}

/** Asks what is next as often as it must, and ends with how far the form is filled in then. */
type Course<Action, Refused extends Refusal> = Generator<Answers, Filling<Action, Refused>, Next<Action, Refused>>;

const shown = <Action, Refused extends Refusal>(
  answers: Answers,
  next: Next<Action, Refused>,
  beside: Partial<Filling<Action, Refused>> = {},
): Filling<Action, Refused> => ({
  answers,
  ask: E.isRight(next) && next.right.kind === 'ask' ? next.right : null,
  ready: E.isRight(next) && next.right.kind === 'done' ? next.right.action : null,
  refused: E.isLeft(next) ? next.left : null,
  misfit: null,
  dropped: [],
  ...beside,
});

function* begun<Action, Refused extends Refusal>(): Course<Action, Refused> {
  return shown({}, yield {});
}

/** The question is answered: what does not fit is kept out. */
function* answered<Action, Refused extends Refusal>(
  filling: Filling<Action, Refused>,
  field: string | undefined,
  answer: unknown,
): Course<Action, Refused> {
  if (field === undefined) return filling;
  const answers = { ...filling.answers, [field]: answer };
  const next = yield answers;
  return E.isLeft(next) ? { ...filling, misfit: { field, refusal: next.left }, dropped: [] } : shown(answers, next);
}

function* takenBack<Action, Refused extends Refusal>(filling: Filling<Action, Refused>, field: string): Course<Action, Refused> {
  const given = Object.entries(filling.answers);
  const place = given.findIndex(([name]) => name === field);
  if (place < 0) return filling;
  const answers = Object.fromEntries(given.slice(0, place));
  return shown(answers, yield answers);
}

/** As many of the answers as still fit, from the first. */
function* askedAnew<Action, Refused extends Refusal>({ answers: before }: Filling<Action, Refused>): Course<Action, Refused> {
  const all = yield before;
  if (E.isRight(all)) return shown(before, all);
  let answers: Answers = {};
  let next = yield answers;
  for (const [i, [field, answer]] of Object.entries(before).entries()) {
    if (E.isLeft(next)) break;
    const tried: Next<Action, Refused> = yield { ...answers, [field]: answer };
    if (E.isLeft(tried)) {
      const refusal = tried.left;
      const dropped = Object.keys(before).slice(i);
      return shown(answers, next, { dropped: dropped.map((name) => ({ field: name, refusal })) });
    }
    answers = { ...answers, [field]: answer };
    next = tried;
  }
  return shown(answers, next);
}

const enoughOf = ({ ask }: Filling<unknown>): readonly [string | undefined, unknown] => [ask?.enough?.field, ask?.enough?.answer];

/** A form over whoever knows what is next. */
export const formOver = <Action, Refused extends Refusal, State>(
  asking: Asking<Action, Refused, State>,
  state: State,
): Form<Action, Refused, State> => {
  const run = (course: Course<Action, Refused>, now: State): Form<Action, Refused, State> => {
    let step = course.next();
    while (step.done !== true) step = course.next(asking(now, step.value));
    const filling = step.value;
    return {
      ...filling,
      answer: (value) => run(answered(filling, filling.ask?.field, value), now),
      enough: () => run(answered(filling, ...enoughOf(filling)), now),
      takeBack: (field) => run(takenBack(filling, field), now),
      reask: (later) => run(askedAnew(filling), later),
    };
  };
  return run(begun(), state);
};

/** The same machine over whoever is far away: every call gives a promise. */
export const formAfar = <Action, Refused extends Refusal>(asking: AskingAfar<Action, Refused>): Promise<FormAfar<Action, Refused>> => {
  const run = async (course: Course<Action, Refused>): Promise<FormAfar<Action, Refused>> => {
    let step = course.next();
    while (step.done !== true) step = course.next(await asking(step.value));
    const filling = step.value;
    return {
      ...filling,
      answer: (value) => run(answered(filling, filling.ask?.field, value)),
      enough: () => run(answered(filling, ...enoughOf(filling))),
      takeBack: (field) => run(takenBack(filling, field)),
      reask: () => run(askedAnew(filling)),
    };
  };
  return run(begun());
};

/** A game as far as its forms need it. */
interface Asked<State, Type, Action, Refused extends Refusal> {
  choices(state: State, player: string, type: Type, answers?: Answers): Next<Action, Refused>;
}

/** The form of an action for a player: asked question by question, and finished with an action that `reduce` accepts. */
export const openForm = <State, Type, Action, Refused extends Refusal>(
  game: Asked<State, Type, Action, Refused>,
  state: State,
  player: string,
  type: NoInfer<Type>,
): Form<Action, Refused, State> => formOver((now, answers) => game.choices(now, player, type, answers), state);
