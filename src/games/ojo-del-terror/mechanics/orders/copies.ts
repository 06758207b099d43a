import type { Draft } from 'immer';
import type { Order, Terms } from '../../types/index.js';

/** A copy for the report or an event: nothing told shares a part with the state. */
export const copyTerms = ({ members, beneficiary, killer }: Terms): Draft<Terms> => ({ members: [...members], beneficiary, killer });

/** A copy of an order, for a sheet, the report or an event. */
export const copyOrder = (order: Order): Draft<Order> => {
  switch (order.type) {
    case 'invade': {
      const { type, planet, count, alliance, warlord } = order;
      return { type, planet, count, alliance: alliance && copyTerms(alliance), warlord };
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
