import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { openAllFists } from '../votes.js';
import { endMovement } from '../walk.js';

/** The holder gives the sign to open the fists. */
export interface OpenFists extends ActionBase {
  readonly type: 'open-fists';
}

/** [SD-VOT-05] [SD-VOT-10] */
export const openFists = rule<State, OpenFists, Event, ClauseId>({
  type: 'open-fists',
  codec: action<OpenFists>('open-fists', {}),
  apply(state, _action, table) {
    openAllFists(state, table);
    endMovement(state, 'vote', table);
  },
});
