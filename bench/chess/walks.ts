import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops, type Position } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { clone, type Draft, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { chess } from '../../examples/chess/chess.js';
import type { Move, State } from '../../examples/chess/types.js';

/** Counts the games of so many moves from a position, each of which is played to its last move. */
type Walk = (fen: string, depth: number) => number;

const unthrown = seeded(0);
const types = ['move'];
const firstOf = (fen: string): State => accepted(chess.setup({ players: ['white', 'black'], fen }, unthrown)).state;
const movesIn = (state: State): readonly Move[] => {
  const [player] = chess.actors(state);
  return player === undefined ? [] : (chess.legalActions(state, player, { types }) as readonly Move[]);
};

const byReduce = (state: State, depth: number): number => {
  let leaves = 0;
  for (const move of movesIn(state)) {
    const next = accepted(chess.reduce(state, move, unthrown)).state;
    leaves += depth === 1 ? 1 : byReduce(next, depth - 1);
  }
  return leaves;
};

const onClones = (state: State, depth: number): number => {
  let leaves = 0;
  for (const move of movesIn(state)) {
    const next = accepted(chess.reduceInPlace(clone(state), move, unthrown)).state;
    leaves += depth === 1 ? 1 : onClones(next, depth - 1);
  }
  return leaves;
};

/** The state is plain data, and belongs to whoever plays on it: what a move has written is written back. */
const takeBack = (state: Draft<State>, before: State, { from, to }: Move): void => {
  const { board } = state;
  const kind = Math.abs(before.board[from]!);
  const isSpecial = (kind === 1 && to === before.enPassant) || (kind === 6 && Math.abs(to - from) === 2);
  // In passing and in castling other squares have changed than these two.
  if (isSpecial) for (let square = 0; square < 64; square++) board[square] = before.board[square]!;
  else [board[from], board[to]] = [before.board[from]!, before.board[to]!];
  state.turn = before.turn;
  state.whiteKing = before.whiteKing;
  state.blackKing = before.blackKing;
  state.castling = before.castling;
  state.enPassant = before.enPassant;
  state.inCheck = before.inCheck;
  state.clock = before.clock;
  if (state.quiet.length > before.quiet.length) state.quiet.pop();
  else state.quiet = [...before.quiet];
  state.offer = before.offer;
  state.result = before.result;
};

const inOneState = (state: State, depth: number): number => {
  const before: State = { ...state, board: [...state.board], quiet: [...state.quiet] };
  let leaves = 0;
  for (const move of movesIn(state)) {
    accepted(chess.reduceInPlace(state, move, unthrown));
    leaves += depth === 1 ? 1 : inOneState(state, depth - 1);
    takeBack(state as Draft<State>, before, move);
  }
  return leaves;
};

const byTexts = (game: ChessJs, depth: number): number => {
  let leaves = 0;
  for (const move of game.moves()) {
    game.move(move);
    leaves += depth === 1 ? 1 : byTexts(game, depth - 1);
    game.undo();
  }
  return leaves;
};

const promotions = ['queen', 'rook', 'bishop', 'knight'] as const;
const onChildren = (position: Position, depth: number): number => {
  let leaves = 0;
  for (const [from, squares] of position.allDests())
    for (const to of squares) {
      const isPromotion = (to < 8 || to > 55) && position.board.pawn.has(from);
      for (const promotion of isPromotion ? promotions : [undefined]) {
        const child = position.clone();
        child.play(promotion === undefined ? { from, to } : { from, to, promotion });
        leaves += depth === 1 ? 1 : onChildren(child, depth - 1);
      }
    }
  return leaves;
};

/** Who takes part. What chess.js does by its own names and texts takes a hundred times as long: it goes one move less deep. */
export const walks: Readonly<Record<string, { readonly walk: Walk; readonly less?: number }>> = {
  'ludoteca in place': { walk: (fen, depth) => inOneState(clone(firstOf(fen)), depth) },
  'ludoteca on clones': { walk: (fen, depth) => onClones(clone(firstOf(fen)), depth) },
  'ludoteca reduce': { walk: (fen, depth) => byReduce(firstOf(fen), depth) },
  'chess.js perft': { walk: (fen, depth) => new ChessJs(fen).perft(depth) },
  'chess.js move': { walk: (fen, depth) => byTexts(new ChessJs(fen), depth), less: 1 },
  'chessops play': { walk: (fen, depth) => onChildren(Chessops.fromSetup(parseFen(fen).unwrap()).unwrap(), depth) },
};
