import type { Action, State } from 'ludoteca/genes-mactantes';
import * as t from '../table.js';

const { edit, inCrisis, internal, started } = t;

export const develop = internal('develop', { characteristic: 'militarism' });

export const leading = (players: readonly string[] = ['ada', 'bo'], options = {}) =>
  edit(started(players, options), (draft) => {
    for (const [i, player] of players.entries()) t.values(draft, player, [9 - i, 5, 5, 6]);
  });

export const talented = edit(leading(), (draft) => {
  t.alone(draft);
  t.person(draft, 'ada', 'A2', 'a1');
  t.person(draft, 'ada', 'A1', 'a2');
  t.person(draft, 'ada', 'D3', 'a1');
  t.person(draft, 'ada', 'A1', 'b1');
  t.values(draft, 'ada', [5, 5, 5, 6]);
});

export const eventful = (script: readonly number[]) => {
  const state = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.config.events = true;
  });
  let now = t.commitAll(t.commitAll(state));
  for (const player of ['ada', 'bo']) now = t.after(now, { type: 'pass', player });
  return t.play(now, { type: 'pass', player: 'cy' }, script);
};

export const crisis = (values: readonly number[], recipe: Parameters<typeof edit>[1] = () => undefined) =>
  inCrisis((draft) => {
    t.alone(draft);
    t.values(draft, 'ada', values);
    draft.crises = (['authority', 'diplomacy', 'militarism', 'technology'] as const).flatMap((characteristic, i) =>
      values[i]! <= 3 ? [{ player: 'ada', characteristic }] : [],
    );
    recipe(draft);
  });

export const face = (characteristic: 'authority' | 'diplomacy' | 'militarism' | 'technology', rest: object = {}) =>
  ({ type: 'face-crisis', player: 'ada', characteristic, characters: [], ...rest }) as Action;

export const traveller = (recipe: Parameters<typeof edit>[1] = () => undefined): State =>
  t.resolving(
    edit(leading(['ada', 'bo', 'cy']), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'D1', 'a1');
      recipe(draft);
    }),
    'ada',
    { ada: [develop] },
  );

export const go = (path: string[], character = 'person-1') => ({ type: 'travel', player: 'ada', character, path }) as Action;
