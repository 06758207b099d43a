import type { Item, State } from 'ludoteca/genes-mactantes';
import * as t from '../table.js';

const { edit, refusal, started } = t;

export const fair = (recipe: Parameters<typeof edit>[1] = () => undefined, options = {}) =>
  edit(started(['ada', 'bo', 'cy'], options), (draft) => {
    t.alone(draft);
    t.arm(draft, 'ada', 'a1 garrison 5, a1 army 2');
    t.arm(draft, 'bo', 'b1 garrison 5');
    recipe(draft);
  });

export const propose = (give: readonly object[], take: readonly object[] = [], to = 'bo') =>
  ({ type: 'propose-trade', player: 'ada', to, give, take }) as never;

export const trade = (state: State, give: readonly Item[], take: readonly Item[] = []) => {
  const open = t.after(state, propose(give, take));
  return t.play(open, { type: 'accept-trade', player: 'bo', offer: open.offers.at(-1)!.id });
};

export const promise: Item = { item: 'promise', text: 'peace' };

export const code = (state: State, item: object) => refusal(state, propose([item]));

export const secret = edit(started(['ada', 'bo', 'cy']), (draft) => {
  t.alone(draft);
  t.person(draft, 'ada', 'A1', 'a4', { sighting: { territory: 'a1', turn: 1 }, sightings: { bo: { territory: 'a2', turn: 2 } } });
});

/** Ada besieges bo's city in b3 with an army of 3 before its walls. */
export const besieging = (recipe: Parameters<typeof edit>[1] = () => undefined): State =>
  edit(started(['ada', 'bo', 'cy']), (draft) => {
    t.alone(draft);
    t.arm(draft, 'ada', 'a1 garrison 5, b3 army 3');
    t.arm(draft, 'bo', 'b1 garrison 5, b3 garrison 2, b3 army 4');
    draft.cities['b3']!.siege = { by: 'ada', base: 'b3' };
    recipe(draft);
  });

/** Ada has an offer open to bo. */
export const offering = (state: State): State =>
  t.after(state, { type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'promise', text: 'peace' }], take: [] });
