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
 * The fate of an order, which is public from then on. [GM-EXEC-01] It goes behind those already read, and is told as the first, second, … of them: its
 * place and number on the sheet would tell how many others there are. [GM-VIS-02]
 */
export const settleOrder = (state: Board, player: string, id: string, fate: Exclude<DeclarationState, 'pending'>): Declaration => {
  const place = sheetOf(now(state), player).findIndex((declaration) => declaration.id === id);
  const [order] = state.sheets[player]!.splice(place, 1);
  const read = sheetOf(now(state), player).filter((declaration) => declaration.state !== 'pending').length;
  state.sheets[player]!.splice(read, 0, { ...order!, state: fate });
  return { ...told(sheetOf(now(state), player)[read]!, fate), id: String(read + 1) };
};
