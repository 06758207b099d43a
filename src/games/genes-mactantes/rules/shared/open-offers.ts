import { clone } from '../../../../core/data/copies.js';
import { type Board, now, type Table } from '../../mechanics/countries/board.js';
import type { EventOf, Offer, State } from '../../types/index.js';

/** Offers waiting for this player. */
export const incoming = (state: State, player: string): readonly string[] =>
  state.offers.filter(({ to }) => to === player).map(({ id }) => id);

/** Offers this player has made. */
export const outgoing = (state: State, player: string): readonly string[] =>
  state.offers.filter(({ from }) => from === player).map(({ id }) => id);

/** An offer by its id. */
export const offerOf = (state: State, id: string): Offer => state.offers.find((offer) => offer.id === id)!;

/** An offer is no longer open. */
export const closeOffer = (state: Board, id: string, reason: EventOf<'trade-closed'>['reason'], table: Table): void => {
  const place = now(state).offers.findIndex((offer) => offer.id === id);
  table.emit({ type: 'trade-closed', offer: clone(now(state).offers[place]!), reason });
  state.offers.splice(place, 1);
};
