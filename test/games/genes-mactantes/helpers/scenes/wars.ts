import type { Means, State } from 'ludoteca/genes-mactantes';
import * as t from '../table.js';

const { edit, external, internal, perform, started } = t;

export const scene = (recipe: Parameters<typeof edit>[1], options = {}) =>
  edit(started(['ada', 'bo', 'cy'], options), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [6, 5, 5, 5]);
    t.values(draft, 'bo', [6, 5, 4, 5]);
    recipe(draft);
  });

export const fight = external('battle', { opponent: 'bo' });

export const field = (territory: string, ...kinds: string[]): Means => ({
  territory,
  objective: 'field',
  units: kinds.map((kind) => ({ territory, kind })) as never,
});

export const defend = (state: State, script: readonly number[], extra: object = {}) =>
  t.play(state, { type: 'defend-battle', player: 'bo', units: [], characters: [], ...extra } as never, script);

export const meeting = scene((draft) => {
  t.arm(draft, 'ada', 'b1 army 8');
  t.arm(draft, 'bo', 'b1 army 4, b1 garrison 3');
  t.arm(draft, 'cy', 'b1 patrol 3');
  t.person(draft, 'ada', 'M2', 'b1');
  t.person(draft, 'bo', 'M1', 'b1');
  t.person(draft, 'cy', 'M3', 'b1');
});

export const duel = scene((draft) => {
  t.arm(draft, 'ada', 'b8 army 5');
  t.arm(draft, 'bo', 'b8 army 5, b8 patrol 2');
  t.values(draft, 'bo', [6, 5, 5, 5]);
  t.person(draft, 'ada', 'M2', 'b8');
});

export const falling = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
  scene((draft) => {
    t.arm(draft, 'ada', 'b6 army 10');
    t.arm(draft, 'bo', 'b6 garrison 3');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
    recipe(draft);
  });

export const assault = (
  state: State,
  script: readonly number[],
  opponent = 'bo',
  units: Means['units'] = [{ territory: 'b6', kind: 'army' }],
) => {
  const begun = perform(
    state,
    'ada',
    external('battle', { opponent }),
    { territory: 'b6', objective: 'assault', units },
    opponent === 'bo' ? [] : script,
  );
  return opponent === 'bo' ? defend(begun.state, script) : begun;
};

export const torn = (recipe: Parameters<typeof edit>[1] = () => undefined, options = {}) =>
  scene((draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'ada', 'a1 garrison 6, b8 army 2');
    t.arm(draft, 'bo', 'a2 army 4, b1 army 3');
    t.person(draft, 'ada', 'A2 M1', 'a1');
    draft.countries['ada']!.principal = 'person-1';
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'bo', 'M2', 'a2');
    t.person(draft, 'bo', 'A1', 'a2');
    t.person(draft, 'bo', 'M1', 'b1');
    recipe(draft);
  }, options);

export const war = (state: State, means: Means = {}, supporters: readonly string[] = ['bo'], script: readonly number[] = []) => {
  const help = external('support-rebellion', { target: 'ada' });
  const sheets = Object.fromEntries([['ada', [internal('civil-war')]], ...supporters.map((player) => [player, [help]])]);
  return t.play(t.resolving(state, 'ada', sheets), { type: 'execute', player: 'ada', declaration: '1', ...means }, script);
};

export const rebel = (rest: object = {}) => ({ type: 'commit-rebels', player: 'bo', units: [], characters: [], ...rest }) as never;

/** A civil war at its beginning. */
export const civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };

/** The means of an assault by field units in a territory. */
export const storm = (territory: string, ...kinds: string[]) => ({ ...field(territory, ...kinds), objective: 'assault' as const });
