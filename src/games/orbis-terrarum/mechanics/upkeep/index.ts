import { endsCycle, now, type Open, type Tell } from '../../queries/state.js';
import { farthest } from '../../types/index.js';
import { checkLiberations } from '../nations/liberation.js';
import { closeGame } from '../scoring.js';
import { checkExtinctions } from '../war/extinction.js';
import { escalateRebellions, wearDown } from './attrition.js';
import { clearConferences, keepConferences } from './conferences.js';
import { keepConflicts } from './conflicts.js';
import { endCycle } from './cycle.js';
import { checkEpoch } from './epoch.js';
import { expire } from './expiry.js';
import { keepOrganizations } from './organizations.js';
import { keepStreaks } from './streaks.js';

/** The upkeep in its fixed order. [OT-FLOW-13] */
const steps: readonly ((state: Open, table: Tell) => void)[] = [
  wearDown,
  escalateRebellions,
  keepConflicts,
  (state, table) => checkExtinctions(state, () => null, table),
  checkLiberations,
  keepStreaks,
  expire,
  keepConferences,
  keepOrganizations,
  (state, table) => {
    if (endsCycle(state)) endCycle(state, table);
  },
  checkEpoch,
];

/** The upkeep of a turn, up to the decisions it raises. */
export const keepUp = (state: Open, table: Tell): void => {
  clearConferences(state);
  for (const step of steps) step(state, table);
};

/** The turn is over: the limit, or the next one. [OT-FLOW-13] [OT-END-03] [OT-END-10] */
export const endTurn = (state: Open, table: Tell): void => {
  table.emit({ type: 'turn-ended', turn: state.turn });
  if (state.turn >= (state.config.turnLimit ?? farthest.turn)) {
    closeGame(state, 'turn-limit', '', table);
    return;
  }
  state.turn += 1;
  state.phase = 'happenings';
  state.happenings = [];
  for (const id of now(state).nationOrder) if (state.nations[id]!.createdByReferee !== null) state.nations[id]!.createdByReferee = null;
};
