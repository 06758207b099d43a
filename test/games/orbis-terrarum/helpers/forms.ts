import { openForm } from 'ludoteca';
import { expect } from 'vitest';
import { type Action, game, type State } from './table.js';

/** So many questions no form asks. */
const tooMany = 300;

/** Where the answers for an accepted action lead, given one after another as they are asked for. */
export const reached = (state: State, action: Action): Action | null => {
  expect(game.explain(state, action)).toEqual([]);
  const answers = game.answersFor(state, action);
  expect(answers).not.toBeNull();
  let form = openForm(game, state, action.player, action.type);
  for (let asked = 0; form.ask !== null && asked < tooMany; asked++) {
    const { field, enough } = form.ask;
    form =
      enough !== null && Object.hasOwn(answers!, enough.field) && !Object.hasOwn(answers!, field)
        ? form.enough()
        : form.answer(answers![field]);
    expect(form.misfit).toBeNull();
  }
  return form.ready;
};
