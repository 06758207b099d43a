import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violations } from '../../../core/refusals/violation.js';
import { foundWithin } from '../../../core/refusals/within.js';
import type { ClauseId } from '../clauses.js';
import { canonicalOrder, checkOrder, enumerateOrders, orderChoice, plainOrder, sampleOrder } from '../mechanics/orders/index.js';
import type { Desk } from '../mechanics/orders/order-rule.js';
import { writeOrder } from '../mechanics/sheets.js';
import { sheetOf } from '../queries/state.js';
import { type State, type Written, written } from '../types/index.js';
import { rule } from './shared/rule.js';
import { deskOf, everyPlayer, onOpenSheet } from './shared/sheet.js';

/** A player writes an order on the sheet. */
export interface AddOrder extends ActionBase {
  readonly type: 'add-order';
  readonly order: Written;
}

/** What stands for every order on a committed sheet, so that `check` says why nothing can be written there. */
const anyOrder: Written = { type: 'any' };

/** What stands against an order, and where in the action. */
function* faultsIn(desk: Desk, order: Written): Violations<ClauseId> {
  for (const fault of checkOrder(desk, order)) yield foundWithin('order', fault);
}

/** [ET-SHEET-02] Only what is legal on the opening map, beside what the sheet already holds, is written down. */
export const addOrder = rule<AddOrder>({
  type: 'add-order',
  cites: ['ET-FLOW-03', 'ET-FLOW-06', 'ET-SHEET-02', 'ET-SHEET-04', 'ET-SHEET-01'],
  codec: action<AddOrder>('add-order', { order: written }),
  actors: everyPlayer,
  weight: 5,
  choices: {
    order: (state, player) => (sheetOf(state, player).committed ? one([anyOrder]) : orderChoice(deskOf(state, player))),
  },
  canonical: (state, action) => ({ ...action, order: plainOrder(state, action.player, action.order) }),
  *enumerate(state, player) {
    for (const order of enumerateOrders(deskOf(state, player))) yield { type: 'add-order', player, order };
  },
  sample(state, player, dice) {
    const order = sampleOrder(deskOf(state, player), dice);
    return order && { type: 'add-order', player, order };
  },
  check: (state, { player, order }) => onOpenSheet(state, player, faultsIn(deskOf(state, player), order)),
  apply(state, { player, order }, table) {
    writeOrder(state, player, canonicalOrder(peek<State>(state as State), player, order), table);
  },
});
