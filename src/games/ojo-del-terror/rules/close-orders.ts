import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { uncommitted } from '../../../core/turns.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { onlyReferee } from './sheet.js';

/** The referee ends the writing of orders. */
export interface CloseOrders extends ActionBase {
  readonly type: 'close-orders';
}

/** [ET-REF-01] Sheets not committed are taken exactly as they stand. */
export const closeOrders = rule<State, CloseOrders, Event, ClauseId>({
  type: 'close-orders',
  codec: action<CloseOrders>('close-orders', {}),
  actors: onlyReferee,
  apply(state, _action, table) {
    state.phase = 'review';
    table.emit({ type: 'orders-closed', uncommitted: [...uncommitted(state.config.players, state.sheets)] });
  },
});
