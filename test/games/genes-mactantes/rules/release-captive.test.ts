import { expect } from 'vitest';
import { traveller } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, game, refusal } = t;

const release = (character: string, player = 'ada') => ({ type: 'release-captive', player, character }) as const;
const state = traveller((draft) => {
  t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
  t.person(draft, 'cy', 'A1', 'b1', { captor: 'bo' });
  draft.countries['bo']!.principal = 'person-2';
});

clause('GM-RELE-01', 'a captor frees whom it holds, where it is held, at no cost', () => {
  expect(game.legalActions(state, 'ada', { types: ['release-captive'] })).toEqual([release('person-2')]);
  const { state: free, events } = t.play(state, release('person-2'));
  expect(t.characterIn(free, 'person-2')).toMatchObject({ captor: null, location: 'a1' });
  expect(t.only(events, 'character-released')).toMatchObject({ character: 'person-2', by: 'ada', territory: 'a1' });
  expect(free.slot).toMatchObject({ player: 'ada', isOver: false });
  expect(refusal(free, release('person-2'))).toEqual(['not-your-captive', 'GM-RELE-01']);
  for (const other of ['person-1', 'person-3']) expect(refusal(state, release(other))).toEqual(['not-your-captive', 'GM-RELE-01']);
  expect(refusal(state, release('zed'))).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-RELE-02', 'whoever is free again serves its owner, in its office, and may act at once', () => {
  const free = t.after(state, release('person-2'));
  expect([t.characterIn(free, 'person-2').owner, free.countries['bo']!.principal]).toEqual(['bo', 'person-2']);
  const home = t.after(t.resolving(free, 'bo', {}), { type: 'travel', player: 'bo', character: 'person-2', path: ['a4', 'b7'] });
  expect(t.locate(t.after(home, { type: 'react', player: 'ada', mode: 'decline' }), 'person-2')).toBe('b7');
  const spy = t.external('promote-disaffection', { target: 'ada' });
  const agent = t.edit(free, (draft) => void Object.assign(draft.characters[1]!.values, { diplomacy: 1 }));
  expect(t.characterIn(t.perform(agent, 'bo', spy, { characters: ['person-2'] }, [9]).state, 'person-2').used).toBe(true);
});
