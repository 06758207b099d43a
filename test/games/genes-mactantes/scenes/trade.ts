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
