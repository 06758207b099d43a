import type { State } from 'ludoteca/genes-mactantes';
import * as t from '../table.js';
import { develop } from './turns-and-travels.js';

const { edit, perform, started } = t;

type Recipe = Parameters<typeof edit>[1];

/** Three countries and nobody in them. */
export const three = (recipe: Recipe = () => undefined, options = {}) =>
  edit(started(['ada', 'bo', 'cy'], options), (draft) => {
    t.alone(draft);
    recipe(draft);
  });

/** How the game ends, if it does, after ada has done nothing of note. */
export const ending = (state: State) => perform(state, 'ada', develop).state.ending;

/** Land under one owner, and no troops anywhere. */
export const capitals = (draft: Parameters<Parameters<typeof edit>[1]>[0], owner: string, ids: readonly string[]) => {
  for (const id of ids) draft.controllers[id] = owner;
  for (const player of ['ada', 'bo', 'cy']) t.arm(draft, player, '');
};
