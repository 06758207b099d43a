import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, game, refused } from '../helpers/table.js';

clause('OT-REF-11', 'what the referee writes down for itself needs a text, and nobody else reads or hears of it', () => {
  const write = (text: string) => byReferee('private-note', { text });
  expect(refused(start(), write(' '))).toEqual(['note-required', 'OT-NOTE-01']);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  const noted = act(closed, write('Hm.'));
  expect([
    game.view(noted, 'referee').privateNotes,
    game.view(noted, 'ada').privateNotes,
    game.view(noted, null).privateNotes,
  ]).toMatchObject([[{ text: 'Hm.' }], null, null]);
  expect(noted.notes).toEqual([]);
});
