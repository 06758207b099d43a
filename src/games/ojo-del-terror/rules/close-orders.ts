import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { uncommitted } from '../../../core/game/turns.js';
import { rule } from './shared/rule.js';
import { onlyReferee } from './shared/sheet.js';

/** The referee ends the writing of orders. */
export interface CloseOrders extends ActionBase {
  readonly type: 'close-orders';
}

/** [ET-REF-01] Sheets not committed are taken exactly as they stand. */
export const closeOrders = rule<CloseOrders>({
  type: 'close-orders',
  cites: ['ET-REF-01'],
  codec: action<CloseOrders>('close-orders', {}),
  actors: onlyReferee,
  apply(state, _action, table) {
    state.phase = 'review';
    table.emit({ type: 'orders-closed', uncommitted: [...uncommitted(state.config.players, state.sheets)] });
  },
});
