import { listOf } from '../../../core/choices/choices.js';
import { action, list } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { canonicalOrder, checkSheet, orderChoice, plainOrder } from '../mechanics/orders/index.js';
import { commitWith } from '../mechanics/sheets.js';
import { sheetOf } from '../queries/state.js';
import { type Order, type State, type Written, written } from '../types/index.js';
import { rule } from './shared/rule.js';
import { everyPlayer, mustBeOpen } from './shared/sheet.js';

/** More orders than any allowance and any map could use. */
const longestSheet = 1000;

/** A player hands in a whole sheet at once. */
export interface SubmitOrders extends ActionBase {
  readonly type: 'submit-orders';
  readonly orders: readonly Written[];
}

/** [ET-SHEET-06] As clearing the sheet, adding the orders one after another and committing; all of it or nothing. */
export const submitOrders = rule<SubmitOrders>({
  type: 'submit-orders',
  cites: ['ET-SHEET-06', 'ET-SHEET-02', 'ET-SHEET-04', 'ET-FLOW-09', 'ET-FLOW-04', 'ET-FLOW-05', 'ET-SHEET-01'],
  codec: action<SubmitOrders>('submit-orders', { orders: list(written, longestSheet) }),
  actors: everyPlayer,
  choices: {
    orders: (state, player) =>
      listOf(
        (orders) => orderChoice({ state, player, orders: orders as readonly Order[] }),
        0,
        sheetOf(state, player).committed ? 0 : longestSheet,
      ),
  },
  canonical: (state, action) => ({ ...action, orders: action.orders.map((order) => plainOrder(state, action.player, order)) }),
  enumerate: () => [], // [ET-ENUM-03]
  *check(state, { player, orders }) {
    yield* mustBeOpen(state, player);
    yield* checkSheet(state, player, orders);
  },
  apply(state, { player, orders }, table) {
    const now = peek<State>(state as State);
    const kept = orders.map((order) => canonicalOrder(now, player, order));
    commitWith(state, player, kept, table);
  },
});
