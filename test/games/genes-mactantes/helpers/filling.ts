import { type Answers, E, type Form, openForm } from 'ludoteca';
import { type Action, genesMactantes as game, type State } from 'ludoteca/genes-mactantes';

type Type = Action['type'];

/** A form answered with these answers as far as they go. */
export const filled = (state: State, player: string, type: Type, answers: Answers = {}): Form<Action> => {
  let form = openForm(game, state, player, type) as Form<Action>;
  while (form.ask !== null && form.misfit === null) {
    const { field, enough } = form.ask;
    if (Object.hasOwn(answers, field)) form = form.answer(answers[field]);
    else if (enough !== null && Object.hasOwn(answers, enough.field)) form = form.enough();
    else return form;
  }
  return form;
};

/** What is offered next after these answers. */
export const offered = (state: State, player: string, type: Type, answers: Answers = {}): unknown => {
  const { ask, refused, misfit } = filled(state, player, type, answers);
  if (ask === null || misfit !== null) return (misfit?.refusal ?? refused)?.map(({ code, clause }) => [code, clause])[0];
  const { question } = ask;
  if (question.kind === 'one' || question.kind === 'some') return question.from;
  return question.kind === 'range' ? [question.min, question.max] : question;
};

/** The action that a form ends in with the answers the game gives for it; null where none are given. */
export const reached = (state: State, action: Action): Action | null => {
  const answers = game.answersFor(state, action);
  if (answers === null) return null;
  let form = openForm(game, state, action.player, action.type) as Form<Action>;
  while (form.ask !== null && form.misfit === null) {
    const { field, enough } = form.ask;
    form = Object.hasOwn(answers, field) || enough === null ? form.answer(answers[field]) : form.enough();
  }
  return form.ready;
};

/** Is an action accepted, whatever the dice say? */
export const isAccepted = (state: State, action: Action): boolean => game.explain(state, action).length === 0;

/** The clause that stands against every action of a type. */
export const closedBy = (state: State, player: string, type: Type): readonly [string, string] | 'open' => {
  const next = game.choices(state, player, type);
  return E.isRight(next) ? 'open' : [next.left[0].code, next.left[0].clause];
};
