import { refuse, type Violation, type Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { atlas, hasB, isPlayer, ofKind } from '../../queries/state.js';
import type { State } from '../../types/index.js';

/** [SD-ACT-04] */
export const badParameter = (message: string, path: string): Violation<ClauseId> => refuse('bad-parameter', 'SD-ACT-04', message, path);

/** Ids must be those of players. [SD-ACT-04] */
export function* mustBePlayers(state: State, players: readonly string[], path: string): Violations<ClauseId> {
  const stranger = players.find((player) => !isPlayer(state, player));
  if (stranger !== undefined) yield badParameter(`${JSON.stringify(stranger)} does not play.`, path);
}

/** Ids must be those of discs. [SD-ACT-04] */
export function* mustBeDiscs(state: State, discs: readonly string[], path: string): Violations<ClauseId> {
  const { discs: known } = atlas(state);
  const unknown = discs.find((disc) => !known.has(disc));
  if (unknown !== undefined) yield badParameter(`There is no disc ${JSON.stringify(unknown)}.`, path);
}

/** A list must name nothing twice. [SD-ACT-04] */
export function* mustBeDistinct(list: readonly string[], path: string): Violations<ClauseId> {
  if (new Set(list).size < list.length) yield badParameter(`${path} names something twice.`, path);
}

/** [SD-EXC-01] [SD-PRE-01] [SD-INH-01] */
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
