import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { peek } from '../../../core/state.js';
import type { ClauseId } from '../clauses.js';
import { canonicalOrder, checkOrder, enumerateOrders, orderChoice, sampleOrder } from '../orders/index.js';
import { type Event, type State, type Written, written } from '../types.js';
import { writeOrder } from '../verbs.js';
import { deskOf, everyPlayer, onOpenSheet } from './sheet.js';

/** A player writes an order on the sheet. */
export interface AddOrder extends ActionBase {
  readonly type: 'add-order';
  readonly order: Written;
}

/** [ET-SHEET-02] Only what is legal on the opening map, beside what the sheet already holds, is written down. */
export const addOrder = rule<State, AddOrder, Event, ClauseId>({
  type: 'add-order',
  codec: action<AddOrder>('add-order', { order: written }),
  actors: everyPlayer,
  weight: 5,
  choices: { order: (state, player) => orderChoice(deskOf(state, player)) },
  *enumerate(state, player) {
    for (const order of enumerateOrders(deskOf(state, player))) yield { type: 'add-order', player, order };
  },
  sample(state, player, dice) {
    const order = sampleOrder(deskOf(state, player), dice);
    return order && { type: 'add-order', player, order };
  },
  check: (state, { player, order }) => onOpenSheet(state, player, checkOrder(deskOf(state, player), order)),
  apply(state, { player, order }, table) {
    writeOrder(state, player, canonicalOrder(peek<State>(state as State), order), table);
  },
});
