import { Chess as ChessJs } from 'chess.js';
import { clone, pick, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { nameOf } from '../../../examples/chess/board.js';
import { chess } from '../../../examples/chess/chess.js';
import type { Move, State } from '../../../examples/chess/types.js';
import { often } from '../../long.js';

const dice = seeded('no die is thrown');
const setUp = (fen?: string): State =>
  clone(accepted(chess.setup(fen === undefined ? { players: ['white', 'black'] } : { players: ['white', 'black'], fen }, dice)).state);
const movesOf = (state: State): readonly Move[] =>
  chess.actors(state).flatMap((player) => chess.legalActions(state, player, { types: ['move'] }) as readonly Move[]);
const written = ({ from, to, promotion }: Move): string =>
  `${nameOf(from)}${nameOf(to)}${promotion === undefined ? '' : ' pnbrq'[promotion]}`;

/** The end that another engine sees. */
const endsOf = (other: ChessJs): readonly string[] => {
  if (other.isCheckmate()) return ['checkmate'];
  return other.isStalemate() ? ['stalemate'] : other.isInsufficientMaterial() ? ['dead-position'] : [];
};

test('in random games the same moves may be made as chess.js finds, and the game stands and ends alike', () => {
  for (let game = 1; game <= often(1, 2); game++) {
    const lots = seeded(`game ${game}`);
    const state = setUp();
    const other = new ChessJs();
    while (state.result === null) {
      const moves = movesOf(state);
      expect(moves.map(written).sort()).toEqual(
        other
          .moves({ verbose: true })
          .map(({ lan }) => lan)
          .sort(),
      );
      const { board, turn, castling, enPassant, inCheck, clock } = setUp(other.fen());
      expect({ board, turn, castling, enPassant, inCheck, clock }).toEqual({
        board: state.board,
        turn: state.turn,
        castling: state.castling,
        enPassant: state.enPassant,
        inCheck: state.inCheck,
        clock: state.clock,
      });
      expect(
        chess
          .legalActions(state, chess.actors(state)[0]!, { types: ['claim-draw'] })
          .some((claim) => 'announced' in claim && claim.announced === null),
      ).toBe(other.isThreefoldRepetition() || other.isDrawByFiftyMoves());
      const move = pick(lots, moves, 'which move');
      accepted(chess.reduceInPlace(state, move, dice));
      other.move(written(move));
    }
    const { end } = state.result;
    if (end === 'seventy-five-moves' || end === 'fivefold-repetition') expect(endsOf(other)).toEqual([]);
    else expect(endsOf(other)).toEqual([end]);
  }
});
