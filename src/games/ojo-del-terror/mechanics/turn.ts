import type { Draft } from 'immer';
import { peek, settled } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { allowanceOf, playersOf } from '../queries/state.js';
import type { Event, State } from '../types/index.js';
import { adjudicate } from './adjudication/index.js';
import { outcomeOf, supremeLordOf } from './scoring.js';

/** [ET-FLOW-02] The next turn opens with empty sheets. */
export const beginTurn = (state: Draft<State>, table: Table<Event>): void => {
  state.turn += 1;
  state.phase = 'orders';
  const now = peek<State>(state as State);
  const allowances: Record<string, number> = {};
  for (const player of playersOf(now)) allowances[player] = allowanceOf(now, player);
  table.emit({ type: 'turn-started', turn: now.turn, allowances });
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
