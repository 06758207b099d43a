import type { Draft } from 'immer';
import { isRescue, sheetOf } from '../../queries/state.js';
import type { Declaration, DeclarationState, Order, Scope, State } from '../../types/index.js';
import { type Board, now, type Table } from './board.js';

/** A copy to tell. */
const told = ({ id, order: { scope, kind, written }, state, rescue, nth }: Declaration): Declaration => {
  const order = { scope, kind, written: { ...written } } as Order;
  const copy: Draft<Declaration> = { id, order, state };
  if (rescue === true) copy.rescue = true;
  if (nth !== undefined) copy.nth = nth;
  return copy;
};

/** An order as a player writes it down: a rescue is known as one from then on. [GM-CAPT-04] */
export const writeDown = (state: State, player: string, id: string, order: Order): Declaration =>
  isRescue(state, player, order) ? { id, order, state: 'pending', rescue: true } : { id, order, state: 'pending' };

/** An order is written on a sheet, under its number. */
export const declareOrder = (state: Board, player: string, order: Order, table: Table): void => {
  const last = sheetOf(now(state), player).at(-1);
  const declaration = writeDown(now(state), player, String(last === undefined ? 1 : Number(last.id) + 1), order);
  state.sheets[player]!.push(declaration as Draft<Declaration>);
  table.emit({ type: 'declared', player, declaration: told(declaration) });
};

/** An order is struck out before the batch is committed. [GM-DECL-05] */
export const withdrawOrder = (state: Board, player: string, id: string, table: Table): void => {
  const sheet = sheetOf(now(state), player);
  const place = sheet.findIndex((declaration) => declaration.id === id);
  table.emit({ type: 'withdrawn', player, declaration: told(sheet[place]!) });
  state.sheets[player]!.splice(place, 1);
};

/** A batch is closed. [GM-DECL-06] */
export const commit = (state: Board, player: string, scope: Scope, table: Table): void => {
  state.committed[player] = true;
  table.emit({ type: 'committed', player, scope });
};

/** The fate of an order, which is public from then on. [GM-EXEC-01] It keeps its place on the sheet and its number, which are its owner's affair. */
export const settleOrder = (state: Board, player: string, id: string, fate: Exclude<DeclarationState, 'pending'>): Declaration => {
  let nth = 1;
  for (const { state: other } of sheetOf(now(state), player)) if (other !== 'pending') nth += 1;
  const declaration = state.sheets[player]!.find((other) => other.id === id)!;
  declaration.state = fate;
  declaration.nth = nth;
  return told(declaration);
};
