import { type Answers, openForm } from 'ludoteca';
import { expect } from 'vitest';
import type { Action, State } from './table.js';
import { game } from './table.js';

type Type = Action['type'];
export type Filled = ReturnType<typeof formOf>;

/** The form of an action, with these answers given one after another; an answer called `enough` ends a list. */
export const formOf = (state: State, player: string, type: Type, answers: readonly (readonly [field: string, answer: unknown])[] = []) => {
  let form = openForm(game, state, player, type);
  for (const [field, answer] of answers) {
    if (form.ask?.field !== field) throw new Error(`${field} is answered, and ${form.ask?.field ?? 'nothing'} is asked`);
    form = answer === 'enough' ? form.enough() : form.answer(answer);
    if (form.misfit !== null) throw new Error(form.misfit.refusal[0].message);
  }
  return form;
};

/** What may be answered now. */
export const offered = ({ ask }: Filled): readonly unknown[] =>
  ask?.question.kind === 'one' || ask?.question.kind === 'some' ? ask.question.from : [];

/** The action that the answers for an action lead to, which are given one after another. */
export const retraced = (state: State, action: Action): Action | null => {
  const answers: Answers | null = game.answersFor(state, action);
  if (answers === null) return null;
  let form = openForm(game, state, action.player, action.type);
  while (form.ask !== null && form.misfit === null) {
    const { field, enough } = form.ask;
    form = !Object.hasOwn(answers, field) && enough !== null ? form.enough() : form.answer(answers[field]);
  }
  return form.ready;
};

/** What may be done its form leads to, as it is written. */
export const reachedByForm = (state: State, action: Action): void => {
  expect(game.explain(state, action)).toEqual([]);
  expect(retraced(state, action)).toEqual(action);
};
