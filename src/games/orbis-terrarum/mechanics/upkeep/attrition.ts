import { attrition } from '../../content/values.js';
import { ageOf, now, type Open, type Tell } from '../../queries/state.js';
import { moveIndex } from '../nations/stability.js';
import { endCrisis } from '../referee/crises.js';
import { raiseDecision } from '../referee/decisions.js';
import { escalate, outcomeOfNeglect } from '../war/rebellion.js';

/** What civil wars, rebellions and lasting crises take, in id order. [OT-CIV-09] [OT-REB-01] [OT-EVT-07] */
export const wearDown = (state: Open, table: Tell): void => {
  const plain = now(state);
  for (const war of plain.civilWars)
    if (ageOf(plain, war) >= 2) {
      moveIndex(state, war.nation, 'leg', -attrition.civilWar.leg, 'civil-war', table);
      moveIndex(state, war.nation, 'via', -attrition.civilWar.via, 'civil-war', table);
    }
  for (const rebellion of plain.rebellions)
    if (ageOf(plain, rebellion) >= 1) {
      moveIndex(state, rebellion.nation, 'via', -attrition.rebellion.via, 'rebellion', table);
      moveIndex(state, rebellion.nation, 'leg', -attrition.rebellion.leg, 'rebellion', table);
    }
  for (const { nation, perTurn, turns, lastTurn } of plain.crises) {
    if (perTurn === null || turns === null || lastTurn === null || plain.turn <= lastTurn - turns) continue;
    moveIndex(state, nation, 'via', -perTurn.via, 'crisis', table);
    moveIndex(state, nation, 'leg', -perTurn.leg, 'crisis', table);
  }
};

/** Rebellions whose time has run out. [OT-REB-06] [OT-REB-07] */
export const escalateRebellions = (state: Open, table: Tell): void => {
  for (const { id, nation, deadlineTurn } of now(state).rebellions) {
    const plain = now(state);
    if (plain.turn < deadlineTurn || !plain.rebellions.some((one) => one.id === id)) continue;
    if (plain.decisions.some(({ about }) => about.subject === id)) continue;
    const outcome = outcomeOfNeglect(plain, id);
    if (outcome !== 'ask') escalate(state, id, outcome, table);
    else {
      raiseDecision(
        state,
        { kind: 'rebellion-outcome', blocking: true, options: ['armed-movement', 'civil-war', 'fade'], about: { nation, subject: id } },
        table,
      );
    }
  }
};

/** Crises that have run their course. [OT-EVT-07] */
export const endCrises = (state: Open, table: Tell): void => {
  for (const { id, lastTurn } of now(state).crises) if (lastTurn !== null && lastTurn <= state.turn) endCrisis(state, id, table);
};
