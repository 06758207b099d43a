import { one } from '../../../core/choices/choices.js';
import { action, finite } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { strikeOrder } from '../mechanics/sheets.js';
import { sheetOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';
import { everyPlayer, mustBeOpen } from './shared/sheet.js';

/** A player strikes an order from the sheet. */
export interface RemoveOrder extends ActionBase {
  readonly type: 'remove-order';
  /** Its place on the sheet, from 0. */
  readonly index: number;
}

/** [ET-SHEET-05] Striking an order never makes another illegal: orders only take from one budget and exclude one another. */
export const removeOrder = rule<RemoveOrder>({
  type: 'remove-order',
  cites: ['ET-SHEET-05', 'ET-SHEET-01'],
  codec: action<RemoveOrder>('remove-order', { index: finite }),
  actors: everyPlayer,
  choices: {
    index(state, player) {
      const { orders, committed } = sheetOf(state, player);
      // Where nothing can be struck, the first place stands for all of them, and `check` says why.
      return one(committed || orders.length === 0 ? [0] : [...orders.keys()], 'order');
    },
  },
  enumerate: () => [], // [ET-ENUM-03] Random play must come to an end.
  *check(state, { player, index }) {
    yield* mustBeOpen(state, player);
    const { orders } = sheetOf(state, player);
    if (!Number.isSafeInteger(index) || index < 0 || index >= orders.length)
      yield refuse('unknown-order', 'ET-SHEET-05', { orders: orders.length, index }, 'index');
  },
  apply(state, { player, index }, table) {
    strikeOrder(state, player, index, table);
  },
});
