import type { Draft } from 'immer';
import { peek, settled } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { uncommitted } from '../../../core/game/turns.js';
import { allowanceOf, hasReferee, playersOf } from '../queries/state.js';
import type { Event, State, Verdict } from '../types/index.js';
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

/** [ET-REF-01] The referee ends the writing: sheets not committed are taken as they stand. */
export const closeOrders = (state: Draft<State>, table: Table<Event>): void => {
  state.phase = 'review';
  table.emit({ type: 'orders-closed', uncommitted: [...uncommitted(state.config.players, state.sheets)] });
};

/** The referee rules on a claim; a later verdict replaces the earlier one. [ET-REF-03] */
export const recordVerdict = (state: Draft<State>, { player, deed, verdict }: Verdict, table: Table<Event>): void => {
  state.verdicts = [...state.verdicts.filter((ruling) => ruling.player !== player || ruling.deed !== deed), { player, deed, verdict }];
  table.emit({ type: 'verdict-recorded', player, deed, verdict });
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

/** [ET-FLOW-04] [ET-FLOW-05] All sheets are in: the referee reviews them; where there is none, the turn is published. */
export const collectSheets = (state: Draft<State>, table: Table<Event>): void => {
  if (hasReferee(state as State)) state.phase = 'review';
  else publishTurn(state, table);
};
