import type { Dice } from '../../core/dice.js';
import { isFine } from '../../core/violation.js';
import { checkOrder, sampleOrder } from './orders/index.js';
import { allowanceOf, hasReferee, referee } from './queries.js';
import type { Event, Order, Sheet, State, View } from './types.js';

/** Does this viewer read every sheet? [ET-VIEW-04] */
const isReferee = (state: State, viewer: string | null): boolean => viewer === referee && hasReferee(state);

/** What a viewer may know: built up from what is public. [ET-VIEW-08] */
export const view = (state: State, viewer: string | null): View => {
  const { config, phase, turn, players, planets, deeds, history, lieutenants } = state;
  const all = isReferee(state, viewer);
  const isWriting = phase === 'orders' || phase === 'review';
  return {
    ...{ config, phase, turn, players, planets, deeds, history, lieutenants },
    viewer,
    sheets: Object.fromEntries(
      config.players.map((player) => {
        const { orders, committed } = state.sheets[player]!;
        return [player, { orders: !isWriting || all || player === viewer ? orders : null, committed }]; // [ET-VIEW-01] [ET-VIEW-02] [ET-VIEW-03]
      }),
    ),
    verdicts: all ? state.verdicts : null, // [ET-VIEW-06]
    allowances: isWriting ? Object.fromEntries(config.players.map((player) => [player, allowanceOf(state, player)])) : {},
  };
};

/** [ET-VIEW-09] Events about an unpublished sheet or verdict reach their owner and the referee; all others reach everybody. */
export const witness = (event: Event, viewer: string | null): Event | null => {
  switch (event.type) {
    case 'order-added':
    case 'order-removed':
      return viewer === event.player || (event.refereed && viewer === referee) ? event : null;
    case 'verdict-recorded':
      return viewer === referee ? event : null;
    default:
      return event;
  }
};

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
