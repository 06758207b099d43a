import type { EndReason } from '../../types/index.js';
import { scoresOf } from '../scoring.js';
import { type Board, now, type Table } from './board.js';

/** The game is over; no further step happens. [GM-FLOW-17] */
export const endGame = (state: Board, reason: EndReason, winners: readonly string[], table: Table): void => {
  state.ending = { reason, winners: [...winners] };
  state.step = 'finished';
  state.affairs = [];
  state.slot = null;
  table.emit({ type: 'game-ended', reason, winners: [...winners], scores: scoresOf(now(state)) });
};
