/** A square by its number: a1 is 0, b1 is 1, h8 is 63. */
export type Square = number;
/** White plays upwards, Black downwards. */
export type Side = 1 | -1;
/** What stands on each square: the kind of piece times its side; 0 where nothing does. */
export type Board = readonly number[];

export const kinds = { pawn: 1, knight: 2, bishop: 3, rook: 4, queen: 5, king: 6 } as const;
const letters = '·PNBRQK';
export const squares: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);
export const rankOf = (square: Square): number => square >> 3;
export const filesBetween = (from: Square, to: Square): number => (to & 7) - (from & 7);
export const ranksBetween = (from: Square, to: Square): number => rankOf(to) - rankOf(from);
/** White’s letters are large. */
export const pieceOf = (letter: string): number => letters.indexOf(letter.toUpperCase()) * (letter === letter.toUpperCase() ? 1 : -1);
export const letterOf = (piece: number): string => (piece < 0 ? letters[-piece]!.toLowerCase() : letters[piece]!);
export const nameOf = (square: Square): string => `${'abcdefgh'[square & 7]}${rankOf(square) + 1}`;
/** The square of this name. */
export const squareCalled = (name: string): Square => squares.find((square) => nameOf(square) === name)!;
