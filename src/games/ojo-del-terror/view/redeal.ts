import type { Dice } from '../../../core/dice/dice.js';
import { isFine } from '../../../core/refusals/violation.js';
import { checkOrder, sampleOrder } from '../mechanics/orders/index.js';
import type { Order, Sheet, State } from '../types/index.js';
import { isReferee } from './view.js';

/** A sheet that might have been written: a few random orders that are legal beside each other. */
const inventSheet = (state: State, player: string, committed: boolean, dice: Dice): Sheet => {
  const orders: Order[] = [];
  for (let attempts = dice.roll(8, 'orders of another') - 1; attempts > 0; attempts--) {
    const desk = { state, player, orders };
    const order = sampleOrder(desk, dice);
    if (order !== undefined && isFine(checkOrder(desk, order))) orders.push(order);
  }
  return { orders, committed };
};

/** A state this viewer could not tell from the true one: other sheets hold other orders, and no verdict is known. */
export const redeal = (state: State, viewer: string | null, dice: Dice): State => {
  if (isReferee(state, viewer) || (state.phase !== 'orders' && state.phase !== 'review')) return state;
  return {
    ...state,
    verdicts: [],
    sheets: Object.fromEntries(
      state.config.players.map((player) => {
        const sheet = state.sheets[player]!;
        return [player, player === viewer ? sheet : inventSheet(state, player, sheet.committed, dice)];
      }),
    ),
  };
};
