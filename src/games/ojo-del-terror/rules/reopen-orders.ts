import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { reopen } from '../mechanics/sheets.js';
import { sheetOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';
import { everyPlayer } from './shared/sheet.js';

/** A player takes the sheet back. */
export interface ReopenOrders extends ActionBase {
  readonly type: 'reopen-orders';
}

/** [ET-SHEET-07] While nothing has been revealed, a sheet can be taken back with its orders. */
export const reopenOrders = rule<ReopenOrders>({
  type: 'reopen-orders',
  cites: ['ET-SHEET-07'],
  codec: action<ReopenOrders>('reopen-orders', {}),
  actors: everyPlayer,
  enumerate: () => [], // [ET-ENUM-03]
  *check(state, { player }) {
    if (!sheetOf(state, player).committed) yield refuse('not-committed', 'ET-SHEET-07', { player });
  },
  apply(state, { player }, table) {
    reopen(state, player, table);
  },
});
