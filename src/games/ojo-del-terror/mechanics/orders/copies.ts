import type { Draft } from 'immer';
import type { Order, Terms, ToldOrder } from '../../types/index.js';

/** A copy for the report or an event: nothing told shares a part with the state. */
export const copyTerms = ({ members, beneficiary, killer }: Terms): Draft<Terms> => ({ members: [...members], beneficiary, killer });

/** A copy of an order, for the report. */
export const copyOrder = (order: Order): Draft<Order> => {
  switch (order.type) {
    case 'invade': {
      const { type, planet, count, across, alliance, warlord } = order;
      return { type, planet, count, across, alliance: alliance && copyTerms(alliance), warlord };
    }
    case 'trade': {
      const { type, partner, give, receive } = order;
      return { type, partner, give: [...give], receive: [...receive] };
    }
    case 'defend': {
      const { type, planet, count } = order;
      return { type, planet, count };
    }
    case 'defend-sector': {
      const { type, sector, count } = order;
      return { type, sector, count };
    }
    case 'cede': {
      const { type, planet, to } = order;
      return { type, planet, to };
    }
    case 'claim': // has other fields for every deed
      return { ...order };
  }
};

/** An order as an event tells it: `across` only where it is meant. */
export const tellOrder = (order: Order): Draft<ToldOrder> => {
  const copy = copyOrder(order);
  if (copy.type !== 'invade') return copy;
  const { type, planet, count, across, alliance, warlord } = copy;
  return across ? { type, planet, count, across, alliance, warlord } : { type, planet, count, alliance, warlord };
};
