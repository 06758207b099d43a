import { expect } from 'vitest';
import { given, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, game } from '../helpers/table.js';

clause(['OT-END-05', 'OT-END-06'], 'standings in exact hundredths, shared only by equals', () => {
  const ended = act(nationWith(start(), 'gothia', { wealth: 3 }), { type: 'close-game', player: 'referee', reason: '' }).ended!;
  expect(ended.standings.map(({ player, rank, score }) => [player, rank, score])).toEqual([
    ['bo', 1, 32430],
    ['ada', 2, 32400],
    ['cy', 2, 32400],
  ]);
  expect(ended.standings[1]).toMatchObject({ attributes: 200, indices: 120, regions: 2, vassals: 0 });
});
clause('OT-END-05', 'points are the score of the standings, at any time', () => {
  const state = start();
  expect(game.points(state, 'ada')).toBe(200 + 120 + 2 * 2);
  expect(game.points(given(nationWith(state, 'francia', { wealth: 5, progress: 3, viaDamage: 4 }), 'armorica', 'francia'), 'ada')).toBe(
    200 + 116 + 2 * 3 + 0.5 + 3,
  );
  expect(game.points(nationWith(state, 'armenia', { patron: 'francia' }), 'ada')).toBe(200 + 120 + 4 + 3);
  const ended = act(state, { type: 'close-game', player: 'referee', reason: '' });
  for (const { player, points } of game.definition.outcome(ended)!.ranking) expect(game.points(ended, player)).toBe(points);
  expect([game.points(state, 'referee'), game.points(state, 'nobody')]).toEqual([0, 0]);
});
