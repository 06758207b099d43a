import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { openOrders as open } from '../mechanics/referee/happenings.js';
import { rule } from './shared/rule.js';

/** The referee opens the orders of a turn. */
export interface OpenOrders extends ActionBase {
  readonly type: 'open-orders';
}

/** [OT-ACT-11] [OT-FLOW-04] */
export const openOrders = rule<OpenOrders>({
  type: 'open-orders',
  cites: ['OT-ACT-11', 'OT-FLOW-04'],
  codec: action<OpenOrders>('open-orders', {}),
  weight: 3,
  apply: (state, _action, table) => open(state, table),
});
