import { E } from 'ludoteca';
import { describe, expect, test } from 'vitest';
import { squareCalled } from '../../../examples/chess/board.js';
import { chess } from '../../../examples/chess/chess.js';
import { type Clause, clauses, type State } from '../../../examples/chess/types.js';
import { actionIn, begun, ending, played, refusal } from './helpers/playing.js';

const tested = new Set<Clause>();
/** A law, as some games show it. */
const law = (clause: Clause, claim: string, body: () => void): void => {
  tested.add(clause);
  test(`${clause}: ${claim}`, body);
};
const refusedSetup = (config: object): string | null => {
  const read = chess.decodeConfig(config);
  return E.isLeft(read) ? `${read.left[0].code} ${read.left[0].clause}` : null;
};
const goes = (state: State, from: string): string[] =>
  chess
    .legalActions(state, chess.actors(state)[0]!, { types: ['move'] })
    .flatMap((action) => (action.type === 'move' && action.from === squareCalled(from) ? [chess.labels.action(action).slice(3)] : []))
    .sort();
const moves = (text: string): readonly string[] => text.split(' ');
/** Knights go out and come home: the same position after every four moves. */
const out = 'g1f3 g8f6 f3g1 f6g8';

describe('the table', () => {
  law('CH-TABLE-01', 'two different players, White first', () => {
    expect(chess.actors(begun())).toEqual(['ada']);
    for (const players of [['ada'], ['ada', 'ada']]) expect(refusedSetup({ players })).toBe('bad-table CH-TABLE-01');
    expect(refusedSetup({ players: ['ada', 'bo', 'cy'] })).toBe('bad-config CORE-BAD-PARAMETER');
  });

  law('CH-TABLE-02', 'a position that could not come about is refused, and told why', () => {
    const impossible: Readonly<Record<string, string>> = {
      'it is empty': '',
      'seven ranks': '8/8/8/8/8/8/k6K w - - 0 1',
      'nine squares': 'k7/8/8/44/9/8/8/7K w - - 0 1',
      'no black king': '8/8/8/8/8/8/8/K7 w - - 0 1',
      'two white kings': 'k7/8/8/8/8/8/8/KK6 w - - 0 1',
      'a pawn on the first rank': 'k7/8/8/8/8/8/8/KP6 w - - 0 1',
      'the side that has moved is in check': 'k7/8/8/8/8/8/8/R6K w - - 0 1',
      'castling without a rook': 'k7/8/8/8/8/8/8/4K3 w K - 0 1',
      'a right twice': 'k7/8/8/8/8/8/8/4K2R w KK - 0 1',
    };
    for (const [why, fen] of Object.entries(impossible))
      expect([why, refusedSetup({ players: ['ada', 'bo'], fen })]).toEqual([why, 'bad-position CH-TABLE-02']);
    expect(begun('k7/8/8/8/8/8/8/4K2R w K -').castling).toBe(1);
    expect(ending(begun('R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1'))).toBe('checkmate ada');
  });

  test('a square to capture in passing counts only where a pawn can do so', () => {
    const square = (fen: string): number | null => begun(fen).enPassant;
    expect(square('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2')).toBe(squareCalled('d6'));
    for (const [why, fen] of Object.entries({
      'nobody stands beside it': '4k3/8/8/3p4/8/8/4P3/4K3 w - d6 0 2',
      'no pawn has passed': '4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2',
      'it came from a square that is taken': '4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2',
      'it would leave the king attacked': '4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2',
    }))
      expect([why, square(fen)]).toEqual([why, null]);
  });
});

describe('moves', () => {
  law('CH-MOVE-01', 'by turns, each piece in its manner, over none but the knight', () => {
    expect(chess.actors(played(begun(), 'e2e4'))).toEqual(['bo']);
    expect(refusal(begun(), 'e7e5')).toEqual(['no-piece', 'CH-MOVE-01']);
    expect(refusal(begun(), 'e4e5')).toEqual(['no-piece', 'CH-MOVE-01']);
    expect(refusal(begun(), 'a1a3')).toEqual(['cannot-go', 'CH-MOVE-01']);
    expect(goes(begun(), 'g1')).toEqual(['f3', 'h3']);
    const alone = (piece: string): number => goes(begun(`4k3/7p/8/8/3${piece}4/8/8/1K6 w - - 0 1`), 'd4').length;
    expect(['Q', 'R', 'B', 'N'].map(alone)).toEqual([27, 14, 13, 8]);
    const taken = played(begun('7k/8/8/8/3R2n1/8/8/K7 w - - 5 9'), 'd4g4');
    expect([taken.board[squareCalled('g4')], taken.clock]).toEqual([4, 0]);
  });

  law('CH-MOVE-02', 'whoever is pinned stays on the line, and a check is met', () => {
    const pinned = begun('4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1');
    expect(refusal(pinned, 'e2d2')).toEqual(['king-attacked', 'CH-MOVE-02']);
    expect(goes(pinned, 'e2')).toEqual(['e3', 'e4', 'e5', 'e6', 'e7', 'e8']);
    expect(goes(pinned, 'e1')).toEqual(['d1', 'd2', 'f1', 'f2']);
    const checked = begun('4r2k/8/8/8/8/8/3R4/4K3 w - - 0 1');
    expect([checked.inCheck, goes(checked, 'd2'), goes(checked, 'e1')]).toEqual([true, ['e2'], ['d1', 'f1', 'f2']]);
  });

  law('CH-CASTLE-01', 'to either side, not out of, through or into check, and never again after a move', () => {
    const free = begun('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    expect(goes(free, 'e1')).toEqual(['c1', 'd1', 'd2', 'e2', 'f1', 'f2', 'g1']);
    const [short, long] = [played(free, 'e1g1'), played(begun('r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1'), 'e8c8')];
    expect([short.board.slice(0, 8), short.castling]).toEqual([[4, 0, 0, 0, 0, 4, 6, 0], 12]);
    expect([long.board.slice(56), long.castling]).toEqual([[0, 0, -6, -4, 0, 0, 0, -4], 3]);
    const castles = (fen: string): string[] => goes(begun(fen), 'e1').filter((to) => to === 'c1' || to === 'g1');
    expect(castles('4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1')).toEqual([]);
    expect(castles('4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1')).toEqual(['c1']);
    expect(castles('4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1')).toEqual(['g1']);
    expect(castles('4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1')).toEqual(['c1', 'g1']);
    expect(castles('4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1')).toEqual([]);
    expect(refusal(begun('4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1'), 'e1g1')).toEqual(['cannot-go', 'CH-CASTLE-01']);
    expect(played(free, ...moves('h1h2 a8a7 h2h1 a7a8')).castling).toBe(2 + 4);
    expect(played(free, 'h1h8').castling).toBe(2 + 8);
    expect(played(free, 'e1e2', 'e8d8').castling).toBe(0);
  });

  law('CH-PAWN-01', 'ahead by one or two, diagonally to capture, and in passing at once or never', () => {
    expect(goes(begun(), 'e2')).toEqual(['e3', 'e4']);
    expect(refusal(played(begun(), 'e2e3', 'a7a6'), 'e3e5')).toEqual(['cannot-go', 'CH-PAWN-01']);
    expect(refusal(begun(), 'e2d3')).toEqual(['cannot-go', 'CH-PAWN-01']);
    const met = begun('4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1');
    expect(goes(met, 'e2')).toEqual([]);
    expect(goes(begun('4k3/8/8/8/7p/p5P1/7P/4K3 w - - 0 1'), 'h2')).toEqual(['h3']);
    expect(goes(begun('4k3/8/8/8/p6P/8/8/4K3 w - - 0 1'), 'h4')).toEqual(['h5']); // not around the edge of the board
    const passed = played(begun(), ...moves('e2e4 a7a6 e4e5 d7d5'));
    expect(goes(passed, 'e5')).toEqual(['d6', 'e6']);
    const captured = played(passed, 'e5d6');
    expect([captured.board[squareCalled('d5')], captured.board[squareCalled('d6')]]).toEqual([0, 1]);
    expect(goes(played(passed, 'a2a3', 'a6a5'), 'e5')).toEqual(['e6']);
    // The pawn that gives check is captured in passing.
    expect(goes(played(begun('8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1'), 'd2d4'), 'e4')).toEqual(['d3']);
  });

  law('CH-PAWN-02', 'on its last rank a pawn becomes one of four pieces, nothing else ever', () => {
    const near = begun('3r3k/4P3/8/8/8/8/8/K7 w - - 0 1');
    expect(chess.legalActions(near, 'ada', { types: ['move'] }).filter((move) => 'promotion' in move)).toHaveLength(8);
    expect(refusal(near, 'e7e8')).toEqual(['wrong-promotion', 'CH-PAWN-02']);
    expect(refusal(near, 'a1a2q')).toEqual(['wrong-promotion', 'CH-PAWN-02']);
    expect(refusal(near, 'e7e8k')).toEqual(['bad-parameter', 'CORE-BAD-PARAMETER']);
    const promoted = played(near, 'e7d8n');
    expect([promoted.board[squareCalled('d8')], promoted.inCheck]).toEqual([2, false]);
    expect(played(near, 'e7e8q').inCheck).toBe(true);
  });
});

describe('the end', () => {
  law('CH-MATE-01', 'mate wins, and comes before every draw', () => {
    expect(ending(played(begun(), ...moves('f2f3 e7e5 g2g4 d8h4')))).toBe('checkmate bo');
    expect(ending(played(begun('7k/8/6K1/8/8/8/8/R7 w - - 149 200'), 'a1a8'))).toBe('checkmate ada');
  });

  law('CH-RESIGN-01', 'at any time, also when the other is to move; no win for a king alone', () => {
    expect(ending(played(begun(), 'ada resigns'))).toBe('resignation bo');
    expect(ending(played(begun(), 'bo resigns'))).toBe('resignation ada');
    const bare = begun('7k/8/8/8/8/8/8/KR6 w - - 0 1');
    expect(ending(played(bare, 'ada resigns'))).toBe('resignation nobody');
    expect(ending(played(bare, 'bo resigns'))).toBe('resignation ada');
  });

  law('CH-DRAW-01', 'stalemate', () => expect(ending(played(begun('7k/8/5K2/6Q1/8/8/8/8 w - - 0 1'), 'g5g6'))).toBe('stalemate nobody'));

  law('CH-DRAW-02', 'one knight, or bishops on squares of one colour, are too few', () => {
    const stands = (pieces: string): string | null => ending(begun(`5k2/8/8/8/8/8/${pieces}/K7 w - - 7 1`));
    for (const dead of ['8', 'N7', 'n7', 'B7', 'b1B5', 'B1b1B3']) expect([dead, stands(dead)]).toEqual([dead, 'dead-position nobody']);
    for (const alive of ['NN6', 'N1n5', 'NB6', 'bB6', 'P7', 'R7', 'q7']) expect([alive, stands(alive)]).toEqual([alive, null]);
    expect(ending(played(begun('7k/8/8/8/8/8/1p6/K7 w - - 0 1'), 'a1b2'))).toBe('dead-position nobody');
    expect(ending(played(begun('7k/P7/8/8/8/8/8/K7 w - - 0 1'), 'a7a8n'))).toBe('dead-position nobody');
  });

  law('CH-DRAW-03', 'a position that comes for the fifth time ends the game', () => {
    const fourTimes = played(begun(), ...moves(`${out} ${out} ${out}`));
    expect(ending(fourTimes)).toBe(null);
    expect(ending(played(fourTimes, ...moves(out).slice(0, 3)))).toBe(null);
    expect(ending(played(fourTimes, ...moves(out)))).toBe('fivefold-repetition nobody');
  });

  law('CH-DRAW-04', 'seventy-five moves of each side end the game', () => {
    const near = begun('7k/8/8/8/8/8/8/KR6 w - - 148 200');
    expect(ending(played(near, 'b1b2'))).toBe(null);
    expect(ending(played(near, 'b1b2', 'h8g8'))).toBe('seventy-five-moves nobody');
  });

  law('CH-DRAW-05', 'the third time may be claimed by whoever is to move, on the board or by a move announced', () => {
    const twice = played(begun(), ...moves(out));
    expect(refusal(twice, 'claim')).toEqual(['no-claim', 'CH-DRAW-05']);
    const before = played(twice, ...moves(out).slice(0, 3));
    expect(refusal(before, 'claim')).toEqual(['no-claim', 'CH-DRAW-05']);
    expect(refusal(before, 'claim f6h5')).toEqual(['no-claim', 'CH-DRAW-05']);
    expect(refusal(before, 'claim f6f5')).toEqual(['cannot-go', 'CH-MOVE-01']);
    const announced = played(before, 'claim f6g8');
    expect([ending(announced), announced.board]).toEqual(['threefold-repetition nobody', before.board]);
    const claims = chess.legalActions(before, 'bo', { types: ['claim-draw'] });
    expect(claims).toEqual([actionIn(before, 'claim f6g8')]);
    expect(ending(played(before, 'f6g8', 'claim'))).toBe('threefold-repetition nobody');
    expect(ending(played(before, 'f6g8', 'a2a3'))).toBe(null);
    expect(refusal(played(before, 'f6g8', 'a2a3'), 'claim')).toEqual(['no-claim', 'CH-DRAW-05']);
  });

  test('a position with other rights is another position', () => {
    // The rights to castle are lost with the first move of a rook: the position before it never comes again.
    const rooks = 'h1g1 h8g8 g1h1 g8h8';
    const castling = played(begun('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), ...moves(`${rooks} ${rooks}`));
    expect(refusal(castling, 'claim')).toEqual(['no-claim', 'CH-DRAW-05']);
    expect(ending(played(castling, ...moves(rooks).slice(0, 2), 'claim'))).toBe('threefold-repetition nobody');
    // So is the right to capture in passing, where it is one.
    const kings = 'e8d8 e1d1 d8e8 d1e1';
    const passing = (fen: string): State => played(begun(fen), 'd2d4', ...moves(`${kings} ${kings}`));
    expect(refusal(passing('4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1'), 'claim')).toEqual(['no-claim', 'CH-DRAW-05']);
    expect(ending(played(passing('4k3/8/8/8/7p/8/3P4/4K3 w - - 0 1'), 'claim'))).toBe('threefold-repetition nobody');
  });

  test('what counts is who stands where, not which of two knights it is, nor whose turn it was', () => {
    // Two knights change places: the position is the same.
    const change = moves('d5b4 h8g8 c3d5 g8h8 b4a2 h8g8 a2c3 g8h8');
    const changed = played(begun('7k/8/8/3N4/8/2N5/8/K7 w - - 0 1'), ...change);
    expect(refusal(changed, 'claim')).toEqual(['no-claim', 'CH-DRAW-05']);
    expect(ending(played(changed, ...change, 'claim'))).toBe('threefold-repetition nobody');
    // A king goes home in three moves: the same squares, but the other side is to move.
    const first = begun('7k/8/8/8/8/8/4P3/K7 w - - 0 1');
    const [roundabout, there] = [moves('a1b2 h8g8 b2a2 g8h8 a2a1'), moves('h8g8 a1b1 g8h8 b1a1')];
    const lost = played(first, ...roundabout, ...there);
    expect(lost.board).toEqual(first.board);
    expect(refusal(lost, 'claim')).toEqual(['no-claim', 'CH-DRAW-05']);
    expect(ending(played(lost, ...there, 'claim'))).toBe('threefold-repetition nobody');
  });

  law('CH-DRAW-06', 'fifty moves of each side may be claimed, on the board or by a move announced', () => {
    const near = begun('7k/7p/8/8/8/8/8/KR6 w - - 98 200');
    expect(refusal(near, 'claim b1b2')).toEqual(['no-claim', 'CH-DRAW-05']);
    const once = played(near, 'b1b2');
    expect(refusal(once, 'claim h7h6')).toEqual(['no-claim', 'CH-DRAW-05']);
    expect(ending(played(once, 'claim h8g8'))).toBe('fifty-moves nobody');
    expect(ending(played(once, 'h8g8', 'claim'))).toBe('fifty-moves nobody');
    expect(played(once, 'h7h6').clock).toBe(0);
  });

  law('CH-DRAW-07', 'an offer stands until it is accepted, or the other moves', () => {
    const offered = played(begun(), 'e2e4', 'ada offers');
    expect(refusal(offered, 'ada accepts')).toEqual(['not-your-turn', 'CORE-NOT-YOUR-TURN']);
    expect(refusal(offered, 'bo offers')).toEqual(['offer-stands', 'CH-DRAW-07']);
    expect(ending(played(offered, 'bo accepts'))).toBe('agreement nobody');
    expect(played(offered, 'e7e5').offer).toBe(null);
    expect(refusal(played(offered, 'e7e5'), 'bo accepts')).toEqual(['not-your-turn', 'CORE-NOT-YOUR-TURN']);
    // Whoever offers on the own move may still make it.
    expect(ending(played(begun(), 'ada offers', 'e2e4', 'bo accepts'))).toBe('agreement nobody');
    expect(chess.open(played(begun(), 'ada offers'), 'bo')).toEqual(['accept-draw', 'resign']);
  });
});

test('every law has been tried', () => expect([...tested].sort()).toEqual(Object.keys(clauses).sort()));
