import type { AbandonNation } from './abandon-nation.js';
import type { AcceptOffer } from './accept-offer.js';
import type { AdjudicateMeasure } from './adjudicate-measure.js';
import type { AdoptNation } from './adopt-nation.js';
import type { AnswerAdhesion } from './answer-adhesion.js';
import type { AnswerMembership } from './answer-membership.js';
import type { ApplyEffects } from './apply-effects.js';
import type { ApplyMembership } from './apply-membership.js';
import type { AssignSide } from './assign-side.js';
import type { AttendConference } from './attend-conference.js';
import type { AwardAttribute } from './award-attribute.js';
import type { AwardMilestone } from './award-milestone.js';
import type { BreakDeclaration } from './break-declaration.js';
import type { BreakTreaty } from './break-treaty.js';
import type { CastVote } from './cast-vote.js';
import type { ChooseNation } from './choose-nation.js';
import type { ClaimMilestone } from './claim-milestone.js';
import type { CloseGame } from './close-game.js';
import type { CloseOrders } from './close-orders.js';
import type { ConcludeCivilWar } from './conclude-civil-war.js';
import type { ConveneConference } from './convene-conference.js';
import type { CounterOffer } from './counter-offer.js';
import type { Decide } from './decide.js';
import type { DeclareIndependence } from './declare-independence.js';
import type { DisavowLeader } from './disavow-leader.js';
import type { DissolveConference } from './dissolve-conference.js';
import type { DistributeAttributes } from './distribute-attributes.js';
import type { ElevateSubvassal } from './elevate-subvassal.js';
import type { EpochPreference } from './epoch-preference.js';
import type { ExpelMember } from './expel-member.js';
import type { ForgiveTribute } from './forgive-tribute.js';
import type { HoldModifier } from './hold-modifier.js';
import type { IssueDeclaration } from './issue-declaration.js';
import type { JoinDeclaration } from './join-declaration.js';
import type { LeaveConference } from './leave-conference.js';
import type { LeaveOrganization } from './leave-organization.js';
import type { MakeOffer } from './make-offer.js';
import type { MoveHorde } from './move-horde.js';
import type { MoveHost } from './move-host.js';
import type { NameElectors } from './name-electors.js';
import type { NormalisePenalty } from './normalise-penalty.js';
import type { OfferOpportunity } from './offer-opportunity.js';
import type { OpenOrders } from './open-orders.js';
import type { OpenVote } from './open-vote.js';
import type { PetitionElection } from './petition-election.js';
import type { PostHappening } from './post-happening.js';
import type { PostNote } from './post-note.js';
import type { PresentProposal } from './present-proposal.js';
import type { PrivateNote } from './private-note.js';
import type { PublishMilestone } from './publish-milestone.js';
import type { Ready } from './ready.js';
import type { RecogniseLeader } from './recognise-leader.js';
import type { Recuse } from './recuse.js';
import type { ReinstateMember } from './reinstate-member.js';
import type { RejectOffer } from './reject-offer.js';
import type { ReleaseVassal } from './release-vassal.js';
import type { RequestAdhesion } from './request-adhesion.js';
import type { ResignLeadership } from './resign-leadership.js';
import type { ResolveTurn } from './resolve-turn.js';
import type { RestCase } from './rest-case.js';
import type { RevokeDeclaration } from './revoke-declaration.js';
import type { RuleBreach } from './rule-breach.js';
import type { Sanction } from './sanction.js';
import type { SetActivity } from './set-activity.js';
import type { SetAttributes } from './set-attributes.js';
import type { SetDefence } from './set-defence.js';
import type { SetLoyalty } from './set-loyalty.js';
import type { SetScope } from './set-scope.js';
import type { Spend } from './spend.js';
import type { StartCivilWar } from './start-civil-war.js';
import type { StartGame } from './start-game.js';
import type { SubmitMeasure } from './submit-measure.js';
import type { SupportOpenFloor } from './support-open-floor.js';
import type { SuspendMember } from './suspend-member.js';
import type { TakeOpportunity } from './take-opportunity.js';
import type { Transfer } from './transfer.js';
import type { Unready } from './unready.js';
import type { VoidDeclaration } from './void-declaration.js';
import type { VoteLeader } from './vote-leader.js';
import type { Warn } from './warn.js';
import type { WithdrawMeasure } from './withdraw-measure.js';
import type { WithdrawOffer } from './withdraw-offer.js';

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
