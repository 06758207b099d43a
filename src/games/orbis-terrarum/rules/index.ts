import type { Rules } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { type AbandonNation, abandonNation } from './abandon-nation.js';
import { type AcceptOffer, acceptOffer } from './accept-offer.js';
import { type AdjudicateMeasure, adjudicateMeasure } from './adjudicate-measure.js';
import { type AdoptNation, adoptNation } from './adopt-nation.js';
import { type AnswerAdhesion, answerAdhesion } from './answer-adhesion.js';
import { type AnswerMembership, answerMembership } from './answer-membership.js';
import { type ApplyEffects, applyEffects } from './apply-effects.js';
import { type ApplyMembership, applyMembership } from './apply-membership.js';
import { type AssignSide, assignSide } from './assign-side.js';
import { type AttendConference, attendConference } from './attend-conference.js';
import { type AwardAttribute, awardAttribute } from './award-attribute.js';
import { type AwardMilestone, awardMilestone } from './award-milestone.js';
import { type BreakDeclaration, breakDeclaration } from './break-declaration.js';
import { type BreakTreaty, breakTreaty } from './break-treaty.js';
import { type CastVote, castVote } from './cast-vote.js';
import { type ChooseNation, chooseNation } from './choose-nation.js';
import { type ClaimMilestone, claimMilestone } from './claim-milestone.js';
import { type CloseGame, closeGame } from './close-game.js';
import { type CloseOrders, closeOrders } from './close-orders.js';
import { type ConcludeCivilWar, concludeCivilWar } from './conclude-civil-war.js';
import { type ConveneConference, conveneConference } from './convene-conference.js';
import { type CounterOffer, counterOffer } from './counter-offer.js';
import { type Decide, decide } from './decide.js';
import { type DeclareIndependence, declareIndependence } from './declare-independence.js';
import { type DisavowLeader, disavowLeader } from './disavow-leader.js';
import { type DissolveConference, dissolveConference } from './dissolve-conference.js';
import { type DistributeAttributes, distributeAttributes } from './distribute-attributes.js';
import { type ElevateSubvassal, elevateSubvassal } from './elevate-subvassal.js';
import { type EpochPreference, epochPreference } from './epoch-preference.js';
import { type ExpelMember, expelMember } from './expel-member.js';
import { type ForgiveTribute, forgiveTribute } from './forgive-tribute.js';
import { type HoldModifier, holdModifier } from './hold-modifier.js';
import { type IssueDeclaration, issueDeclaration } from './issue-declaration.js';
import { type JoinDeclaration, joinDeclaration } from './join-declaration.js';
import { type LeaveConference, leaveConference } from './leave-conference.js';
import { type LeaveOrganization, leaveOrganization } from './leave-organization.js';
import { type MakeOffer, makeOffer } from './make-offer.js';
import { type MoveHorde, moveHorde } from './move-horde.js';
import { type MoveHost, moveHost } from './move-host.js';
import { type NameElectors, nameElectors } from './name-electors.js';
import { type NormalisePenalty, normalisePenalty } from './normalise-penalty.js';
import { type OfferOpportunity, offerOpportunity } from './offer-opportunity.js';
import { type OpenOrders, openOrders } from './open-orders.js';
import { type OpenVote, openVote } from './open-vote.js';
import { type PetitionElection, petitionElection } from './petition-election.js';
import { type PostHappening, postHappening } from './post-happening.js';
import { type PostNote, postNote } from './post-note.js';
import { type PresentProposal, presentProposal } from './present-proposal.js';
import { type PrivateNote, privateNote } from './private-note.js';
import { type PublishMilestone, publishMilestone } from './publish-milestone.js';
import { type Ready, ready } from './ready.js';
import { type RecogniseLeader, recogniseLeader } from './recognise-leader.js';
import { type Recuse, recuse } from './recuse.js';
import { type ReinstateMember, reinstateMember } from './reinstate-member.js';
import { type RejectOffer, rejectOffer } from './reject-offer.js';
import { type ReleaseVassal, releaseVassal } from './release-vassal.js';
import { type RequestAdhesion, requestAdhesion } from './request-adhesion.js';
import { type ResignLeadership, resignLeadership } from './resign-leadership.js';
import { type ResolveTurn, resolveTurn } from './resolve-turn.js';
import { type RestCase, restCase } from './rest-case.js';
import { type RevokeDeclaration, revokeDeclaration } from './revoke-declaration.js';
import { type RuleBreach, ruleBreach } from './rule-breach.js';
import { type Sanction, sanction } from './sanction.js';
import { type SetActivity, setActivity } from './set-activity.js';
import { type SetAttributes, setAttributes } from './set-attributes.js';
import { type SetDefence, setDefence } from './set-defence.js';
import { type SetLoyalty, setLoyalty } from './set-loyalty.js';
import { type SetScope, setScope } from './set-scope.js';
import { type Spend, spend } from './spend.js';
import { type StartCivilWar, startCivilWar } from './start-civil-war.js';
import { type StartGame, startGame } from './start-game.js';
import { type SubmitMeasure, submitMeasure } from './submit-measure.js';
import { type SupportOpenFloor, supportOpenFloor } from './support-open-floor.js';
import { type SuspendMember, suspendMember } from './suspend-member.js';
import { type TakeOpportunity, takeOpportunity } from './take-opportunity.js';
import { type Transfer, transfer } from './transfer.js';
import { type Unready, unready } from './unready.js';
import { type VoidDeclaration, voidDeclaration } from './void-declaration.js';
import { type VoteLeader, voteLeader } from './vote-leader.js';
import { type Warn, warn } from './warn.js';
import { type WithdrawMeasure, withdrawMeasure } from './withdraw-measure.js';
import { type WithdrawOffer, withdrawOffer } from './withdraw-offer.js';

/** Everything that can be done. */
export type Action =
  | AbandonNation
  | AcceptOffer
  | AdjudicateMeasure
  | AdoptNation
  | AnswerAdhesion
  | AnswerMembership
  | ApplyEffects
  | ApplyMembership
  | AssignSide
  | AttendConference
  | AwardAttribute
  | AwardMilestone
  | BreakDeclaration
  | BreakTreaty
  | CastVote
  | ChooseNation
  | ClaimMilestone
  | CloseGame
  | CloseOrders
  | ConcludeCivilWar
  | ConveneConference
  | CounterOffer
  | Decide
  | DeclareIndependence
  | DisavowLeader
  | DissolveConference
  | DistributeAttributes
  | ElevateSubvassal
  | EpochPreference
  | ExpelMember
  | ForgiveTribute
  | HoldModifier
  | IssueDeclaration
  | JoinDeclaration
  | LeaveConference
  | LeaveOrganization
  | MakeOffer
  | MoveHorde
  | MoveHost
  | NameElectors
  | NormalisePenalty
  | OfferOpportunity
  | OpenOrders
  | OpenVote
  | PetitionElection
  | PostHappening
  | PostNote
  | PresentProposal
  | PrivateNote
  | PublishMilestone
  | Ready
  | RecogniseLeader
  | Recuse
  | ReinstateMember
  | RejectOffer
  | ReleaseVassal
  | RequestAdhesion
  | ResignLeadership
  | ResolveTurn
  | RestCase
  | RevokeDeclaration
  | RuleBreach
  | Sanction
  | SetActivity
  | SetAttributes
  | SetDefence
  | SetLoyalty
  | SetScope
  | Spend
  | StartCivilWar
  | StartGame
  | SubmitMeasure
  | SupportOpenFloor
  | SuspendMember
  | TakeOpportunity
  | Transfer
  | Unready
  | VoidDeclaration
  | VoteLeader
  | Warn
  | WithdrawMeasure
  | WithdrawOffer;

/** One rule for each. */
export const rules: Rules<State, Action, Event, ClauseId> = {
  'abandon-nation': abandonNation,
  'accept-offer': acceptOffer,
  'adjudicate-measure': adjudicateMeasure,
  'adopt-nation': adoptNation,
  'answer-adhesion': answerAdhesion,
  'answer-membership': answerMembership,
  'apply-effects': applyEffects,
  'apply-membership': applyMembership,
  'assign-side': assignSide,
  'attend-conference': attendConference,
  'award-attribute': awardAttribute,
  'award-milestone': awardMilestone,
  'break-declaration': breakDeclaration,
  'break-treaty': breakTreaty,
  'cast-vote': castVote,
  'choose-nation': chooseNation,
  'claim-milestone': claimMilestone,
  'close-game': closeGame,
  'close-orders': closeOrders,
  'conclude-civil-war': concludeCivilWar,
  'convene-conference': conveneConference,
  'counter-offer': counterOffer,
  decide,
  'declare-independence': declareIndependence,
  'disavow-leader': disavowLeader,
  'dissolve-conference': dissolveConference,
  'distribute-attributes': distributeAttributes,
  'elevate-subvassal': elevateSubvassal,
  'epoch-preference': epochPreference,
  'expel-member': expelMember,
  'forgive-tribute': forgiveTribute,
  'hold-modifier': holdModifier,
  'issue-declaration': issueDeclaration,
  'join-declaration': joinDeclaration,
  'leave-conference': leaveConference,
  'leave-organization': leaveOrganization,
  'make-offer': makeOffer,
  'move-horde': moveHorde,
  'move-host': moveHost,
  'name-electors': nameElectors,
  'normalise-penalty': normalisePenalty,
  'offer-opportunity': offerOpportunity,
  'open-orders': openOrders,
  'open-vote': openVote,
  'petition-election': petitionElection,
  'post-happening': postHappening,
  'post-note': postNote,
  'present-proposal': presentProposal,
  'private-note': privateNote,
  'publish-milestone': publishMilestone,
  ready,
  'recognise-leader': recogniseLeader,
  recuse,
  'reinstate-member': reinstateMember,
  'reject-offer': rejectOffer,
  'release-vassal': releaseVassal,
  'request-adhesion': requestAdhesion,
  'resign-leadership': resignLeadership,
  'resolve-turn': resolveTurn,
  'rest-case': restCase,
  'revoke-declaration': revokeDeclaration,
  'rule-breach': ruleBreach,
  sanction,
  'set-activity': setActivity,
  'set-attributes': setAttributes,
  'set-defence': setDefence,
  'set-loyalty': setLoyalty,
  'set-scope': setScope,
  spend,
  'start-civil-war': startCivilWar,
  'start-game': startGame,
  'submit-measure': submitMeasure,
  'support-open-floor': supportOpenFloor,
  'suspend-member': suspendMember,
  'take-opportunity': takeOpportunity,
  transfer,
  unready,
  'void-declaration': voidDeclaration,
  'vote-leader': voteLeader,
  warn,
  'withdraw-measure': withdrawMeasure,
  'withdraw-offer': withdrawOffer,
};

export type {
  AbandonNation,
  AcceptOffer,
  AdjudicateMeasure,
  AdoptNation,
  AnswerAdhesion,
  AnswerMembership,
  ApplyEffects,
  ApplyMembership,
  AssignSide,
  AttendConference,
  AwardAttribute,
  AwardMilestone,
  BreakDeclaration,
  BreakTreaty,
  CastVote,
  ChooseNation,
  ClaimMilestone,
  CloseGame,
  CloseOrders,
  ConcludeCivilWar,
  ConveneConference,
  CounterOffer,
  Decide,
  DeclareIndependence,
  DisavowLeader,
  DissolveConference,
  DistributeAttributes,
  ElevateSubvassal,
  EpochPreference,
  ExpelMember,
  ForgiveTribute,
  HoldModifier,
  IssueDeclaration,
  JoinDeclaration,
  LeaveConference,
  LeaveOrganization,
  MakeOffer,
  MoveHorde,
  MoveHost,
  NameElectors,
  NormalisePenalty,
  OfferOpportunity,
  OpenOrders,
  OpenVote,
  PetitionElection,
  PostHappening,
  PostNote,
  PresentProposal,
  PrivateNote,
  PublishMilestone,
  Ready,
  RecogniseLeader,
  Recuse,
  ReinstateMember,
  RejectOffer,
  ReleaseVassal,
  RequestAdhesion,
  ResignLeadership,
  ResolveTurn,
  RestCase,
  RevokeDeclaration,
  RuleBreach,
  Sanction,
  SetActivity,
  SetAttributes,
  SetDefence,
  SetLoyalty,
  SetScope,
  Spend,
  StartCivilWar,
  StartGame,
  SubmitMeasure,
  SupportOpenFloor,
  SuspendMember,
  TakeOpportunity,
  Transfer,
  Unready,
  VoidDeclaration,
  VoteLeader,
  Warn,
  WithdrawMeasure,
  WithdrawOffer,
};
