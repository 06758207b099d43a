import { answeredInFull } from '../../refusals-in-full.js';
import { game } from './table.js';

/** What a saved state says when it is read again. */
export const reread = (state: unknown): string => {
  const read = answeredInFull(game.decodeState(state));
  return read._tag === 'Right' ? 'accepted' : read.left[0]!.message;
};
