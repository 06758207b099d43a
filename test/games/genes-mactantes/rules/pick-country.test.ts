import { expect } from 'vitest';
import * as t from '../table.js';

const { clause, game, opened } = t;

clause(['GM-DRAFT-01', 'GM-DRAFT-02', 'GM-DRAFT-03'], 'picks go on where the drawing stops; the last country goes by itself', () => {
  const state = opened(['ada', 'bo', 'cy']);
  expect(game.actors(state)).toEqual(['bo']);
  expect(t.refusal(state, { type: 'pick-country', player: 'bo', country: 'x' })).toEqual(['unknown-country', 'GM-DRAFT-02']);
  const picked = t.after(state, { type: 'pick-country', player: 'bo', country: 'cendral' });
  expect(t.refusal(picked, { type: 'pick-country', player: 'cy', country: 'cendral' })).toEqual(['country-taken', 'GM-DRAFT-02']);
  const last = t.after(picked, { type: 'pick-country', player: 'cy', country: 'aurenca' });
  expect([last.picks['ada'], last.step]).toEqual(['brugola', 'setup-creation']);
});
