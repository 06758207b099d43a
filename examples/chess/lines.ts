import { type Board, filesBetween, kinds, ranksBetween, type Side, type Square, squares } from './board.js';

const { pawn, knight, bishop, rook, queen, king } = kinds;
const directions = [1, -1, 8, -8, 7, -7, 9, -9];
/** The first directions are straight, those from here on diagonal. */
export const firstDiagonal = 4;
const line = (from: Square, step: number): readonly Square[] => {
  const to = from + step;
  return to < 0 || to > 63 || Math.abs(filesBetween(from, to)) > 1 ? [] : [to, ...line(to, step)];
};
/** From every square, in every direction, what lies between it and the edge. */
export const linesFrom = squares.map((from) => directions.map((step) => line(from, step)));
/** Where a knight leaps to. */
export const leapsFrom = squares.map((from) => squares.filter((to) => Math.abs(filesBetween(from, to) * ranksBetween(from, to)) === 2));
const diagonallyAhead = (side: Side) =>
  squares.map((from) => squares.filter((to) => Math.abs(filesBetween(from, to)) === 1 && ranksBetween(from, to) === side));
const [upwards, downwards] = [diagonallyAhead(1), diagonallyAhead(-1)];
/** Where a pawn of a side captures. */
export const capturesFrom = (side: Side, from: Square): readonly Square[] => (side === 1 ? upwards : downwards)[from]!;

const directionsBetween = squares.map((from) => squares.map((to) => linesFrom[from]!.findIndex((all) => all.includes(to))));
/** The direction in which one square lies from another; -1 if in none. */
export const directionTo = (from: Square, to: Square): number => directionsBetween[from]![to]!;

/**
 * Does a side attack a square from some direction? A move may be imagined: pieces are `gone` from two squares, and one that attacks nobody has `come` to
 * another.
 */
export const isAttackedFrom = (direction: number, board: Board, square: Square, by: Side, gone = -1, come = -1, alsoGone = -1): boolean => {
  const all = linesFrom[square]![direction]!;
  for (let i = 0; i < all.length; i++) {
    const at = all[i]!;
    if (at === come) return false;
    const piece = board[at]! * by;
    if (piece === 0 || at === gone || at === alsoGone) continue;
    if (piece === queen || piece === (direction < firstDiagonal ? rook : bishop)) return true;
    return i === 0 && (piece === king || (piece === pawn && direction >= firstDiagonal && (square - at) * by > 0));
  }
  return false;
};

/** Does a side attack a square at all, if such a move is made? */
export const isAttacked = (board: Board, square: Square, by: Side, gone = -1, come = -1, alsoGone = -1): boolean => {
  for (let from = 0; from < 8; from++) if (isAttackedFrom(from, board, square, by, gone, come, alsoGone)) return true;
  for (const at of leapsFrom[square]!) if (board[at] === by * knight && at !== come) return true;
  return false;
};
