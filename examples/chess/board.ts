/** A square by its number: a1 is 0, b1 is 1, h8 is 63. */
export type Square = number;
/** White plays upwards, Black downwards. */
export type Side = 1 | -1;
/** What stands on each square: the kind of piece times its side; 0 where nothing does. */
export type Board = readonly number[];

const letters = '·PNBRQK';
export const [pawn, knight, bishop, rook, queen, king] = [1, 2, 3, 4, 5, 6] as const;
export const squares: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);
export const rankOf = (square: Square): number => square >> 3;
const filesBetween = (from: Square, to: Square): number => (to & 7) - (from & 7);
const ranksBetween = (from: Square, to: Square): number => rankOf(to) - rankOf(from);
/** White’s letters are large. */
export const pieceOf = (letter: string): number => letters.indexOf(letter.toUpperCase()) * (letter === letter.toUpperCase() ? 1 : -1);
export const letterOf = (piece: number): string => (piece < 0 ? letters[-piece]!.toLowerCase() : letters[piece]!);
export const nameOf = (square: Square): string => `${'abcdefgh'[square & 7]}${rankOf(square) + 1}`;
/** The square of this name. */
export const squareCalled = (name: string): Square => squares.find((square) => nameOf(square) === name)!;

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
