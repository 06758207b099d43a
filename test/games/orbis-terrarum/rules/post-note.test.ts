import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, clause, game, refused } from '../helpers/table.js';

clause(['OT-ACT-03', 'OT-NOTE-01', 'OT-MEAS-15'], 'notes are kept word for word, and no longer than agreed', () => {
  const state = start({ noteMaxLength: 5 });
  const note = (text: string) => ({ type: 'post-note' as const, player: 'ada', nation: 'francia', text });
  expect(refused(state, note('123456'))).toEqual(['note-too-long', 'OT-ACT-03']);
  expect(refused(state, note(' '))).toEqual(['note-required', 'OT-NOTE-01']);
  expect(act(state, note('12345')).notes).toEqual([{ author: 'ada', nation: 'francia', turn: 1, subject: 'note', text: '12345' }]);
  expect(game.legalActions(state, 'ada', { types: ['post-note'] })).toEqual([]);
});
