import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { sheetOf } from '../queries.js';
import type { Event, State } from '../types.js';
import { reopen } from '../verbs.js';
import { everyPlayer } from './sheet.js';

/** A player takes the sheet back. */
export interface ReopenOrders extends ActionBase {
  readonly type: 'reopen-orders';
}

/** [ET-SHEET-07] While nothing has been revealed, a sheet can be taken back with its orders. */
export const reopenOrders = rule<State, ReopenOrders, Event, ClauseId>({
  type: 'reopen-orders',
  codec: action<ReopenOrders>('reopen-orders', {}),
  actors: everyPlayer,
  enumerate: () => [], // [ET-ENUM-03]
  *check(state, { player }) {
    if (!sheetOf(state, player).committed) yield refuse('not-committed', 'ET-SHEET-07', `The sheet of ${player} is open already.`);
  },
  apply(state, { player }, table) {
    reopen(state, player, table);
  },
});
