import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { openOrders as open } from '../referee/happenings.js';
import type { Event, State } from '../types.js';

/** The referee opens the orders of a turn. */
export interface OpenOrders extends ActionBase {
  readonly type: 'open-orders';
}

/** [OT-ACT-11] [OT-FLOW-04] */
export const openOrders = rule<State, OpenOrders, Event, ClauseId>({
  type: 'open-orders',
  codec: action<OpenOrders>('open-orders', {}),
  weight: 3,
  apply: (state, _action, table) => open(state, table),
});
