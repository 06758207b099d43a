import type { Rules } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { abandonNation } from './abandon-nation.js';
import { acceptOffer } from './accept-offer.js';
import type { Action } from './action.js';
import { adjudicateMeasure } from './adjudicate-measure.js';
import { adoptNation } from './adopt-nation.js';
import { answerAdhesion } from './answer-adhesion.js';
import { answerMembership } from './answer-membership.js';
import { applyEffects } from './apply-effects.js';
import { applyMembership } from './apply-membership.js';
import { assignSide } from './assign-side.js';
import { attendConference } from './attend-conference.js';
import { awardAttribute } from './award-attribute.js';
import { awardMilestone } from './award-milestone.js';
import { breakDeclaration } from './break-declaration.js';
import { breakTreaty } from './break-treaty.js';
import { castVote } from './cast-vote.js';
import { chooseNation } from './choose-nation.js';
import { claimMilestone } from './claim-milestone.js';
import { closeGame } from './close-game.js';
import { closeOrders } from './close-orders.js';
import { concludeCivilWar } from './conclude-civil-war.js';
import { conveneConference } from './convene-conference.js';
import { counterOffer } from './counter-offer.js';
import { decide } from './decide.js';
import { declareIndependence } from './declare-independence.js';
import { disavowLeader } from './disavow-leader.js';
import { dissolveConference } from './dissolve-conference.js';
import { distributeAttributes } from './distribute-attributes.js';
import { elevateSubvassal } from './elevate-subvassal.js';
import { epochPreference } from './epoch-preference.js';
import { expelMember } from './expel-member.js';
import { forgiveTribute } from './forgive-tribute.js';
import { holdModifier } from './hold-modifier.js';
import { issueDeclaration } from './issue-declaration.js';
import { joinDeclaration } from './join-declaration.js';
import { leaveConference } from './leave-conference.js';
import { leaveOrganization } from './leave-organization.js';
import { makeOffer } from './make-offer.js';
import { moveHorde } from './move-horde.js';
import { moveHost } from './move-host.js';
import { nameElectors } from './name-electors.js';
import { normalisePenalty } from './normalise-penalty.js';
import { offerOpportunity } from './offer-opportunity.js';
import { openOrders } from './open-orders.js';
import { openVote } from './open-vote.js';
import { petitionElection } from './petition-election.js';
import { postHappening } from './post-happening.js';
import { postNote } from './post-note.js';
import { presentProposal } from './present-proposal.js';
import { privateNote } from './private-note.js';
import { publishMilestone } from './publish-milestone.js';
import { ready } from './ready.js';
import { recogniseLeader } from './recognise-leader.js';
import { recuse } from './recuse.js';
import { reinstateMember } from './reinstate-member.js';
import { rejectOffer } from './reject-offer.js';
import { releaseVassal } from './release-vassal.js';
import { requestAdhesion } from './request-adhesion.js';
import { resignLeadership } from './resign-leadership.js';
import { resolveTurn } from './resolve-turn.js';
import { restCase } from './rest-case.js';
import { revokeDeclaration } from './revoke-declaration.js';
import { ruleBreach } from './rule-breach.js';
import { sanction } from './sanction.js';
import { setActivity } from './set-activity.js';
import { setAttributes } from './set-attributes.js';
import { setDefence } from './set-defence.js';
import { setLoyalty } from './set-loyalty.js';
import { setScope } from './set-scope.js';
import { spend } from './spend.js';
import { startCivilWar } from './start-civil-war.js';
import { startGame } from './start-game.js';
import { submitMeasure } from './submit-measure.js';
import { supportOpenFloor } from './support-open-floor.js';
import { suspendMember } from './suspend-member.js';
import { takeOpportunity } from './take-opportunity.js';
import { transfer } from './transfer.js';
import { unready } from './unready.js';
import { voidDeclaration } from './void-declaration.js';
import { voteLeader } from './vote-leader.js';
import { warn } from './warn.js';
import { withdrawMeasure } from './withdraw-measure.js';
import { withdrawOffer } from './withdraw-offer.js';

export type * from './action.js';

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
