import { affairOf } from '../queries.js';
import { type Board, now, type Table } from '../verbs/board.js';
import { settleVictory } from '../victory.js';
import { goOnWithBattle } from './battle.js';
import { goOnWithCivilWar } from './civil-war.js';
import { goOnWithContest, goOnWithRepatriation } from './contest.js';
import { goOnWithCrisis } from './crisis.js';
import { goOnWithDisaster } from './disaster.js';
import { goOnWithJourney } from './journey.js';
import { goOnWithReprisals } from './reprisals.js';

/** The affair on top goes on until it asks somebody, begins another, or is finished. [GM-FLOW-03] */
const goOn = (state: Board, table: Table): void => {
  const affair = affairOf(now(state))!;
  switch (affair.type) {
    case 'disaster':
      return goOnWithDisaster(state, affair, table);
    case 'crisis':
      return goOnWithCrisis(state, affair, table);
    case 'battle':
      return goOnWithBattle(state, affair, table);
    case 'contest':
      return goOnWithContest(state, affair, table);
    case 'journey':
      return goOnWithJourney(state, affair, table);
    case 'reprisals':
      return goOnWithReprisals(state, affair, table);
    case 'repatriation':
      return goOnWithRepatriation(state, affair, table);
    case 'civil-war':
      return goOnWithCivilWar(state, affair, table);
  }
};

/** What is under way goes on; once nothing is, the endings are looked at. [GM-FLOW-17] */
export const proceed = (state: Board, table: Table): void => {
  goOn(state, table);
  if (state.affairs.length === 0 && state.ending === null) settleVictory(state, state.slot?.player ?? null, table);
};
