import { range } from '../../../core/choices.js';
import { action, finite } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { sheetOf } from '../queries.js';
import type { Event, State } from '../types.js';
import { strikeOrder } from '../verbs.js';
import { everyPlayer, mustBeOpen } from './sheet.js';

/** A player strikes an order from the sheet. */
export interface RemoveOrder extends ActionBase {
  readonly type: 'remove-order';
  /** Its place on the sheet, from 0. */
  readonly index: number;
}

/** [ET-SHEET-05] Striking an order never makes another illegal: orders only take from one budget and exclude one another. */
export const removeOrder = rule<State, RemoveOrder, Event, ClauseId>({
  type: 'remove-order',
  codec: action<RemoveOrder>('remove-order', { index: finite }),
  actors: everyPlayer,
  choices: { index: (state, player) => range(0, sheetOf(state, player).orders.length - 1) },
  enumerate: () => [], // [ET-ENUM-03] Random play must come to an end.
  *check(state, { player, index }) {
    yield* mustBeOpen(state, player);
    const { orders } = sheetOf(state, player);
    if (!Number.isSafeInteger(index) || index < 0 || index >= orders.length)
      yield refuse(
        'unknown-order',
        'ET-SHEET-05',
        `The sheet holds ${orders.length} orders, numbered from 0; there is no number ${index}.`,
        'index',
      );
  },
  apply(state, { player, index }, table) {
    strikeOrder(state, player, index, table);
  },
});
