import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { changeOf } from '../queries/payments.js';
import { atlas, purse, treasury } from '../queries/state.js';
import type { Due, Ending, Event, State } from '../types/index.js';
import { outcomeOf } from './scoring.js';

/** Discs change hands; every purse stays in content order. [SD-STATE-01] [SD-STATE-07] */
export const moveDiscs = (state: Draft<State>, from: string, to: string, discs: readonly string[]): void => {
  const now = peek<State>(state as State);
  const order = atlas(now).order.discs;
  const moved = new Set(discs);
  const fill = (owner: string, purseful: string[]): void => {
    if (owner === treasury) state.treasury = purseful;
    else state.players[owner]!.discs = purseful;
  };
  const taken = [...purse(now, to), ...discs].sort((a, b) => order.get(a)! - order.get(b)!);
  fill(
    from,
    purse(now, from).filter((disc) => !moved.has(disc)),
  );
  fill(to, taken);
};

/** Some discs drawn blind from a list, one after another. [SD-DICE-01] [SD-DICE-03] */
export const draw = (discs: readonly string[], count: number, why: string, table: Table<Event>): string[] => {
  const left = [...discs];
  return Array.from({ length: count }, () => {
    const disc = table.pick(left, why);
    left.splice(left.indexOf(disc), 1);
    return disc;
  });
};

/** The first due is paid, and a euro too much comes back. [SD-PAY-04] [SD-PAY-05] */
export const payDue = (state: Draft<State>, discs: readonly string[], table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const { payer, payee, amount, reason } = now.dues[0]!;
  const change = changeOf(now, now.dues[0]!);
  moveDiscs(state, payer, payee, discs);
  if (change !== null) moveDiscs(state, payee, payer, [change]);
  state.dues.shift();
  table.emit({ type: 'paid', payer, payee, amount, discs: [...discs], reason, ...(change !== null && { change: [change] }) });
};

/** Money is owed, and paid before anything else. [SD-FLOW-05] */
export const oweAll = (state: Draft<State>, dues: readonly Due[]): void => {
  state.dues = dues.map((due) => ({ ...due }));
  state.step = 'payment';
};

/** The holder collects a levy: it is used up for this turn, and the walk may begin its rounds anew. [SD-PRE-08] [SD-INH-08] [SD-MOV-08] */
export const levy = (state: Draft<State>, kind: 'prescription' | 'inheritance', dues: readonly Due[], table: Table<Event>): void => {
  const { holder } = state;
  state.used[kind] = true;
  state.trail = [state.players[holder]!.cell];
  table.emit({ type: 'levy-declared', levy: kind, holder, dues: dues.map((due) => ({ ...due })) });
  oweAll(state, dues);
};

/** The game is over. [SD-FLOW-14] */
export const endGame = (state: Draft<State>, ending: Pick<Ending, 'ending'> & Partial<Ending>, table: Table<Event>): void => {
  const { cause = null, insolvent = [], provoker = null } = ending;
  state.end = { ending: ending.ending, cause, insolvent: [...insolvent], provoker };
  state.step = 'gameOver';
  table.emit({ type: 'game-ended', outcome: outcomeOf(peek<State>(state as State))! });
};
