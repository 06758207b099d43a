import { expect } from 'vitest';
import { traveller } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, game, refusal } = t;

clause(['GM-RELE-01', 'GM-RELE-02'], 'a captor frees whom it holds, and who was principal still is', () => {
  const state = traveller((draft) => {
    t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
    draft.countries['bo']!.principal = 'person-2';
  });
  expect(game.legalActions(state, 'ada', { types: ['release-captive'] }).length).toBe(1);
  const free = t.after(state, { type: 'release-captive', player: 'ada', character: 'person-2' });
  expect(t.characterIn(free, 'person-2')).toMatchObject({ captor: null, location: 'a1', used: false });
  expect(free.countries['bo']!.principal).toBe('person-2');
  expect(refusal(free, { type: 'release-captive', player: 'ada', character: 'person-2' })).toEqual(['not-your-captive', 'GM-RELE-01']);
});
