import { listOf } from '../../../core/choices.js';
import { action, list } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { peek } from '../../../core/state.js';
import { copyOrder } from '../adjudication/index.js';
import type { ClauseId } from '../clauses.js';
import { canonicalOrder, checkSheet, orderChoice } from '../orders/index.js';
import { type Event, type State, type Written, written } from '../types.js';
import { commit } from '../verbs.js';
import { everyPlayer, mustBeOpen } from './sheet.js';

/** More orders than any allowance and any map could use. */
const longestSheet = 1000;

/** A player hands in a whole sheet at once. */
export interface SubmitOrders extends ActionBase {
  readonly type: 'submit-orders';
  readonly orders: readonly Written[];
}

/** [ET-SHEET-06] As clearing the sheet, adding the orders one after another and committing; all of it or nothing. */
export const submitOrders = rule<State, SubmitOrders, Event, ClauseId>({
  type: 'submit-orders',
  codec: action<SubmitOrders>('submit-orders', { orders: list(written, longestSheet) }),
  actors: everyPlayer,
  choices: { orders: (state, player) => listOf(orderChoice({ state, player, orders: [] }), 0, 20) },
  enumerate: () => [], // [ET-ENUM-03]
  *check(state, { player, orders }) {
    yield* mustBeOpen(state, player);
    yield* checkSheet(state, player, orders);
  },
  apply(state, { player, orders }, table) {
    const now = peek<State>(state as State);
    state.sheets[player]!.orders = orders.map((order) => copyOrder(canonicalOrder(now, order)));
    commit(state, player, table);
  },
});
