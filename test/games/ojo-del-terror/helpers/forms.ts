import { type Answers, openForm } from 'ludoteca';
import { type Action, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';

/** A form of a player, answered by field as far as it asks for what is answered; lists end where nothing more is answered. */
export const answered = (state: State, player: string, type: Action['type'], answers: Answers = {}) => {
  let form = openForm(ojoDelTerror, state, player, type);
  while (form.ask !== null) {
    const { field, enough } = form.ask;
    if (Object.hasOwn(answers, field)) form = form.answer(answers[field]);
    else if (enough !== null && Object.hasOwn(answers, enough.field)) form = form.enough();
    else break;
    if (form.misfit !== null) throw new Error(`${form.misfit.field}: ${form.misfit.refusal[0].message}`);
  }
  return form;
};

/** What a form asks next, after these answers: the field, and the values there are to choose from. */
export const offered = (state: State, player: string, type: Action['type'], answers: Answers = {}): readonly unknown[] => {
  const { ask, ready } = answered(state, player, type, answers);
  if (ask === null) return ['done', ready];
  const { question } = ask;
  if (question.kind === 'range') return [ask.field, question.min, question.max];
  return [ask.field, question.kind === 'one' || question.kind === 'some' ? question.from : question.kind];
};

/** The action that the answers for an action lead to; they must be there. */
export const reached = (state: State, action: Action): Action | null => {
  const answers = ojoDelTerror.answersFor(state, action);
  if (answers === null) throw new Error(`No answers lead to ${JSON.stringify(action)}.`);
  return answered(state, action.player, action.type, answers).ready;
};

/** Why a form cannot be begun: code and clause; null if it can. */
export const closed = (state: State, player: string, type: Action['type']): readonly [code: string, clause: string] | null => {
  const { refused } = openForm(ojoDelTerror, state, player, type);
  return refused && [refused[0].code, refused[0].clause];
};
