import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { endMovement } from '../mechanics/movement.js';
import { rule } from './shared/rule.js';

/** The mover makes no use of the suffrage tile. */
export interface DeclineVote extends ActionBase {
  readonly type: 'decline-vote';
}

/** [SD-SUF-05] */
export const declineVote = rule<DeclineVote>({
  type: 'decline-vote',
  cites: ['SD-SUF-05'],
  codec: action<DeclineVote>('decline-vote', {}),
  apply(state, { player }, table) {
    table.emit({ type: 'vote-declined', player });
    endMovement(state, 'vote', table);
  },
});
