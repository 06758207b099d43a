import type { Draft } from 'immer';
import { peek } from '../../core/data/copies.js';
import type { Phase, Phases, Table } from '../../core/game/rule.js';
import { beginCitizenAction } from './mechanics/movement.js';
import { endTurn, fixDegree } from './mechanics/turn.js';
import { nextToDeclare, nextToSupport, settleLists, settleSides, undecided } from './mechanics/votes.js';
import { isSolo, others } from './queries/state.js';
import type { Action } from './rules/index.js';
import type { Event, State, Step } from './types/index.js';

const holder = (state: State): readonly string[] => [state.holder];
const mover = (state: State): readonly string[] => state.queue.slice(0, 1);

/** Everybody has answered: one rejection brings the question back to the holder. [SD-CEN-07] [SD-CEN-08] */
const settleProposal = (state: Draft<State>, table: Table<Event>): void => {
  const { degree, answers } = peek<State>(state as State).proposal!;
  state.proposal = null;
  if (Object.values(answers).every((accepts) => accepts)) fixDegree(state, degree, 'consensus', table);
  else state.step = 'chooseCentralism';
};

/** All dues are paid: what they were owed for goes on. [SD-FLOW-06] */
const afterPayment = (state: Draft<State>): void => {
  if (state.vote !== null) state.step = 'declareLists';
  else state.step = state.queue.length > 0 ? 'movement' : 'transferRoll';
};

/** The treasury has paid: a walk goes on, or the transfer is over. [SD-ECO-04] [SD-FLOW-02] [SD-FLOW-08] */
const afterPayout = (state: Draft<State>, table: Table<Event>): void => {
  if (state.queue.length > 0) state.step = 'movement';
  else if (isSolo(state as State)) beginCitizenAction(state, table);
  else state.step = 'cohesion';
};

/** The flow of the game: each step of it with who acts, what may be done, and what follows by itself. [SD-FLOW-16] */
export const phases: Phases<State, Action, Event> & Readonly<Record<Step, Phase<State, Action, Event>>> = {
  placeConcentration: { actors: holder, rules: ['place-concentration'] },
  chooseCentralism: { actors: holder, rules: ['choose-centralism', 'roll-centralism', 'propose-centralism'] },
  centralismConsent: {
    actors: (state) => others(state, state.holder).filter((player) => !Object.hasOwn(state.proposal!.answers, player)),
    rules: ['answer-proposal'],
    leave: settleProposal,
  },
  payment: { actors: ({ dues }) => dues.slice(0, 1).map(({ payer }) => payer), rules: ['pay', 'break-coin'], leave: afterPayment },
  transferRoll: { actors: holder, rules: ['roll-die'] },
  takeMoney: { actors: ({ payout }) => (payout === null ? [] : [payout.receiver]), rules: ['take-money'], leave: afterPayout },
  cohesion: { actors: holder, rules: ['give-disc', 'break-coin', 'exchange-service', 'end-cohesion'] },
  movement: { actors: mover, rules: ['move', 'stop', 'collect-prescription', 'collect-inheritance'], leave: endTurn },
  suffrage: { actors: mover, rules: ['call-elections', 'present-motion', 'decline-vote'] },
  declareLists: { actors: nextToDeclare, rules: ['declare-list'], leave: settleLists },
  declareSupport: { actors: nextToSupport, rules: ['declare-support'], leave: settleSides },
  commitVotes: {
    actors: undecided,
    rules: ['commit-votes'],
    // [SD-VOT-04]
    leave: (state) => {
      state.step = 'openFists';
    },
  },
  openFists: { actors: holder, rules: ['open-fists'] },
  mobilise: { actors: holder, rules: ['mobilise'] },
  gameOver: { actors: () => [], rules: [] },
};
