import type { Draft } from 'immer';
import { sheetOf } from '../queries.js';
import type { Declaration, DeclarationState, Order, Scope } from '../types.js';
import { type Board, now, type Table } from './board.js';

/** A copy to tell, with its fate. */
const told = ({ id, order }: Declaration, state: DeclarationState): Declaration => ({
  id,
  order: { ...order, written: { ...order.written } } as Order,
  state,
});

/** An order is written on a sheet, under its number. */
export const declareOrder = (state: Board, player: string, order: Order, table: Table): void => {
  const last = sheetOf(now(state), player).at(-1);
  const declaration: Declaration = { id: String(last === undefined ? 1 : Number(last.id) + 1), order, state: 'pending' };
  state.sheets[player]!.push(declaration as Draft<Declaration>);
  table.emit({ type: 'declared', player, declaration: told(declaration, 'pending') });
};

/** An order is struck out before the batch is committed. [GM-DECL-05] */
export const withdrawOrder = (state: Board, player: string, id: string, table: Table): void => {
  const sheet = sheetOf(now(state), player);
  const place = sheet.findIndex((declaration) => declaration.id === id);
  table.emit({ type: 'withdrawn', player, declaration: told(sheet[place]!, 'pending') });
  state.sheets[player]!.splice(place, 1);
};

/** A batch is closed. [GM-DECL-06] */
export const commit = (state: Board, player: string, scope: Scope, table: Table): void => {
  state.committed[player] = true;
  table.emit({ type: 'committed', player, scope });
};

/**
 * The fate of an order, which is public from then on. [GM-EXEC-01] It is told under the number of those read so far: its number on the sheet would
 * tell how many others there are. [GM-VIS-02]
 */
export const settleOrder = (state: Board, player: string, id: string, fate: Exclude<DeclarationState, 'pending'>): Declaration => {
  const place = sheetOf(now(state), player).findIndex((declaration) => declaration.id === id);
  state.sheets[player]![place]!.state = fate;
  const sheet = sheetOf(now(state), player);
  const read = sheet.filter((declaration) => declaration.state !== 'pending').length;
  return { ...told(sheet[place]!, fate), id: String(read) };
};
