import { type Draft, one, refuse, rule, seatAfter, skip, type Table, type Violation } from 'ludoteca';
import { kinds, nameOf, type Square } from './board.js';
import { claimAfter, claimIn, type End, endIn } from './endings.js';
import { canReach, isPromotion, isSafe, makeMove, type Way, waysIn } from './moves.js';
import { actions, type Chess, type ClaimDraw, type Clause, type Move, type State, type Word } from './types.js';

const { pawn, knight, bishop, rook, queen, king } = kinds;
type Event = Chess['Event'];
type Found = readonly Violation<Clause>[];
const nothing: Found = [];
const officers = [queen, rook, bishop, knight];
const onBoard = (square: Square) => ({ kind: 'square', id: nameOf(square) });
const both = ({ config }: State): readonly string[] => config.players;
export const mover = ({ config, turn }: State): string => config.players[turn === 1 ? 0 : 1]!;
export const waiting = ({ config, turn }: State): string => config.players[turn === 1 ? 1 : 0]!;

const finish = (state: Draft<State>, end: End, winner: string | null, table: Table<Event>): void => {
  state.offer = null;
  state.result = { end, winner };
  table.emit({ type: 'ended', end, winner });
};

/** Ends the game where the position does. */
export const conclude = (state: Draft<State>, table: Table<Event>): void => {
  const end = endIn(state);
  if (end !== null) finish(state, end, end === 'checkmate' ? waiting(state) : null, table);
};

const against = (state: State, { player, from, to }: Way & { readonly player: string }): Found => {
  const refused = (code: string, clause: Clause, why: string, path: string) => [refuse<Clause>(code, clause, why, path)];
  const piece = state.board[from]! * state.turn;
  if (piece <= 0) return refused('no-piece', 'CH-MOVE-01', `No piece of ${player} stands on ${nameOf(from)}.`, 'from');
  if (canReach(state, from, to)) {
    if (isSafe(state, from, to)) return nothing;
    return refused('king-attacked', 'CH-MOVE-02', `From ${nameOf(from)} to ${nameOf(to)}: the king of ${player} would be attacked.`, 'to');
  }
  const clause = piece === pawn ? 'CH-PAWN-01' : piece === king && Math.abs(to - from) === 2 ? 'CH-CASTLE-01' : 'CH-MOVE-01';
  return refused('cannot-go', clause, `What stands on ${nameOf(from)} cannot go to ${nameOf(to)}.`, 'to');
};

export const move = rule<State, Move, Event, Clause>({
  type: 'move',
  cites: ['CH-MOVE-01', 'CH-MOVE-02', 'CH-CASTLE-01', 'CH-PAWN-01', 'CH-PAWN-02'],
  codec: actions.move,
  choices: {
    from: (state) => one([...new Set(waysIn(state).map(({ from }) => from))], onBoard),
    to: (state, _player, chosen) =>
      one(
        waysIn(state).flatMap(({ from, to }) => (from === chosen.from ? [to] : [])),
        onBoard,
      ),
    promotion: (state, _player, { from, to }) => (isPromotion(state, from, to) ? one(officers) : skip),
  },
  enumerate(state, player) {
    const moves: Move[] = [];
    for (const { from, to } of waysIn(state))
      if (!isPromotion(state, from, to)) moves.push({ type: 'move', player, from, to });
      else for (const promotion of officers) moves.push({ type: 'move', player, from, to, promotion });
    return moves;
  },
  listsAll: true,
  listsLegal: true,
  weight: 1000, // where others move at random, they hardly ever resign
  check(state, action) {
    const found = against(state, action);
    if (found.length > 0 || isPromotion(state, action.from, action.to) === (action.promotion !== undefined)) return found;
    return [refuse('wrong-promotion', 'CH-PAWN-02', 'A pawn on its last rank becomes another piece, and nothing else does.', 'promotion')];
  },
  apply(state, { player, from, to, promotion = 0 }, table) {
    const piece = state.board[from]!;
    const captured = makeMove(state, from, to, promotion);
    if (state.offer !== player) state.offer = null;
    table.emit({ type: 'moved', player, from, to, piece, captured, promotion, check: state.inCheck });
    conclude(state, table);
  },
});

const claimed = (state: State, announced: Way | null): End | null => (announced === null ? claimIn(state) : claimAfter(state, announced));

export const claimDraw = rule<State, ClaimDraw, Event, Clause>({
  type: 'claim-draw',
  cites: ['CH-DRAW-05', 'CH-DRAW-06'],
  codec: actions['claim-draw'],
  choices: { announced: (state) => one([null, ...waysIn(state)].filter((way) => claimed(state, way) !== null)) },
  *check(state, { player, announced }) {
    if (announced !== null) yield* against(state, { player, ...announced });
    if (claimed(state, announced) === null)
      yield refuse('no-claim', 'CH-DRAW-05', 'No position comes for the third time, nor have fifty moves gone by.', 'announced');
  },
  apply: (state, { announced }, table) => finish(state, claimed(state, announced)!, null, table),
});

export const offerDraw = rule<State, Word<'offer-draw'>, Event, Clause>({
  type: 'offer-draw',
  cites: ['CH-DRAW-07'],
  codec: actions['offer-draw'],
  actors: both,
  check: ({ offer }) => (offer === null ? nothing : [refuse('offer-stands', 'CH-DRAW-07', `The offer of ${offer} still stands.`)]),
  apply(state, { player }, table) {
    state.offer = player;
    table.emit({ type: 'draw-offered', player });
  },
});

export const acceptDraw = rule<State, Word<'accept-draw'>, Event, Clause>({
  type: 'accept-draw',
  cites: ['CH-DRAW-07'],
  codec: actions['accept-draw'],
  actors: ({ config, offer }) => (offer === null ? [] : [seatAfter(config.players, offer)]),
  apply: (state, _action, table) => finish(state, 'agreement', null, table),
});

export const resign = rule<State, Word<'resign'>, Event, Clause>({
  type: 'resign',
  cites: ['CH-RESIGN-01'],
  codec: actions.resign,
  actors: both,
  apply(state, { player }, table) {
    const [white] = state.config.players;
    const side = player === white ? -1 : 1;
    const hasForce = state.board.some((piece) => piece * side > 0 && piece * side !== king);
    finish(state, 'resignation', hasForce ? seatAfter(state.config.players, player) : null, table);
  },
});
