import type { Phases } from '../../core/game/rule.js';
import { proceed } from './mechanics/affairs/index.js';
import { enterDeployment, reveal } from './mechanics/founding.js';
import { enterExternal, enterInternal, rollEvent } from './mechanics/turn/opening.js';
import { enterResolution, goOnWithResolution, upkeep } from './mechanics/turn/resolution.js';
import { addressee, drawerOf, pickerOf, uncommitted, withAddressees } from './queries/flow.js';
import type { Action } from './rules/index.js';
import { slotHolder } from './rules/shared/slot-holder.js';
import type { Event, State, WindowType } from './types/index.js';

const negotiation = ['propose-trade', 'accept-trade', 'reject-trade', 'cancel-trade', 'disclose', 'announce'] as const;
const writing = ['declare', 'withdraw', 'commit', ...negotiation] as const;

type Who = (state: State) => readonly string[];

/** Whom a step waits for, and whoever has an offer to answer: for that it never waits. [GM-FLOW-15] [GM-TRAD-15] */
const amongOffers = (awaits: Who): { readonly [Which in 'awaits' | 'actors']: Who } => ({
  awaits,
  actors: (state) => withAddressees(state, awaits(state)),
});

/** Those still writing. [GM-FLOW-06] */
const writers = amongOffers(uncommitted);

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

/** What a slot is for besides orders, and all there is to do in the round of journeys. [GM-FLOW-10] [GM-FLOW-18] */
const free = ['travel', 'release-captive', 'lift-siege'] as const;

/** The slots of the resolution, one after the other. [GM-FLOW-09] */
const slots = { ...amongOffers(slotHolder), leave: goOnWithResolution };

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
    leave: enterDeployment,
  },
  'setup-deployment': {
    actors: ({ config, deployments }) => config.players.filter((player) => !Object.hasOwn(deployments, player)),
    rules: ['deploy-army'],
    leave: reveal,
  },
  events: { actors: () => [], rules: [], leave: rollEvent },
  crisis: {
    ...amongOffers(({ crises }) => crises.slice(0, 1).map(({ player }) => player)),
    rules: ['face-crisis', ...negotiation],
    leave: enterInternal,
  },
  'declare-internal': { ...writers, rules: writing, leave: enterExternal },
  'declare-external': { ...writers, rules: writing, leave: enterResolution },
  journeys: { ...slots, rules: ['pass', ...free, ...negotiation] },
  resolution: { ...slots, rules: ['execute', 'pass', ...free, ...negotiation] },
  upkeep: { actors: () => [], rules: [], leave: upkeep },
  underway: { actors: () => [], rules: [], leave: proceed },
  finished: { actors: () => [], rules: [] },
  ...windows,
};
