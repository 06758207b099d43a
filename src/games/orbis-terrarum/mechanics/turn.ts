import { endsCycle, hasReferee, type Open, playersOf, type Tell } from '../queries/state.js';
import { postAutomaticTributes } from './measures/automatic-tributes.js';
import { drawHappening, openOrders } from './referee/happenings.js';
import { resolveTurn } from './resolution/index.js';
import { beginEpoch } from './upkeep/epoch.js';
import { keepUp } from './upkeep/index.js';

/** Everybody has a Nation. [OT-SETUP-03] */
export const enterDistribution = (state: Open): void => {
  state.phase = 'setup-attributes';
};

/** The attributes are laid down, and whoever is not there keeps those of its Nation: the referee prepares the world, where there is one. [OT-SETUP-06] [OT-SETUP-07] [OT-FLOW-09] */
export const endDistribution = (state: Open): void => {
  for (const player of playersOf(state)) state.players[player]!.distributed = true;
  if (hasReferee(state)) state.phase = 'setup-referee';
  else enterFirstTurn(state);
};

/** The setup is over. [OT-SETUP-07] */
export const enterFirstTurn = (state: Open): void => {
  state.turn = 1;
  state.phase = 'happenings';
};

/** The happenings of a turn are told, and its orders open. [OT-FLOW-02] [OT-FLOW-03] */
export const beginOrders = (state: Open, table: Tell): void => {
  drawHappening(state, table);
  openOrders(state, table);
};

/** Orders are over. Vassals that nobody plays see to their tribute. [OT-VAS-14] */
export const closeOrders = (state: Open, table: Tell): void => {
  if (endsCycle(state) && state.config.npcAutoTribute) postAutomaticTributes(state, table);
  state.phase = 'adjudication';
};

/** The referee has ruled on what there was to rule on. */
export const closeAdjudication = (state: Open): void => {
  state.phase = 'resolution';
};

/** All measures are resolved, and what they leave to decide is decided. [OT-FLOW-15] */
export const resolveMeasures = (state: Open, table: Tell): void => {
  resolveTurn(state, table);
  state.phase = 'decisions';
  state.after = 'upkeep';
};

/** All is decided: the upkeep, or, if that was it that asked, the epoch. [OT-FLOW-15] */
export const closeDecisions = (state: Open, table: Tell): void => {
  if (state.after === 'upkeep') state.phase = 'upkeep';
  else {
    beginEpoch(state, table);
    state.phase = 'epoch-distribution';
  }
};

/** The upkeep, and what it leaves to decide. [OT-FLOW-13] */
export const keepWorld = (state: Open, table: Tell): void => {
  keepUp(state, table);
  state.phase = 'decisions';
  state.after = 'epoch';
};
