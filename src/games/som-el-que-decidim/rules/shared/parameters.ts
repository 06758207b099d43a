import { refuse, type Violation, type Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { atlas, isPlayer } from '../../queries/state.js';
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
