import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { atlas, isPlayer } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';

/** Ids must be those of players. [SD-ACT-04] */
export function* mustBePlayers(state: State, players: readonly string[], path: string): Violations<ClauseId> {
  const stranger = players.find((player) => !isPlayer(state, player));
  if (stranger !== undefined) yield refuse('bad-parameter', 'SD-ACT-04', { fault: 'no-player', stranger }, path);
}

/** Ids must be those of discs. [SD-ACT-04] */
export function* mustBeDiscs(state: State, discs: readonly string[], path: string): Violations<ClauseId> {
  const { discs: known } = atlas(state);
  const unknown = discs.find((disc) => !known.has(disc));
  if (unknown !== undefined) yield refuse('bad-parameter', 'SD-ACT-04', { fault: 'no-disc', disc: unknown }, path);
}

/** A list must name nothing twice. [SD-ACT-04] */
export function* mustBeDistinct(list: readonly string[], path: string): Violations<ClauseId> {
  if (new Set(list).size < list.length) yield refuse('bad-parameter', 'SD-ACT-04', { fault: 'twice', field: path }, path);
}
