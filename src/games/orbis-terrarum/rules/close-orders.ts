import { one } from '../../../core/choices.js';
import { action, bool, optional } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { closeOrders as close } from '../phases.js';
import type { Event, State } from '../types.js';
import { refereeOnly } from './order.js';

/** The referee closes the orders of a turn. */
export interface CloseOrders extends ActionBase {
  readonly type: 'close-orders';
  /** Time has run out for those who are not ready. */
  readonly force?: boolean;
}

const unready = (state: State): readonly string[] =>
  state.config.players.filter((player) => state.players[player]!.active && !state.players[player]!.ready);

/** [OT-ACT-14] [OT-FLOW-06] */
export const closeOrders = rule<State, CloseOrders, Event, ClauseId>({
  type: 'close-orders',
  codec: action<CloseOrders>('close-orders', { force: optional(bool) }),
  actors: refereeOnly,
  choices: { force: (state) => one([unready(state).length > 0]) },
  *check(state, { force }) {
    const waiting = unready(state);
    if (waiting.length > 0 && force !== true)
      yield refuse('players-not-ready', 'OT-FLOW-06', `${waiting.join(', ')} ${waiting.length === 1 ? 'is' : 'are'} not ready.`);
  },
  apply(state, _action, table) {
    close(state, table);
    table.emit({ type: 'flag-changed', nation: 'referee', flag: 'orders', value: 'closed' });
  },
});
