import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { closeOrders as close } from '../mechanics/turn.js';
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
    close(state, table);
  },
});
