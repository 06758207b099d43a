import { clone, orThrow, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { chess } from '../../../examples/chess/chess.js';
import type { State } from '../../../examples/chess/types.js';

// How many games there are of so many moves, as the chess programming wiki has them: every one is played to its end.
const published: Readonly<Record<string, readonly [fen: string, counts: readonly number[]]>> = {
  'the usual first position': ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902, 197281]],
  Kiwipete: ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039, 97862]],
  'position 3': ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812]],
  'position 4': ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
  'position 4, its colours exchanged': ['r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1', [6, 264, 9467]],
  'position 5': ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379]],
  'position 6': ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89890]],
};

const dice = seeded('no die is thrown');

const leaves = (state: State, depth: number): number => {
  if (depth === 0) return 1;
  let count = 0;
  for (const player of chess.actors(state))
    for (const move of chess.legalActions(state, player, { types: ['move'] }))
      count += leaves(orThrow(chess.reduceInPlace(clone(state), move, dice)).state, depth - 1);
  return count;
};

for (const [name, [fen, counts]] of Object.entries(published))
  test(`${name}: all games of ${counts.length} moves`, () => {
    const { state } = accepted(chess.setup({ players: ['white', 'black'], fen }, dice));
    expect(counts.map((_, i) => leaves(state, i + 1))).toEqual(counts);
  });
