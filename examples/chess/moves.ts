import type { Draft } from 'ludoteca';
import { type Board, kinds, rankOf, type Side, type Square } from './board.js';
import { capturesFrom, directionTo, firstDiagonal, isAttacked, isAttackedFrom, leapsFrom, linesFrom } from './lines.js';

const { pawn, knight, bishop, rook, queen, king } = kinds;

/** From where to where. */
export interface Way {
  readonly from: Square;
  readonly to: Square;
}

/** All that decides what may be played. */
export interface Position {
  readonly board: Board;
  readonly turn: Side;
  readonly whiteKing: Square;
  readonly blackKing: Square;
  /** Who may yet castle where: the sum of the rights in {@link castlings}. */
  readonly castling: number;
  /** The square that a pawn has just passed over, if it can be captured there. */
  readonly enPassant: Square | null;
  /** Is the side to move in check? */
  readonly inCheck: boolean;
  /** Moves of both sides since a pawn was moved or something captured. */
  readonly clock: number;
  /** The moves, `from * 64 + to`, since the last one that can never be undone: among the positions between them one may recur. */
  readonly quiet: readonly number[];
}

/** The king goes from `from` to `to` past the square `past`, and the rook from its corner there. */
export const castlings = [
  { right: 1, letter: 'K', side: 1, from: 4, past: 5, to: 6, corner: 7 },
  { right: 2, letter: 'Q', side: 1, from: 4, past: 3, to: 2, corner: 0 },
  { right: 4, letter: 'k', side: -1, from: 60, past: 61, to: 62, corner: 63 },
  { right: 8, letter: 'q', side: -1, from: 60, past: 59, to: 58, corner: 56 },
] as const;

const pawnReaches = ({ board, turn, enPassant }: Position, from: Square, will: (to: Square) => boolean): boolean => {
  const [ahead, further] = [from + 8 * turn, from + 16 * turn];
  if (board[ahead] === 0) {
    if (will(ahead)) return true;
    if (rankOf(from) === (turn === 1 ? 1 : 6) && board[further] === 0 && will(further)) return true;
  }
  for (const to of capturesFrom(turn, from)) if ((board[to]! * turn < 0 || to === enPassant) && will(to)) return true;
  return false;
};

/**
 * Goes through the squares that a piece of the side to move reaches from its own, until one of them will do. What becomes of its king is asked by
 * {@link isSafe}.
 */
export const reaches = (position: Position, from: Square, will: (to: Square) => boolean): boolean => {
  const { board, turn, castling, inCheck } = position;
  const kind = board[from]! * turn;
  if (kind === pawn) return pawnReaches(position, from, will);
  if (kind === knight) for (const to of leapsFrom[from]!) if (board[to]! * turn <= 0 && will(to)) return true;
  if (kind <= knight) return false;
  const end = kind === rook ? firstDiagonal : 8;
  for (let direction = kind === bishop ? firstDiagonal : 0; direction < end; direction++)
    for (const to of linesFrom[from]![direction]!) {
      if (board[to]! * turn <= 0 && will(to)) return true;
      if (board[to] !== 0 || kind === king) break;
    }
  if (kind === king && castling !== 0 && !inCheck)
    for (const { right, side, past, to, corner } of castlings) {
      const isOpen = (castling & right) !== 0 && side === turn && board[past] === 0 && board[to] === 0;
      if (isOpen && (to > from || board[corner + 1] === 0) && !isAttacked(board, past, -turn as Side) && will(to)) return true;
    }
  return false;
};

/** Does a piece of the side to move reach this square? */
export const canReach = (position: Position, from: Square, to: Square): boolean => {
  const { board, turn } = position;
  const kind = board[from]! * turn;
  if (kind < bishop || kind > queen) return reaches(position, from, (at) => at === to);
  const direction = directionTo(from, to);
  if (direction < 0 || board[to]! * turn > 0 || kind === (direction < firstDiagonal ? bishop : rook)) return false;
  for (const at of linesFrom[from]![direction]!) {
    if (at === to) return true;
    if (board[at] !== 0) return false;
  }
  return false;
};

/** Would the king of whoever moves so be safe? */
export const isSafe = ({ board, turn, whiteKing, blackKing, inCheck, enPassant }: Position, from: Square, to: Square): boolean => {
  const home = turn === 1 ? whiteKing : blackKing;
  if (from === home) return !isAttacked(board, to, -turn as Side, from);
  const isInPassing = to === enPassant && board[from] === turn * pawn;
  if (inCheck || isInPassing) return !isAttacked(board, home, -turn as Side, from, to, isInPassing ? to - 8 * turn : -1);
  // Whoever is not in check lays the king open only by leaving a line to it.
  const direction = directionTo(home, from);
  return direction < 0 || !isAttackedFrom(direction, board, home, -turn as Side, from, to);
};

/** Goes through all that the side to move may do, until something will do. Most pieces stand on their own side of the board, where it begins. */
const someWay = (position: Position, will: (from: Square, to: Square) => boolean): boolean => {
  const { board, turn } = position;
  for (let i = 0; i < 64; i++) {
    const from = turn === 1 ? i : 63 - i;
    if (board[from]! * turn > 0 && reaches(position, from, (to) => isSafe(position, from, to) && will(from, to))) return true;
  }
  return false;
};
export const hasMove = (position: Position): boolean => someWay(position, () => true);
export const waysIn = (position: Position): readonly Way[] => {
  const ways: Way[] = [];
  someWay(position, (from, to) => {
    ways.push({ from, to });
    return false;
  });
  return ways;
};

/** Does this move bring a pawn to its last rank? */
export const isPromotion = ({ board }: Position, from: Square, to: Square): boolean =>
  (to < 8 || to > 55) && Math.abs(board[from]!) === pawn;

/** Is the king of the side to move attacked? */
export const isInCheck = ({ board, turn, whiteKing, blackKing }: Position): boolean =>
  isAttacked(board, turn === 1 ? whiteKing : blackKing, -turn as Side);

/** Has a pawn just passed over this square, and can it be captured there? */
export const canBeTakenInPassing = (position: Position, square: Square): boolean => {
  const { board, turn } = position;
  const isPassed = rankOf(square) === (turn === 1 ? 5 : 2) && board[square - 8 * turn] === -turn * pawn;
  if (!isPassed || board[square] !== 0 || board[square + 8 * turn] !== 0) return false;
  const isSafeFrom = (from: Square): boolean => isSafe({ ...position, enPassant: square }, from, square);
  return capturesFrom(-turn as Side, square).some((from) => board[from] === turn * pawn && isSafeFrom(from));
};

/** Is the king of the side to move attacked now that this plain move has been made: by what has come there, or along a line from where it was? */
const isMetBy = ({ board, turn, whiteKing, blackKing }: Position, from: Square, to: Square): boolean => {
  const home = turn === 1 ? whiteKing : blackKing;
  if (board[to] === -turn * knight && leapsFrom[home]!.includes(to)) return true;
  const [before, after] = [directionTo(home, from), directionTo(home, to)];
  const isAlong = (direction: number): boolean => direction >= 0 && isAttackedFrom(direction, board, home, -turn as Side);
  return isAlong(after) || isAlong(before);
};

/** Makes a move that may be made, and tells what it captured: 0 if nothing. */
export const makeMove = (position: Draft<Position>, from: Square, to: Square, promoted = 0): number => {
  const { board, turn, castling, enPassant } = position;
  const piece = board[from]!;
  const isPawn = piece === turn * pawn;
  const taken = isPawn && to === enPassant ? to - 8 * turn : to;
  const captured = board[taken]!;
  board[taken] = 0;
  board[from] = 0;
  board[to] = promoted === 0 ? piece : promoted * turn;
  if (castling !== 0)
    for (const way of castlings) {
      if ((castling & way.right) === 0) continue;
      if (piece === turn * king && way.side === turn && way.to === to) [board[way.past], board[way.corner]] = [turn * rook, 0];
      if (from === way.from || from === way.corner || to === way.corner) position.castling &= ~way.right;
    }
  const isSpecial = taken !== to || position.castling !== castling; // more than one piece has moved, or might have
  if (piece === king) position.whiteKing = to;
  if (piece === -king) position.blackKing = to;
  position.turn = -turn as Side;
  position.inCheck = isSpecial ? isInCheck(position) : isMetBy(position, from, to);
  position.clock = isPawn || captured !== 0 ? 0 : position.clock + 1;
  const passed = (from + to) >> 1;
  position.enPassant = isPawn && Math.abs(to - from) === 16 && canBeTakenInPassing(position, passed) ? passed : null;
  const canBeUndone = position.clock > 0 && position.castling === castling && enPassant === null;
  if (canBeUndone) position.quiet.push(from * 64 + to);
  else if (position.quiet.length > 0) position.quiet = [];
  return captured;
};
