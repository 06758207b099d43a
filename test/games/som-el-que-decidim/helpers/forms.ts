import { type Answers, openForm, type Question } from 'ludoteca';
import { type Action, somElQueDecidim as game, type State } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';

type Type = Action['type'];

/** A form after these answers, each to the question that is asked then; the field of a length says that there are entries enough. */
export const answered = (state: State, player: string, type: Type, answers: Answers = {}) => {
  let form = openForm(game, state, player, type);
  for (const [field, answer] of Object.entries(answers)) {
    const isEnough = form.ask?.enough?.field === field;
    expect(isEnough ? field : form.ask?.field).toBe(field);
    form = isEnough ? form.enough() : form.answer(answer);
    expect(form.misfit).toBeNull();
  }
  return form;
};

/** The action in which these answers end. */
export const ended = (...told: Parameters<typeof answered>) => answered(...told).ready;

/** The question after these answers. */
export const asked = (...told: Parameters<typeof answered>): Question | undefined => answered(...told).ask?.question;

/** Among which values one is chosen after these answers. */
export const offered = (...told: Parameters<typeof answered>): readonly unknown[] => {
  const question = asked(...told);
  return question?.kind === 'one' || question?.kind === 'some' ? question.from : [];
};

/** What the values of the question after these answers are on the board. */
export const things = (...told: Parameters<typeof answered>): readonly unknown[] => {
  const question = asked(...told);
  if (question?.kind === 'allot') return question.parts.map(({ about }) => about);
  return question?.kind === 'one' || question?.kind === 'some' ? (question.about ?? []) : [];
};

/** Code and clause of why a form cannot be begun; null if it can. */
export const closedBy = (state: State, player: string, type: Type): readonly [string, string] | null => {
  const { refused } = openForm(game, state, player, type);
  expect(game.open(state, player).includes(type)).toBe(refused === null);
  return refused === null ? null : [refused[0].code, refused[0].clause];
};

/** The action to which the answers for an action lead; null where there are none. */
export const reached = (state: State, action: Action): Action | null => {
  const answers = game.answersFor(state, action);
  return answers === null ? null : ended(state, action.player, action.type, answers);
};
