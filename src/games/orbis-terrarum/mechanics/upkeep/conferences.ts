import { now, type Open, type Tell, yearOf } from '../../queries/state.js';
import type { Conference, State } from '../../types/index.js';
import {
  allRest,
  closeDiscussion,
  convenerVoice,
  everybodyCouldCome,
  itemsOf,
  proposalsOf,
  setStage,
  votersOn,
  winnerOf,
} from '../diplomacy/conferences.js';
import { adoptMotion } from '../diplomacy/resolutions.js';
import { raiseDecision } from '../referee/decisions.js';

/** The votes are counted item by item; a winner among several may be vetoed by the convener. [OT-CONF-14] [OT-CONF-19] [OT-CONF-21] */
const count = (state: Open, id: string, table: Tell): void => {
  // Whoever has a vote has it on every item, whatever the first of them makes of it. [OT-CONF-15]
  const before = now(state);
  state.conferences.find((one) => one.id === id)!.stage = 'closed';
  const conference = now(state).conferences.find((one) => one.id === id)!;
  for (const item of itemsOf(conference)) {
    const winner = winnerOf(before, conference, item);
    if (winner === null) continue;
    const voice = convenerVoice(now(state), conference);
    if (proposalsOf(conference, item).length > 1 && voice !== null) {
      raiseDecision(
        state,
        { kind: 'veto', blocking: true, options: ['accept', 'reject'], about: { nation: voice, subject: winner.id } },
        table,
      );
    } else adoptMotion(state, id, winner.id, table);
  }
  setStage(state, id, 'closed', 'counted', table);
};

const everybodyHasVoted = (state: State, conference: Conference): boolean =>
  itemsOf(conference).every((item) =>
    votersOn(state, conference, item).every((nation) => conference.votes.some((vote) => vote.nation === nation && vote.item === item)),
  );

/** Is it time to count? At the latest a turn after the vote was opened. [OT-CONF-14] */
const isDecided = (state: State, conference: Conference): boolean =>
  state.turn > conference.votingSince! || (everybodyHasVoted(state, conference) && everybodyCouldCome(state, conference));

/** Conferences in the upkeep: forced votes and counts. [OT-CONF-13] [OT-CONF-14] */
export const keepConferences = (state: Open, table: Tell): void => {
  for (const { id } of now(state).conferences) {
    const conference = now(state).conferences.find((one) => one.id === id);
    if (conference === undefined) continue;
    const { stage, startTurn } = conference;
    if (stage === 'discussion') {
      const late = yearOf(state) - yearOf(state, startTurn) >= state.config.conferenceMaxYears;
      if (allRest(conference) || late) closeDiscussion(state, id, table);
    } else if (stage === 'voting' && isDecided(now(state), conference)) count(state, id, table);
  }
};

/** Conferences that are over are put away; what they resolved stays. */
export const clearConferences = (state: Open): void => {
  const over = now(state).conferences.filter(
    ({ stage, id }) =>
      (stage === 'closed' || stage === 'dissolved') && !state.decisions.some(({ about }) => about.subject?.startsWith(`${id}.`)),
  );
  if (over.length > 0) state.conferences = state.conferences.filter(({ id }) => !over.some((one) => one.id === id));
};
