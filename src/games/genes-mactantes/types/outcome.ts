import type { Outcome as CoreOutcome } from '../../../core/game/game-types.js';
import type { ClauseId } from '../clauses.js';
import type { EndReason } from './state.js';

/** How the game ended. [GM-END-06] */
export interface Outcome extends CoreOutcome<ClauseId> {
  readonly status: 'finished';
  readonly reason: EndReason;
  readonly scores: Readonly<Record<string, number>>;
}
