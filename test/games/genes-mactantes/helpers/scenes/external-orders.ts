import type { State } from 'ludoteca/genes-mactantes';
import * as t from '../table.js';

const { edit, external, internal, perform, started } = t;

export const outside = (state: State): State => t.commitAll(state);

export const at = (changes: Parameters<typeof edit>[1], options = {}) => edit(started(['ada', 'bo', 'cy'], options), changes);

export const gone = at((draft) => {
  draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  for (const id of Object.keys(draft.controllers)) if (draft.controllers[id] === 'bo') draft.controllers[id] = 'cy';
  t.arm(draft, 'bo', '');
  for (const character of draft.characters) if (character.owner === 'bo') character.out = 'gone';
});

export const besiege = external('siege', { territory: 'b6' });

export const near = (text: string, changes: Parameters<typeof edit>[1] = () => undefined) =>
  at((draft) => {
    t.arm(draft, 'ada', text);
    changes(draft);
  });

export const closed = near('b6 army 3', (draft) => {
  draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  t.alone(draft);
  t.person(draft, 'bo', 'A1', 'b6');
  t.person(draft, 'cy', 'A1', 'b6');
  t.person(draft, 'ada', 'A1', 'b6');
  t.person(draft, 'bo', 'A1', 'b1');
});

/** People of bo that everybody has seen where they are, and one envoy of ada beside them. */
export const cast = at((draft) => {
  t.alone(draft);
  t.person(draft, 'bo', 'D1 M1', 'a2', t.seenAt('a2'));
  t.person(draft, 'bo', 'A1', 'b2', t.seenAt('b2'));
  t.person(draft, 'bo', 'A2', 'b1', { captor: 'cy', location: 'c1' });
  t.person(draft, 'ada', 'D2', 'b2');
});

export const contest = (state: State, order: ReturnType<typeof internal>, script: readonly number[], means = {}, player = 'ada') => {
  const begun = perform(state, player, order, means, []);
  const window = begun.state.affairs.at(-1)?.window;
  return window?.type === 'contest-defence'
    ? t.play(begun.state, { type: 'defend-contest', player: window.player, characters: [] }, script)
    : begun;
};
