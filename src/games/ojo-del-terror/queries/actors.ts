import { uncommitted } from '../../../core/game/turns.js';
import type { State } from '../types/index.js';
import { hasReferee, playersOf, referee } from './state.js';

/** [ET-SETUP-07] Who chooses a band: one after another, in seating order. */
export const choosers = (state: State): readonly string[] => {
  const next = playersOf(state).find((player) => state.players[player]!.warband === null);
  return next === undefined ? [] : [next];
};

/** [ET-FLOW-03] Everybody whose sheet is open, and the referee as long as anybody's is. */
export const writers = (state: State): readonly string[] => {
  const open = uncommitted(playersOf(state), state.sheets);
  return open.length > 0 && hasReferee(state) ? [...open, referee] : open;
};
