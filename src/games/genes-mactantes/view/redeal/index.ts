import type { Dice } from '../../../../core/dice/dice.js';
import { isLiving } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { inventHandedIn } from './handed-in.js';
import { inventOffers } from './offers.js';
import { inventSheet, inventSupporters, readSheets } from './sheets.js';
import { inventWhereabouts } from './whereabouts.js';

/**
 * A state this viewer could not tell from the true one: everything it cannot know is dealt anew. What comes out follows from what the viewer
 * knows and from the dice alone, so that nobody who thinks about it can learn anything else.
 */
export const redeal = (state: State, viewer: string | null, dice: Dice): State => {
  if (state.turn === 0)
    return state.step === 'setup-creation' || state.step === 'setup-deployment'
      ? { ...state, ...inventHandedIn(state, viewer, dice) }
      : state;
  const eyes = viewer !== null && isLiving(state, viewer) ? viewer : null; // [GM-VIS-12]
  // What is known comes first; what is invented after it is invented from that.
  const read: State = { ...state, sheets: readSheets(state, eyes), ...inventOffers(state, eyes, dice) };
  const known: State = { ...read, affairs: inventSupporters(read, eyes, dice) };
  const placed: State = { ...known, ...inventWhereabouts(known, eyes, dice) };
  const sheets = state.config.players.map((player) => [
    player,
    player === eyes ? placed.sheets[player]! : inventSheet(placed, player, dice),
  ]);
  return { ...placed, sheets: Object.fromEntries(sheets) };
};
