import { affairOf } from '../../queries/state.js';
import { type Board, now, type Table } from '../countries/board.js';
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
      goOnWithDisaster(state, affair, table);
      return;
    case 'crisis':
      goOnWithCrisis(state, affair, table);
      return;
    case 'battle':
      goOnWithBattle(state, affair, table);
      return;
    case 'contest':
      goOnWithContest(state, affair, table);
      return;
    case 'journey':
      goOnWithJourney(state, affair, table);
      return;
    case 'reprisals':
      goOnWithReprisals(state, affair, table);
      return;
    case 'repatriation':
      goOnWithRepatriation(state, affair, table);
      return;
    case 'civil-war':
      goOnWithCivilWar(state, affair, table);
      return;
  }
};

/** What is under way goes on; once nothing is, the endings are looked at. [GM-FLOW-17] */
export const proceed = (state: Board, table: Table): void => {
  goOn(state, table);
  if (state.affairs.length === 0 && state.ending === null) settleVictory(state, state.slot?.player ?? null, table);
};
