import { clone, type Draft } from 'ludoteca';
import { type Board, kinds, rankOf, type Square } from './board.js';
import { hasMove, makeMove, type Position, type Way } from './moves.js';

const { pawn, knight, bishop, king } = kinds;

/** How a game can end, and the clause that ends it. */
export const ends = {
  checkmate: 'CH-MATE-01',
  stalemate: 'CH-DRAW-01',
  'dead-position': 'CH-DRAW-02',
  'fivefold-repetition': 'CH-DRAW-03',
  'seventy-five-moves': 'CH-DRAW-04',
  'threefold-repetition': 'CH-DRAW-05',
  'fifty-moves': 'CH-DRAW-06',
  agreement: 'CH-DRAW-07',
  resignation: 'CH-RESIGN-01',
} as const;
export type End = keyof typeof ends;
/** Those that somebody brings about without a move. */
export const byPlayers: readonly End[] = ['threefold-repetition', 'fifty-moves', 'agreement', 'resignation'];

/** Is so little left that no moves could ever lead to mate: one knight, or bishops on squares of one colour? */
const isDead = (board: Board): boolean => {
  const few: readonly number[] = [0, knight, bishop, king];
  if (board.some((piece) => !few.includes(Math.abs(piece)))) return false;
  const colours = board.flatMap((piece, square) => (Math.abs(piece) === bishop ? [(square + rankOf(square)) % 2] : []));
  const knights = board.filter((piece) => Math.abs(piece) === knight).length;
  return knights + colours.length < 2 || (knights === 0 && new Set(colours).size === 1);
};

/** How often this position has stood, found by taking back the quiet moves on a copy of the board; never, if they cannot be taken back. */
export const occurrences = ({ board, turn, quiet }: Position): number => {
  const before = [...board];
  const differs = (square: Square): number => (before[square] === board[square] ? 0 : 1);
  let differences = 0;
  let times = 1;
  let side: number = turn;
  for (const move of [...quiet].reverse()) {
    const [from, to] = [move >> 6, move & 63];
    side = -side;
    if (before[from] !== 0 || before[to]! * side <= pawn) return 0;
    differences -= differs(from) + differs(to);
    [before[from], before[to]] = [before[to]!, 0];
    differences += differs(from) + differs(to);
    if (differences === 0 && side === turn) times++;
  }
  return times;
};

/** The draw that a player may claim in this position. */
export const claimIn = (position: Position): End | null => {
  if (position.quiet.length >= 8 && occurrences(position) >= 3) return 'threefold-repetition';
  return position.clock >= 100 ? 'fifty-moves' : null;
};

/** The draw that may be claimed by announcing a move. */
export const claimAfter = (position: Position, { from, to }: Way): End | null => {
  if (position.quiet.length < 7 && position.clock < 99) return null;
  const next = clone(position);
  makeMove(next as Draft<Position>, from, to);
  return claimIn(next);
};

/** What ends the game by itself in this position: first of all mate, which no draw takes away. */
export const endIn = (position: Position): End | null => {
  if (!hasMove(position)) return position.inCheck ? 'checkmate' : 'stalemate';
  if (isDead(position.board)) return 'dead-position';
  if (position.quiet.length >= 16 && occurrences(position) >= 5) return 'fivefold-repetition';
  return position.clock >= 150 ? 'seventy-five-moves' : null;
};
