import type { ActionBase, GameTypes, Outcome } from 'ludoteca';
import { action, bool, type Codec, exactly, id, intBetween, list, nullable, oneOf, optional, shape, tagged, textUpTo } from 'ludoteca';
import { kinds } from './board.js';
import { type End, ends } from './endings.js';
import type { Position, Way } from './moves.js';

/** The laws, as far as they concern the board. */
export const clauses = {
  'CH-TABLE-01': 'Two different players take part; the first plays White.',
  'CH-TABLE-02': 'The game begins from the usual position, or from one in Forsyth–Edwards notation that could come about.',
  'CH-MOVE-01':
    'White begins, then they move by turns: a piece goes in its manner, and captures a foreign one where it comes; only knights leap.',
  'CH-MOVE-02': 'No move leaves the king of its own side attacked.',
  'CH-CASTLE-01': 'A king castles with a rook if neither has moved, no piece stands between, and none of its three squares is attacked.',
  'CH-PAWN-01': 'A pawn goes ahead, at first one or two squares, and captures diagonally, also what has just passed by with two squares.',
  'CH-PAWN-02': 'A pawn becomes a queen, a rook, a bishop or a knight on its last rank.',
  'CH-MATE-01': 'Whoever attacks a king that no move saves has won.',
  'CH-RESIGN-01': 'Whoever resigns has lost; it is a draw if the other has nothing but the king.',
  'CH-DRAW-01': 'A side that is not in check and has no move is stalemated: a draw.',
  'CH-DRAW-02': 'Kings with one knight, or with bishops on squares of one colour, and nothing else: a draw.',
  'CH-DRAW-03': 'A position that comes for the fifth time, with the same side to move and the same rights: a draw.',
  'CH-DRAW-04': 'Seventy-five moves of each side without a capture or a move of a pawn: a draw, unless the last one mates.',
  'CH-DRAW-05': 'Whoever is to move may claim a draw where a position comes for the third time, now or by a move that is announced.',
  'CH-DRAW-06': 'The same after fifty moves of each side without a capture or a move of a pawn.',
  'CH-DRAW-07': 'A draw may be offered at any time; the offer stands until the other accepts it, or moves.',
} as const;
export type Clause = keyof typeof clauses;

export interface Move extends ActionBase, Way {
  readonly type: 'move';
  /** The kind of piece that a pawn becomes; absent from all other moves. */
  readonly promotion?: number;
}
/** For the position on the board, or for the one after a move that is announced. */
export interface ClaimDraw extends ActionBase {
  readonly type: 'claim-draw';
  readonly announced: Way | null;
}
/** An action that says all by its name. */
export interface Word<Type extends 'offer-draw' | 'accept-draw' | 'resign'> extends ActionBase {
  readonly type: Type;
}

/** The piece is written as on the board; what was captured and what a pawn became are 0 if nothing was. */
export interface Moved extends Way {
  readonly type: 'moved';
  readonly player: string;
  readonly piece: number;
  readonly captured: number;
  readonly promotion: number;
  readonly check: boolean;
}
export interface Offered {
  readonly type: 'draw-offered';
  readonly player: string;
}
export interface Result {
  readonly end: End;
  readonly winner: string | null;
}
export interface Ended extends Result {
  readonly type: 'ended';
}

export interface Config {
  readonly players: readonly string[];
  /** The first position, if it is not the usual one. */
  readonly fen?: string;
}
export interface State extends Position {
  readonly config: Config;
  /** Who has offered a draw that still stands. */
  readonly offer: string | null;
  readonly result: Result | null;
}
export interface Chess extends GameTypes {
  State: State;
  Action: Move | ClaimDraw | Word<'offer-draw'> | Word<'accept-draw'> | Word<'resign'>;
  Event: Moved | Offered | Ended;
  Config: Config;
  View: State;
  Clause: Clause;
  Outcome: Outcome<Clause>;
}

const square = intBetween(0, 63);
const way = { from: square, to: square };
const piece = intBetween(-kinds.king, kinds.king);
const result = { end: oneOf(Object.keys(ends) as End[]), winner: nullable(id) };
const config: Codec<Config> = shape<Config>({ players: list(id, 2), fen: optional(textUpTo(100)) });
const state: Codec<State> = shape<State>({
  board: list(piece, 64),
  turn: oneOf([1, -1]),
  whiteKing: square,
  blackKing: square,
  castling: intBetween(0, 15),
  enPassant: nullable(square),
  inCheck: bool,
  clock: intBetween(0, 150),
  quiet: list(intBetween(0, 4095), 150),
  config,
  offer: nullable(id),
  result: nullable(shape<Result>(result)),
});
const moved = { player: id, ...way, piece, captured: piece, promotion: intBetween(0, kinds.queen), check: bool };
const event: Codec<Chess['Event']> = tagged('type', {
  moved: shape<Moved>({ type: exactly('moved'), ...moved }),
  'draw-offered': shape<Offered>({ type: exactly('draw-offered'), player: id }),
  ended: shape<Ended>({ type: exactly('ended'), ...result }),
});
/** How all that may come from outside is read. */
export const codecs = { config, state, event, view: state };
export const actions = {
  move: action<Move>('move', { ...way, promotion: optional(intBetween(kinds.knight, kinds.queen)) }),
  'claim-draw': action<ClaimDraw>('claim-draw', { announced: nullable(shape<Way>(way)) }),
  'offer-draw': action<Word<'offer-draw'>>('offer-draw', {}),
  'accept-draw': action<Word<'accept-draw'>>('accept-draw', {}),
  resign: action<Word<'resign'>>('resign', {}),
};
