import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { executable } from '../queries.js';
import type { Event, State } from '../types.js';
import { slotHolder } from './slot.js';

/** Ends a slot without an action. */
export interface Pass extends ActionBase {
  readonly type: 'pass';
}

/** [GM-EXEC-05] [GM-FLOW-11] Only who has nothing to carry out may pass. */
export const pass = rule<State, Pass, Event, ClauseId>({
  type: 'pass',
  codec: action<Pass>('pass', {}),
  weight: 3,
  actors: slotHolder,
  *check(state, { player }) {
    const { length } = executable(state, player);
    if (length > 0) yield refuse('must-execute', 'GM-FLOW-11', `${player} has ${length} declared actions to carry out.`);
  },
  apply(state, { player }, table) {
    state.slot!.isOver = true;
    table.emit({ type: 'slot-passed', player });
  },
});
