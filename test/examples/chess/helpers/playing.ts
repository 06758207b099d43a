import { scripted } from 'ludoteca';
import { accepted, playWith, refusalOf } from 'ludoteca/testing';
import { squareCalled } from '../../../../examples/chess/board.js';
import { chess } from '../../../../examples/chess/chess.js';
import type { Chess, State } from '../../../../examples/chess/types.js';

type Action = Chess['Action'];

/** A game of ada, who has White, and bo. */
export const begun = (fen?: string): State =>
  accepted(chess.setup(fen === undefined ? { players: ['ada', 'bo'] } : { players: ['ada', 'bo'], fen }, scripted([]))).state;

const wayOf = (written: string) => ({ from: squareCalled(written.slice(0, 2)), to: squareCalled(written.slice(2, 4)) });

/** `e2e4`, `e7e8q`, `claim`, `claim e2e4`, `ada offers`, `ada accepts`, `ada resigns`. */
export const actionIn = (state: State, written: string): Action => {
  const player = state.turn === 1 ? 'ada' : 'bo';
  const [first, second] = written.split(' ') as [string, string?];
  if (first === 'claim') return { type: 'claim-draw', player, announced: second === undefined ? null : wayOf(second) };
  if (second === 'offers') return { type: 'offer-draw', player: first };
  if (second === 'accepts') return { type: 'accept-draw', player: first };
  if (second === 'resigns') return { type: 'resign', player: first };
  const promotion = ' pnbrqk'.indexOf(written[4] ?? ' ');
  return { type: 'move', player, ...wayOf(written), ...(promotion > 0 ? { promotion } : {}) };
};

/** The state after some actions, one after another. */
export const played = (state: State, ...written: readonly string[]): State =>
  written.reduce((before, next) => playWith(chess, before, actionIn(before, next)).state, state);

/** The code and the clause that stand against an action. */
export const refusal = (state: State, written: string) => refusalOf(chess, state, actionIn(state, written));

/** How a game has ended: `checkmate ada`; null while it goes on. */
export const ending = ({ result }: State): string | null => (result === null ? null : `${result.end} ${result.winner ?? 'nobody'}`);
