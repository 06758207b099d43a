import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { faceUpCells, tilesOn } from '../helpers/looking.js';
import { play, refusal } from '../helpers/playing.js';
import { ada, begun, tile } from '../helpers/scenes.js';

clause('SD-CONC-01', 'the cell must exist', () => {
  for (const cell of [-1, 37, 1e9])
    expect(refusal(begun(), { type: 'place-concentration', player: ada, cell })).toEqual(['unknown-cell', 'SD-CONC-01']);
  expect(somElQueDecidim.legalActions(begun(), ada)).toHaveLength(37);
});

clause('SD-CONC-02', 'its own cell leaves the board as it is', () => {
  const { state, events } = play(begun(), [{ type: 'place-concentration', player: ada, cell: 0 }]);
  expect(state.board).toEqual(begun().board);
  expect(events).toEqual([{ type: 'concentration-placed', from: 0, to: 0 }]);
});

clause('SD-CONC-03', 'another cell changes places with it, unseen', () => {
  const { state } = play(begun(), [{ type: 'place-concentration', player: ada, cell: 30 }]);
  expect(tilesOn(state, 0, 30)).toEqual([tile(30), tile(0)]);
  expect(faceUpCells(state)).toEqual([30]);
});
