import type { Phases } from '../../core/game/rule.js';
import { proceed } from './mechanics/affairs/index.js';
import { drawerOf, pickerOf, reveal } from './mechanics/founding.js';
import { enterExternal, enterInternal, rollEvent } from './mechanics/turn/opening.js';
import { enterResolution, goOnWithResolution, upkeep } from './mechanics/turn/resolution.js';
import { affairOf, isLiving, windowOf } from './queries/state.js';
import type { Action } from './rules/index.js';
import type { Event, State, WindowType } from './types/index.js';

/** The phase that is on: an open question first, then what is under way, then the step. [GM-FLOW-02] */
export const phaseOf = (state: State): string => {
  const affair = affairOf(state);
  return affair === undefined ? state.step : affair.window === null ? 'underway' : affair.window.type;
};

/** Those the step waits for, and whoever has an offer to answer. [GM-FLOW-15] Open offers never block the flow. [GM-TRAD-15] */
const withAddressees = (state: State, waiting: readonly string[]): readonly string[] => {
  if (waiting.length === 0 || state.offers.length === 0) return waiting;
  const isOffered = (player: string): boolean => state.offers.some(({ to }) => to === player) && isLiving(state, player);
  return state.config.players.filter((player) => waiting.includes(player) || isOffered(player));
};

const uncommitted = (state: State): readonly string[] =>
  withAddressees(
    state,
    state.config.players.filter((player) => isLiving(state, player) && !state.committed[player]),
  );

const negotiation = ['propose-trade', 'accept-trade', 'reject-trade', 'cancel-trade', 'disclose', 'announce'] as const;
const writing = ['declare', 'withdraw', 'commit', ...negotiation] as const;

/** Whoever must answer the open window. [GM-FLOW-02] */
const addressee = (state: State): readonly string[] => [windowOf(state)!.player];

/** The answer to each window. [GM-WIND-01] */
const answers: Readonly<Record<WindowType, readonly Action['type'][]>> = {
  'disaster-kind': ['choose-disaster'],
  'disaster-city': ['choose-disaster-city'],
  'crisis-support': ['support-crisis'],
  'battle-defence': ['defend-battle'],
  'battle-join': ['join-battle'],
  'contest-defence': ['defend-contest'],
  'travel-reaction': ['react'],
  reprisal: ['react'],
  repatriate: ['repatriate'],
  'rebel-support': ['commit-rebels'],
};

const windows = Object.fromEntries(Object.entries(answers).map(([type, rules]) => [type, { actors: addressee, rules }]));

/** The flow. [GM-FLOW-01] [GM-SETUP-01] */
export const phases: Phases<State, Action, Event> = {
  'setup-coast': { actors: (state) => [drawerOf(state)], rules: ['draw-coast'] },
  'setup-features': { actors: (state) => [drawerOf(state)], rules: ['draw-features'] },
  'setup-borders': { actors: (state) => [drawerOf(state)], rules: ['draw-borders'] },
  'setup-cities': { actors: (state) => [drawerOf(state)], rules: ['place-cities'] },
  'setup-draft': { actors: (state) => [pickerOf(state)!], rules: ['pick-country'] },
  'setup-creation': {
    actors: ({ config, creations }) => config.players.filter((player) => !Object.hasOwn(creations, player)),
    rules: ['create-country'],
    leave: (state) => {
      state.step = 'setup-deployment';
    },
  },
  'setup-deployment': {
    actors: ({ config, deployments }) => config.players.filter((player) => !Object.hasOwn(deployments, player)),
    rules: ['deploy-army'],
    leave: reveal,
  },
  events: { actors: () => [], rules: [], leave: rollEvent },
  crisis: { actors: ({ crises }) => (crises.length > 0 ? [crises[0]!.player] : []), rules: ['face-crisis'], leave: enterInternal },
  'declare-internal': { actors: uncommitted, rules: writing, leave: enterExternal },
  'declare-external': { actors: uncommitted, rules: writing, leave: enterResolution },
  resolution: {
    actors: (state) => (state.slot === null || state.slot.isOver ? [] : withAddressees(state, [state.slot.player])),
    rules: ['execute', 'pass', 'travel', 'release-captive', 'lift-siege', ...negotiation],
    leave: goOnWithResolution,
  },
  upkeep: { actors: () => [], rules: [], leave: upkeep },
  underway: { actors: () => [], rules: [], leave: proceed },
  finished: { actors: () => [], rules: [] },
  ...windows,
};
