import { refuse, type Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { atlas, hasB, ofKind } from '../../queries/state.js';
import type { State } from '../../types/index.js';

/** Discs must have powers. [SD-EXC-01] [SD-PRE-01] [SD-INH-01] */
export function* mustHaveB(state: State, clause: ClauseId): Violations<ClauseId> {
  if (!hasB(state)) yield refuse('mode-without-b', clause, `Discs have no powers in mode ${state.config.mode}.`);
}

/** The clauses of a levy: mode, holder, place, once a turn, a disc that allows it. */
export interface LevyClauses {
  readonly mode: ClauseId;
  readonly holder: ClauseId;
  readonly place: ClauseId;
  readonly once: ClauseId;
  readonly disc: ClauseId;
}

/** What the two levies ask of whoever collects them. */
export function* mayLevy(state: State, player: string, levy: 'prescription' | 'inheritance', clauses: LevyClauses): Violations<ClauseId> {
  yield* mustHaveB(state, clauses.mode);
  if (player !== state.holder) yield refuse('not-the-holder', clauses.holder, `${player} is not the holder; ${state.holder} is.`);
  const square = state.board[state.players[player]!.cell];
  const symbol = square && atlas(state).tiles.get(square.tile)!.symbol;
  if (!state.moved || symbol !== levy)
    yield refuse('not-on-tile', clauses.place, `${player} has not moved onto the ${levy} tile in this movement.`);
  if (state.used[levy]) yield refuse('already-used-this-turn', clauses.once, `The ${levy} levy has been used this turn.`);
  const kind = levy === 'prescription' ? 'health' : 'justice';
  if (ofKind(state, player, kind).length === 0) yield refuse(`no-${kind}-disc`, clauses.disc, `${player} has no ${kind} disc.`);
}
