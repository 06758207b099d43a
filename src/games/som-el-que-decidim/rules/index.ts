import type { Rules } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { type AnswerProposal, answerProposal } from './answer-proposal.js';
import { type BreakCoin, breakCoin } from './break-coin.js';
import { type CallElections, callElections } from './call-elections.js';
import { type ChooseCentralism, chooseCentralism } from './choose-centralism.js';
import { type CollectInheritance, collectInheritance } from './collect-inheritance.js';
import { type CollectPrescription, collectPrescription } from './collect-prescription.js';
import { type CommitVotes, commitVotes } from './commit-votes.js';
import { type DeclareList, declareList } from './declare-list.js';
import { type DeclareSupport, declareSupport } from './declare-support.js';
import { type DeclineVote, declineVote } from './decline-vote.js';
import { type EndCohesion, endCohesion } from './end-cohesion.js';
import { type ExchangeService, exchangeService } from './exchange-service.js';
import { type GiveDisc, giveDisc } from './give-disc.js';
import { type Mobilise, mobilise } from './mobilise.js';
import { type Move, move } from './move.js';
import { type OpenFists, openFists } from './open-fists.js';
import { type Pay, pay } from './pay.js';
import { type PlaceConcentration, placeConcentration } from './place-concentration.js';
import { type PresentMotion, presentMotion } from './present-motion.js';
import { type ProposeCentralism, proposeCentralism } from './propose-centralism.js';
import { type RollCentralism, rollCentralism } from './roll-centralism.js';
import { type RollDie, rollDie } from './roll-die.js';
import { type Stop, stop } from './stop.js';
import { type TakeMoney, takeMoney } from './take-money.js';

/** Everything that can be done. */
export type Action =
  | PlaceConcentration
  | ChooseCentralism
  | RollCentralism
  | ProposeCentralism
  | AnswerProposal
  | Pay
  | BreakCoin
  | RollDie
  | TakeMoney
  | GiveDisc
  | ExchangeService
  | EndCohesion
  | Move
  | Stop
  | CollectPrescription
  | CollectInheritance
  | DeclineVote
  | CallElections
  | PresentMotion
  | DeclareList
  | DeclareSupport
  | CommitVotes
  | OpenFists
  | Mobilise;

/** One rule for each. */
export const rules: Rules<State, Action, Event, ClauseId> = {
  'place-concentration': placeConcentration,
  'choose-centralism': chooseCentralism,
  'roll-centralism': rollCentralism,
  'propose-centralism': proposeCentralism,
  'answer-proposal': answerProposal,
  pay: pay,
  'break-coin': breakCoin,
  'roll-die': rollDie,
  'take-money': takeMoney,
  'give-disc': giveDisc,
  'exchange-service': exchangeService,
  'end-cohesion': endCohesion,
  move: move,
  stop: stop,
  'collect-prescription': collectPrescription,
  'collect-inheritance': collectInheritance,
  'decline-vote': declineVote,
  'call-elections': callElections,
  'present-motion': presentMotion,
  'declare-list': declareList,
  'declare-support': declareSupport,
  'commit-votes': commitVotes,
  'open-fists': openFists,
  mobilise: mobilise,
};

export type { Assignment } from './mobilise.js';
export type {
  AnswerProposal,
  BreakCoin,
  CallElections,
  ChooseCentralism,
  CollectInheritance,
  CollectPrescription,
  CommitVotes,
  DeclareList,
  DeclareSupport,
  DeclineVote,
  EndCohesion,
  ExchangeService,
  GiveDisc,
  Mobilise,
  Move,
  OpenFists,
  Pay,
  PlaceConcentration,
  PresentMotion,
  ProposeCentralism,
  RollCentralism,
  RollDie,
  Stop,
  TakeMoney,
};
