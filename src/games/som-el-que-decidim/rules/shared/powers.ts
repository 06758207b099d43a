import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { atlas, hasB, ofKind } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';

/** Discs must have powers. [SD-EXC-01] [SD-PRE-01] [SD-INH-01] */
export function* mustHaveB(state: State, clause: 'SD-EXC-01' | LevyClauses['mode']): Violations<ClauseId> {
  if (!hasB(state)) yield refuse('mode-without-b', clause, { mode: state.config.mode });
}

/** The clauses of a levy: mode, holder, place, once a turn. */
export interface LevyClauses {
  readonly mode: 'SD-PRE-01' | 'SD-INH-01';
  readonly holder: 'SD-PRE-02' | 'SD-INH-02';
  readonly place: 'SD-PRE-03' | 'SD-INH-03';
  readonly once: 'SD-PRE-04' | 'SD-INH-04';
}

/** What the two levies ask of whoever collects them. */
export function* mayLevy(state: State, player: string, levy: 'prescription' | 'inheritance', clauses: LevyClauses): Violations<ClauseId> {
  yield* mustHaveB(state, clauses.mode);
  if (player !== state.holder) yield refuse('not-the-holder', clauses.holder, { player, holder: state.holder });
  const square = state.board[state.players[player]!.cell];
  const symbol = square && atlas(state).tiles.get(square.tile)!.symbol;
  if (!state.moved || symbol !== levy) yield refuse('not-on-tile', clauses.place, { player, levy });
  if (state.used[levy]) yield refuse('already-used-this-turn', clauses.once, { levy });
  if (levy === 'prescription' && ofKind(state, player, 'health').length === 0) yield refuse('no-health-disc', 'SD-PRE-05', { player });
  if (levy === 'inheritance' && ofKind(state, player, 'justice').length === 0) yield refuse('no-justice-disc', 'SD-INH-05', { player });
}
