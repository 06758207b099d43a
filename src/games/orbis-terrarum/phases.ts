import type { Phase, Phases } from '../../core/game/rule.js';
import { drawHappening, openOrders } from './mechanics/referee/happenings.js';
import { resolveTurn } from './mechanics/resolution/index.js';
import { closeOrders, enterFirstTurn } from './mechanics/turn.js';
import { beginEpoch } from './mechanics/upkeep/epoch.js';
import { endTurn, keepUp } from './mechanics/upkeep/index.js';
import { hasReferee, referee } from './queries/state.js';
import type { Action } from './rules/index.js';
import type { Event, PhaseName, State } from './types/index.js';

const nobody = (): readonly string[] => [];
const theReferee = (state: State): readonly string[] => (hasReferee(state) ? [referee] : []);

/** Some players in seating order. */
const playersWho = (state: State, fits: (player: State['players'][string]) => boolean): readonly string[] =>
  state.config.players.filter((player) => fits(state.players[player]!));

/** Everybody while orders are open; in an automatic game until the last active player is ready. [OT-FLOW-05] [OT-FLOW-07] [OT-FLOW-09] */
const orderGivers = (state: State): readonly string[] => {
  if (hasReferee(state)) return [...state.config.players, referee];
  return playersWho(state, ({ active, ready }) => active && !ready).length > 0 ? state.config.players : [];
};

/** Whoever owes a decision that stops the flow. [OT-FLOW-15] */
const deciders = (state: State): readonly string[] => {
  const wanted = new Set(state.decisions.flatMap(({ blocking, decider }) => (blocking ? [decider] : [])));
  return [...state.config.players, referee].filter((seat) => wanted.has(seat));
};

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
  'normalise-penalty',
  'private-note',
];

/** What the referee may do at any time. */
const always: readonly Action['type'][] = ['set-activity', 'close-game'];

/** The flow of the game. */
export const phases: Phases<State, Action, Event> & Readonly<Record<PhaseName, Phase<State, Action, Event>>> = {
  'setup-nations': {
    // [OT-SETUP-02] One after another, in seating order.
    actors: (state) => playersWho(state, ({ principal }) => principal === null).slice(0, 1),
    rules: ['choose-nation', ...always],
    leave: (state) => {
      state.phase = 'setup-attributes';
    },
  },
  'setup-attributes': {
    // [OT-SETUP-03]
    actors: (state) => playersWho(state, ({ distributed }) => !distributed),
    rules: ['distribute-attributes', ...always],
    leave: (state) => {
      if (hasReferee(state)) state.phase = 'setup-referee';
      else enterFirstTurn(state);
    },
  },
  // [OT-SETUP-06] [OT-SETUP-07]
  'setup-referee': { actors: theReferee, rules: ['start-game', 'set-attributes', 'set-scope', 'apply-effects', 'private-note', ...always] },
  happenings: {
    actors: theReferee,
    rules: ['open-orders', 'post-happening', 'decide', ...refereeing, ...always],
    leave: (state, table) => {
      drawHappening(state, table); // [OT-FLOW-02] [OT-FLOW-03]
      openOrders(state, table);
    },
  },
  orders: {
    actors: orderGivers,
    rules: [...orders, 'close-orders', 'post-happening', 'adjudicate-measure', 'decide', ...refereeing, ...always],
    leave: closeOrders,
  },
  adjudication: {
    actors: theReferee,
    rules: ['resolve-turn', 'adjudicate-measure', 'decide', ...refereeing, ...always],
    leave: (state) => {
      state.phase = 'resolution';
    },
  },
  resolution: {
    actors: nobody,
    rules: [],
    leave: (state, table) => {
      resolveTurn(state, table);
      state.phase = 'decisions';
      state.after = 'upkeep';
    },
  },
  decisions: {
    actors: deciders,
    rules: ['decide', 'apply-effects', ...always],
    leave: (state, table) => {
      if (state.after === 'upkeep') state.phase = 'upkeep';
      else {
        beginEpoch(state, table);
        state.phase = 'epoch-distribution';
      }
    },
  },
  upkeep: {
    actors: nobody,
    rules: [],
    leave: (state, table) => {
      keepUp(state, table);
      state.phase = 'decisions';
      state.after = 'epoch';
    },
  },
  'epoch-distribution': {
    actors: (state) => playersWho(state, ({ distributed, principal, active }) => !distributed && principal !== null && active),
    rules: ['distribute-attributes', ...always],
    leave: endTurn,
  },
  closed: { actors: nobody, rules: [] },
};
