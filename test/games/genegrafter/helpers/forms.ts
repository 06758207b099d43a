import { openForm } from 'ludoteca';
import { type Action, genegrafter, type State } from 'ludoteca/genegrafter';

/** The form of an action for a player. */
export const form = (state: State, player: string, type: Action['type']) => openForm(genegrafter, state, player, type);

/** The form with these answers, one after another. */
export const answered = (state: State, player: string, type: Action['type'], ...answers: readonly unknown[]) =>
  answers.reduce<ReturnType<typeof form>>((filling, answer) => filling.answer(answer), form(state, player, type));

/** What a form offers now; null if it asks for nothing. */
export const offered = ({ ask }: ReturnType<typeof form>): readonly unknown[] | null =>
  ask === null ? null : ask.question.kind === 'one' ? ask.question.from : [ask.question.kind];

/** The action that its answers lead to when they are given one after another; what is left to ask where they do not suffice. */
export const ledTo = (state: State, action: Action) => {
  const answers = genegrafter.answersFor(state, action);
  if (answers === null) return null;
  let filling = form(state, action.player, action.type);
  while (filling.ask !== null && filling.misfit === null) {
    const { field, enough } = filling.ask;
    filling = field in answers ? filling.answer(answers[field]) : enough === null ? filling.answer(undefined) : filling.enough();
  }
  return filling.ready ?? filling.misfit;
};

/** Code and clause of what stands against a form from the start. */
export const formRefusal = (state: State, player: string, type: Action['type']): readonly string[] | null => {
  const { refused } = form(state, player, type);
  return refused === null ? null : [refused[0].code, refused[0].clause];
};
