import { uncommitted } from '../../../core/game/turns.js';
import type { State } from '../types/index.js';
import { hasReferee, playersOf, referee } from './state.js';

/** [ET-SETUP-07] Who chooses a band: one after another, in seating order. */
export const choosers = (state: State): readonly string[] => {
  const next = playersOf(state).find((player) => state.players[player]!.warband === null);
  return next === undefined ? [] : [next];
};

/** [ET-FLOW-03] Everybody whose sheet is open: the turn waits for them. */
export const writers = (state: State): readonly string[] => uncommitted(playersOf(state), state.sheets);

/** [ET-FLOW-03] Those, and the referee, who may close the turn as long as anybody's sheet is open. */
export const writersAndReferee = (state: State): readonly string[] => {
  const open = writers(state);
  return open.length > 0 && hasReferee(state) ? [...open, referee] : open;
};
