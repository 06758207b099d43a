import { kinds, nameOf, pieceOf, rankOf, type Side, squares } from './board.js';
import { occurrences } from './endings.js';
import { canBeTakenInPassing, castlings, isInCheck, type Position } from './moves.js';

const { pawn, rook, king } = kinds;
/** The usual first position. */
export const usualStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const form = /^([pnbrqkPNBRQK1-8/]+) ([wb]) (-|(?=[KQkq])K?Q?k?q?) (-|[a-h][36])(?: (\d{1,3}) \d{1,5})?$/;

/** What no play could have led to in a position; null if all is well. */
export const faultIn = (position: Position): string | null => {
  const { board, turn, whiteKing, blackKing, castling, enPassant, inCheck, clock, quiet } = position;
  const isOnly = (piece: number, home: number): boolean => board.every((other, square) => (other === piece) === (square === home));
  if (board.length !== 64 || !isOnly(king, whiteKing) || !isOnly(-king, blackKing))
    return 'There are 64 squares, and each side has one king.';
  if (board.some((piece, square) => Math.abs(piece) === pawn && rankOf(square) % 7 === 0)) return 'A pawn stands on a last rank.';
  if (isInCheck({ ...position, turn: -turn as Side })) return 'The side that has moved is in check.';
  if (isInCheck(position) !== inCheck) return 'It is told wrongly whether the side to move is in check.';
  for (const { right, side, from, corner } of castlings)
    if ((castling & right) !== 0 && (board[from] !== side * king || board[corner] !== side * rook))
      return 'A king or a rook that may castle is not at home.';
  if (enPassant !== null && !canBeTakenInPassing(position, enPassant)) return 'There is no pawn to be captured in passing.';
  return quiet.length > clock || occurrences(position) === 0 ? 'The last moves cannot have been made.' : null;
};

/** The position that a line of Forsyth–Edwards notation describes, or what is wrong with it. */
export const readFen = (fen: string): Position | string => {
  const [, placement = '', colour, rights = '', passed, clock = '0'] = form.exec(fen) ?? [];
  const ranks = placement.replace(/\d/g, (count) => '·'.repeat(Number(count))).split('/');
  if (ranks.length !== 8 || ranks.some((rank) => rank.length !== 8)) return 'This is no line of the notation.';
  const board = ranks.toReversed().flatMap((rank) => [...rank].map(pieceOf));
  const castling = castlings.reduce((sum, { right, letter }) => (rights.includes(letter) ? sum + right : sum), 0);
  const turn: Side = colour === 'w' ? 1 : -1;
  const [whiteKing, blackKing] = [board.indexOf(king), board.indexOf(-king)];
  if (whiteKing < 0 || blackKing < 0) return 'Each side has a king.';
  const plain = {
    board,
    turn,
    whiteKing,
    blackKing,
    castling,
    enPassant: null,
    inCheck: false,
    clock: Math.min(150, Number(clock)),
    quiet: [],
  } as const;
  const read: Position = { ...plain, inCheck: isInCheck(plain) };
  // The square is written wherever a pawn has just passed; it matters only where that pawn can be captured.
  const enPassant = squares.find((square) => nameOf(square) === passed && canBeTakenInPassing(read, square)) ?? null;
  return faultIn(read) ?? { ...read, enPassant };
};
