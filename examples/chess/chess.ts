import { badState, constant, type Draft, defineGame, ranked, refuse } from 'ludoteca';
import { kinds, letterOf, nameOf } from './board.js';
import { byPlayers, endIn, ends } from './endings.js';
import { faultIn, readFen, usualStart } from './fen.js';
import type { Position, Way } from './moves.js';
import { acceptDraw, claimDraw, conclude, move, mover, offerDraw, resign, waiting } from './rules.js';
import { type Chess, clauses, codecs, type Moved, type State } from './types.js';

/** What no play could have led to in how a game stands; null if all is well. */
const faultInResult = (state: State): string | null => {
  const { config, offer, result } = state;
  const end = endIn(state);
  const isTold = end === null ? result === null || byPlayers.includes(result.end) : end === result?.end;
  if (!isTold) return 'Whether the game is over is told wrongly.';
  const winners = end === 'checkmate' ? [waiting(state)] : [null, ...(result?.end === 'resignation' ? config.players : [])];
  if (!winners.includes(result?.winner ?? null)) return 'Somebody has won who could not.';
  const offers = [null, ...(result === null ? config.players : [])];
  return offers.includes(offer) ? null : 'A draw is offered by nobody who could.';
};

/** `Ng1-f3`, `e7xd8=Q+`, `O-O`. */
const notation = ({ from, to, piece, captured, promotion, check }: Moved): string => {
  const kind = Math.abs(piece);
  const castling = kind === kinds.king ? { [2]: 'O-O', [-2]: 'O-O-O' }[to - from] : undefined;
  const plain = `${kind === kinds.pawn ? '' : letterOf(kind)}${nameOf(from)}${captured === 0 ? '-' : 'x'}${nameOf(to)}`;
  return `${castling ?? plain}${promotion === 0 ? '' : `=${letterOf(promotion)}`}${check ? '+' : ''}`;
};
const sentence = (event: Chess['Event']): string => {
  if (event.type === 'moved') return notation(event);
  if (event.type === 'draw-offered') return `${event.player} offers a draw`;
  return `${event.end.replaceAll('-', ' ')}: ${event.winner === null ? 'a draw' : `${event.winner} wins`}`;
};
const called = ({ from, to }: Way): string => `${nameOf(from)}-${nameOf(to)}`;
const order = (action: Chess['Action']): string => {
  if (action.type === 'move') return `${called(action)}${action.promotion === undefined ? '' : `=${letterOf(action.promotion)}`}`;
  const words = action.type.replaceAll('-', ' ');
  return action.type === 'claim-draw' && action.announced !== null ? `${words} by ${called(action.announced)}` : words;
};
/** What a square, a kind of piece or a way is called. */
const answer = (field: string, value: unknown): string | undefined => {
  if (field === 'promotion') return ['', '', 'knight', 'bishop', 'rook', 'queen'][value as number];
  if (field === 'announced') return value === null ? 'as it stands' : called(value as Way);
  return nameOf(value as number);
};

/** Chess by the laws of the FIDE, but for its clocks. */
export const chess = defineGame<Chess>({
  id: 'chess',
  title: { en: 'Chess' },
  players: { min: 2, max: 2 },
  clauses,
  codecs,
  *checkConfig({ players: [white, black], fen = usualStart }) {
    if (black === undefined || white === black) yield refuse('bad-table', 'CH-TABLE-01', clauses['CH-TABLE-01'], 'players');
    const read = readFen(fen);
    if (typeof read === 'string') yield refuse('bad-position', 'CH-TABLE-02', read, 'fen');
  },
  *checkState(state) {
    const fault = faultIn(state) ?? faultInResult(state);
    if (fault !== null) yield badState(fault);
  },
  setup(config, table) {
    const position = readFen(config.fen ?? usualStart) as Position; // it has been read before, in `checkConfig`
    const state: State = { ...position, config: constant(config), offer: null, result: null };
    conclude(state as Draft<State>, table);
    return state;
  },
  rules: { move, 'claim-draw': claimDraw, 'offer-draw': offerDraw, 'accept-draw': acceptDraw, resign },
  phases: {
    play: { actors: (s) => [mover(s)], rules: ['move', 'claim-draw', 'offer-draw', 'accept-draw', 'resign'] },
    over: { actors: () => [], rules: [] },
  },
  phase: ({ result }) => (result === null ? 'play' : 'over'),
  seats: ({ config }) => config.players,
  outcome({ config, result }) {
    if (result === null) return null;
    const { end, winner } = result;
    const ranking = ranked(config.players, (player) => (winner === null ? 0.5 : winner === player ? 1 : 0));
    return { ranking, winners: winner === null ? [] : [winner], clause: ends[end] };
  },
  view: (s) => s,
  witness: (e) => e,
  redeal: (s) => s,
  labels: {
    languages: ['en'],
    name: (id) => id.replaceAll('-', ' '),
    action: order,
    event: sentence,
    answer: (_type, field, value) => answer(field, value),
    draw: ({ board }) =>
      [7, 6, 5, 4, 3, 2, 1, 0]
        .map(
          (rank) =>
            `${rank + 1}  ${board
              .slice(rank * 8, rank * 8 + 8)
              .map(letterOf)
              .join(' ')}`,
        )
        .join('\n'),
  },
});
