import type { Phase, Phases } from '../../core/game/rule.js';
import {
  beginOrders,
  closeAdjudication,
  closeDecisions,
  closeOrders,
  endDistribution,
  enterDistribution,
  keepWorld,
  resolveMeasures,
} from './mechanics/turn.js';
import { endTurn } from './mechanics/upkeep/index.js';
import {
  deciders,
  distributors,
  lateDistributors,
  lateOrderGivers,
  nextToChoose,
  nobody,
  orderGivers,
  theReferee,
} from './queries/actors.js';
import type { Action } from './rules/index.js';
import type { Event, PhaseName, State } from './types/index.js';

/** What may be done while orders are open. */
const orders: readonly Action['type'][] = [
  'submit-measure',
  'withdraw-measure',
  'ready',
  'unready',
  'set-defence',
  'hold-modifier',
  'move-horde',
  'move-host',
  'spend',
  'transfer',
  'take-opportunity',
  'post-note',
  'forgive-tribute',
  'release-vassal',
  'set-loyalty',
  'declare-independence',
  'elevate-subvassal',
  'make-offer',
  'counter-offer',
  'accept-offer',
  'reject-offer',
  'withdraw-offer',
  'break-treaty',
  'request-adhesion',
  'answer-adhesion',
  'issue-declaration',
  'join-declaration',
  'revoke-declaration',
  'break-declaration',
  'convene-conference',
  'attend-conference',
  'present-proposal',
  'rest-case',
  'open-vote',
  'cast-vote',
  'leave-conference',
  'dissolve-conference',
  'support-open-floor',
  'recuse',
  'apply-membership',
  'answer-membership',
  'leave-organization',
  'expel-member',
  'suspend-member',
  'reinstate-member',
  'vote-leader',
  'resign-leadership',
  'disavow-leader',
  'recognise-leader',
  'petition-election',
  'name-electors',
  'start-civil-war',
  'assign-side',
  'conclude-civil-war',
  'abandon-nation',
  'adopt-nation',
  'claim-milestone',
  'epoch-preference',
];

/** What the referee may do whenever the world is open to it. */
const refereeing: readonly Action['type'][] = [
  'apply-effects',
  'warn',
  'sanction',
  'publish-milestone',
  'award-milestone',
  'award-attribute',
  'offer-opportunity',
  'set-attributes',
  'set-scope',
  'void-declaration',
  'rule-breach',
  'excuse-declarant',
  'normalise-penalty',
  'private-note',
];

/** What the referee may do at any time. */
const always: readonly Action['type'][] = ['set-activity', 'close-game'];

/** What the referee may do before the first turn. */
const preparing: readonly Action['type'][] = ['start-game', 'set-attributes', 'set-scope', 'apply-effects', 'private-note'];

/** The flow of the game: who acts in each phase, what may be done, and what follows once nobody is left to act. */
export const phases: Phases<State, Action, Event> & Readonly<Record<PhaseName, Phase<State, Action, Event>>> = {
  'setup-nations': { actors: nextToChoose, rules: ['choose-nation', ...always], leave: enterDistribution },
  'setup-attributes': {
    actors: distributors,
    awaits: lateDistributors,
    rules: ['distribute-attributes', ...always],
    leave: endDistribution,
  },
  'setup-referee': { actors: theReferee, rules: [...preparing, ...always] },
  happenings: { actors: theReferee, rules: ['open-orders', 'post-happening', 'decide', ...refereeing, ...always], leave: beginOrders },
  orders: {
    actors: orderGivers,
    awaits: lateOrderGivers,
    rules: [...orders, 'close-orders', 'post-happening', 'adjudicate-measure', 'decide', ...refereeing, ...always],
    leave: closeOrders,
  },
  adjudication: {
    actors: theReferee,
    rules: ['resolve-turn', 'adjudicate-measure', 'decide', ...refereeing, ...always],
    leave: closeAdjudication,
  },
  resolution: { actors: nobody, rules: [], leave: resolveMeasures },
  decisions: { actors: deciders, rules: ['decide', 'apply-effects', ...always], leave: closeDecisions },
  upkeep: { actors: nobody, rules: [], leave: keepWorld },
  'epoch-distribution': { actors: distributors, awaits: lateDistributors, rules: ['distribute-attributes', ...always], leave: endTurn },
  closed: { actors: nobody, rules: [] },
};
