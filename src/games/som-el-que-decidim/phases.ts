import type { Phase, Phases } from '../../core/game/rule.js';
import { afterPayment, afterPayout, endTurn, settleProposal } from './mechanics/turn.js';
import { closeFists, settleLists, settleSides } from './mechanics/votes.js';
import { asked, holder, mover, nobody, payer, receiver } from './queries/actors.js';
import { nextToDeclare, nextToSupport, undecided } from './queries/votes.js';
import type { Action } from './rules/index.js';
import type { Event, State, Step } from './types/index.js';

/** The flow of the game: each step of it with who acts, what may be done, and what follows by itself. [SD-FLOW-16] */
export const phases: Phases<State, Action, Event> & Readonly<Record<Step, Phase<State, Action, Event>>> = {
  placeConcentration: { actors: holder, rules: ['place-concentration'] },
  chooseCentralism: { actors: holder, rules: ['choose-centralism', 'roll-centralism', 'propose-centralism'] },
  centralismConsent: { actors: asked, rules: ['answer-proposal'], leave: settleProposal },
  payment: { actors: payer, rules: ['pay', 'break-coin'], leave: afterPayment },
  transferRoll: { actors: holder, rules: ['roll-die'] },
  takeMoney: { actors: receiver, rules: ['take-money'], leave: afterPayout },
  cohesion: { actors: holder, rules: ['give-disc', 'break-coin', 'exchange-service', 'end-cohesion'] },
  movement: { actors: mover, rules: ['move', 'stop', 'collect-prescription', 'collect-inheritance'], leave: endTurn },
  suffrage: { actors: mover, rules: ['call-elections', 'present-motion', 'decline-vote'] },
  declareLists: { actors: nextToDeclare, rules: ['declare-list'], leave: settleLists },
  declareSupport: { actors: nextToSupport, rules: ['declare-support'], leave: settleSides },
  commitVotes: { actors: undecided, rules: ['commit-votes'], leave: closeFists },
  openFists: { actors: holder, rules: ['open-fists'] },
  mobilise: { actors: holder, rules: ['mobilise'] },
  gameOver: { actors: nobody, rules: [] },
};
