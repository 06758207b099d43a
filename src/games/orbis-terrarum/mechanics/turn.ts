import { endsCycle, type Open, type Tell } from '../queries/state.js';
import { postAutomaticTributes } from './measures/automatic-tributes.js';

/** Orders are over. Vassals that nobody plays see to their tribute. [OT-VAS-14] */
export const closeOrders = (state: Open, table: Tell): void => {
  if (endsCycle(state) && state.config.npcAutoTribute) postAutomaticTributes(state, table);
  state.phase = 'adjudication';
};

/** The setup is over. [OT-SETUP-07] */
export const enterFirstTurn = (state: Open): void => {
  state.turn = 1;
  state.phase = 'happenings';
};
