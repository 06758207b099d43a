import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { move } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { play, refusal } from '../helpers/playing.js';
import { walking } from '../helpers/positions.js';
import { ada } from '../helpers/scenes.js';

clause('SD-MOV-05', 'the cell must exist', () => {
  for (const to of [-1, 37]) expect(refusal(walking(), move(to))).toEqual(['unknown-cell', 'SD-MOV-05']);
});

clause('SD-MOV-06', 'only to an adjacent cell, corners included', () => {
  for (const to of [0, 2, 12, 36]) expect(refusal(walking(), move(to))).toEqual(['not-adjacent', 'SD-MOV-06']);
  expect(somElQueDecidim.legalActions(walking(), ada)).toEqual([1, 3, 4, 5].map((to) => move(to)));
});

clause('SD-MOV-07', 'gaps cannot be entered', () => {
  const gap = walking({ cells: { ada: 24 }, aside: [30] });
  expect(refusal(gap, move(30))).toEqual(['no-tile-there', 'SD-MOV-07']);
  expect(play(gap, [move(23)]).events[0]!.type).toBe('tile-discovered');
});

clause('SD-MOV-08', 'no cell twice between discoveries and levies; the cell of departure counts once entered', () => {
  const { state } = play(walking({ faceUp: [1, 3] }), [move(1)], [move(0)]);
  expect(refusal(state, move(1))).toEqual(['already-visited', 'SD-MOV-08']);
  const { state: found } = play(state, [move(5)], [{ type: 'take-money', player: ada, twos: 0 }, 1, 1, 1]);
  expect(found.trail).toEqual([5]);
  expect(play(found, [move(0)], [move(1)]).state.trail).toEqual([5, 0, 1]);
});
