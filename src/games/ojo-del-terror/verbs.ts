import type { Draft } from 'immer';
import type { Table } from '../../core/rule.js';
import { peek, settled } from '../../core/state.js';
import { adjudicate, copyOrder } from './adjudication/index.js';
import { allowanceOf, atlas, hasReferee, playersOf } from './queries.js';
import { outcomeOf, supremeLordOf } from './scoring.js';
import type { Event, Order, State } from './types.js';

/** [ET-WAR-02] A band is taken, for the whole game. */
export const takeWarband = (state: Draft<State>, player: string, warband: string, table: Table<Event>): void => {
  state.players[player]!.warband = warband;
  table.emit({ type: 'warband-chosen', player, warband, dedication: atlas(peek<State>(state as State)).dedications.get(warband)! });
};

/** [ET-FLOW-02] The next turn opens with empty sheets. */
export const beginTurn = (state: Draft<State>, table: Table<Event>): void => {
  state.turn += 1;
  state.phase = 'orders';
  const now = peek<State>(state as State);
  const allowances: Record<string, number> = {};
  for (const player of playersOf(now)) allowances[player] = allowanceOf(now, player);
  table.emit({ type: 'turn-started', turn: now.turn, allowances });
};

/** An order is written on a sheet. */
export const writeOrder = (state: Draft<State>, player: string, order: Order, table: Table<Event>): void => {
  state.sheets[player]!.orders.push(copyOrder(order));
  table.emit({ type: 'order-added', player, order, refereed: hasReferee(state as State) });
};

/** An order is struck from a sheet. */
export const strikeOrder = (state: Draft<State>, player: string, index: number, table: Table<Event>): void => {
  const [order] = peek<State>(state as State).sheets[player]!.orders.slice(index, index + 1);
  state.sheets[player]!.orders.splice(index, 1);
  table.emit({ type: 'order-removed', player, order: copyOrder(order!), refereed: hasReferee(state as State) });
};

/** A sheet is handed in. */
export const commit = (state: Draft<State>, player: string, table: Table<Event>): void => {
  state.sheets[player]!.committed = true;
  table.emit({ type: 'orders-committed', player });
};

/** A sheet is taken back while nothing has been revealed. */
export const reopen = (state: Draft<State>, player: string, table: Table<Event>): void => {
  state.sheets[player]!.committed = false;
  table.emit({ type: 'orders-reopened', player });
};

/** The game is over. */
export const endGame = (state: Draft<State>, table: Table<Event>): void => {
  state.phase = 'finished';
  table.emit({ type: 'game-ended', outcome: outcomeOf(peek<State>(state as State))! });
};

/** The Supreme Lord names who shares the victory. [ET-LIEU-03] */
export const nameLieutenants = (state: Draft<State>, supremeLord: string, lieutenants: readonly string[], table: Table<Event>): void => {
  state.lieutenants = [...lieutenants];
  table.emit({ type: 'lieutenants-chosen', supremeLord, lieutenants: [...lieutenants] });
  endGame(state, table);
};

/** [ET-FLOW-08] The turn is resolved and published; the next begins, or the game ends. [ET-END-01] */
export const publishTurn = (state: Draft<State>, table: Table<Event>): void => {
  adjudicate(state, table);
  // Neither is written to again: copies of the state share them.
  settled(state.planets);
  settled(state.history.at(-1)!);
  if (state.turn < state.config.turns) beginTurn(state, table);
  else if (supremeLordOf(peek<State>(state as State)) !== null && state.config.lieutenants > 0)
    state.phase = 'lieutenants'; // [ET-END-03]
  else endGame(state, table);
};
