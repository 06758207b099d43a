import type { Outcome as CoreOutcome } from '../../../core/game/game-types.js';
import type { ClauseId } from '../clauses.js';
import type { Ended, Standing } from './records.js';

/** How a game ended: nobody wins. [OT-END-01] [OT-END-02] */
export interface Outcome extends CoreOutcome<ClauseId> {
  readonly reason: Ended['reason'];
  readonly text: string;
  readonly standings: readonly Standing[];
}
