import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { atlas, hasReferee } from '../queries/state.js';
import type { Event, Order, State } from '../types/index.js';
import { tellOrder } from './orders/copies.js';

/** [ET-WAR-02] A band is taken, for the whole game. */
export const takeWarband = (state: Draft<State>, player: string, warband: string, table: Table<Event>): void => {
  state.players[player]!.warband = warband;
  table.emit({ type: 'warband-chosen', player, warband, dedication: atlas(peek<State>(state as State)).dedications.get(warband)! });
};

/** An order in its canonical form, which is nobody else's object, is written on a sheet. */
export const writeOrder = (state: Draft<State>, player: string, order: Order, table: Table<Event>): void => {
  state.sheets[player]!.orders.push(order as Draft<Order>);
  table.emit({ type: 'order-added', player, order: tellOrder(order), refereed: hasReferee(state as State) });
};

/** An order is struck from a sheet. */
export const strikeOrder = (state: Draft<State>, player: string, index: number, table: Table<Event>): void => {
  const [order] = peek<State>(state as State).sheets[player]!.orders.slice(index, index + 1);
  state.sheets[player]!.orders.splice(index, 1);
  table.emit({ type: 'order-removed', player, order: tellOrder(order!), refereed: hasReferee(state as State) });
};

/** A sheet is handed in. */
export const commit = (state: Draft<State>, player: string, table: Table<Event>): void => {
  state.sheets[player]!.committed = true;
  table.emit({ type: 'orders-committed', player });
};

/** A sheet is handed in with these orders in their canonical form, whatever stood on it before. */
export const commitWith = (state: Draft<State>, player: string, orders: readonly Order[], table: Table<Event>): void => {
  state.sheets[player]!.orders = orders as Draft<Order>[];
  commit(state, player, table);
};

/** A sheet is taken back while nothing has been revealed. */
export const reopen = (state: Draft<State>, player: string, table: Table<Event>): void => {
  state.sheets[player]!.committed = false;
  table.emit({ type: 'orders-reopened', player });
};
