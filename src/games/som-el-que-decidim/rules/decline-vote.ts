import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { endMovement } from '../walk.js';

/** The mover makes no use of the suffrage tile. */
export interface DeclineVote extends ActionBase {
  readonly type: 'decline-vote';
}

/** [SD-SUF-05] */
export const declineVote = rule<State, DeclineVote, Event, ClauseId>({
  type: 'decline-vote',
  codec: action<DeclineVote>('decline-vote', {}),
  apply(state, { player }, table) {
    table.emit({ type: 'vote-declined', player });
    endMovement(state, 'vote', table);
  },
});
