import { seeded } from 'ludoteca';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { canonical } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { play } from '../helpers/playing.js';
import { ada, bo, players, scene, tile } from '../helpers/scenes.js';
import { voting } from '../helpers/votes.js';

const { view } = somElQueDecidim;

const viewers = [...players(4), null];

test('dealt anew, tiles change places only with those they were mixed with', () => {
  const state = scene({ step: 'movement', cells: { bo: 27 }, faceUp: [7, 12], aside: [30], change: { queue: [bo] } });
  const moved = play(state, [{ type: 'move', player: bo, to: 33 }, [2, 1, 0]]).state;
  const boards = Array.from({ length: 20 }, (_, i) => somElQueDecidim.redeal(moved, ada, seeded(i)).board);
  expect(new Set(boards.map((board) => canonical(board))).size).toBeGreaterThan(15);
  for (const board of boards) expect([7, 12, 30].map((cell) => board[cell]!.tile).sort()).toEqual([tile(7), tile(12), tile(30)].sort());
  for (const viewer of viewers) expect(view(somElQueDecidim.redeal(moved, viewer, seeded(1)), viewer)).toEqual(view(moved, viewer));
});

test('dealt anew, the fists of others change and one\u2019s own does not', () => {
  const redealt = Array.from({ length: 30 }, (_, i) => somElQueDecidim.redeal(voting(), bo, seeded(i)).vote!.commits);
  expect(new Set(redealt.map(({ ada: discs }) => discs))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(redealt.map(({ bo: discs }) => discs))).toEqual(new Set([1]));
});
