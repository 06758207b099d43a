import type { State } from '../types/index.js';
import { hasReferee, playersOf, referee } from './state.js';

/** Some players in seating order. */
const playersWho = (state: State, fits: (player: State['players'][string]) => boolean): readonly string[] =>
  playersOf(state).filter((player) => fits(state.players[player]!));

/** Nobody acts: what follows, follows by itself. */
export const nobody = (): readonly string[] => [];

/** Whoever runs the world, where somebody does. */
export const theReferee = (state: State): readonly string[] => (hasReferee(state) ? [referee] : []);

/** Is this player waited for where Nations and attributes are chosen? Where there is no referee to set somebody inactive, everybody is. [OT-FLOW-09] [OT-REF-11] */
const isWaitedFor = (state: State, player: string): boolean => state.players[player]!.active || !hasReferee(state);

/** Players choose Nations one after another, in seating order; whoever is not there has none for now. [OT-SETUP-02] [OT-FLOW-09] */
export const nextToChoose = (state: State): readonly string[] =>
  playersWho(state, ({ principal }) => principal === null)
    .filter((player) => isWaitedFor(state, player))
    .slice(0, 1);

const undistributed = (state: State): readonly string[] =>
  playersWho(state, ({ distributed, principal }) => !distributed && principal !== null);

/** Whoever has still to distribute the attributes of its Nation, and is there to do so. [OT-SETUP-03] [OT-EPO-02] [OT-FLOW-09] */
export const lateDistributors = (state: State): readonly string[] => undistributed(state).filter((player) => isWaitedFor(state, player));

/** As long as somebody is waited for, all who have not done it may distribute their attributes. [OT-SETUP-03] [OT-FLOW-09] */
export const distributors = (state: State): readonly string[] => (lateDistributors(state).length > 0 ? undistributed(state) : []);

const isLate = ({ active, ready }: State['players'][string]): boolean => active && !ready;

/** Everybody while orders are open; in an automatic game until the last active player is ready. [OT-FLOW-05] [OT-FLOW-07] [OT-FLOW-09] */
export const orderGivers = (state: State): readonly string[] => {
  if (hasReferee(state)) return [...state.config.players, referee];
  return playersOf(state).some((player) => isLate(state.players[player]!)) ? state.config.players : [];
};

/** Orders wait for active players who are not ready, and then for the referee to close them. [OT-FLOW-06] [OT-FLOW-07] [OT-FLOW-09] */
export const lateOrderGivers = (state: State): readonly string[] => {
  const late = playersWho(state, isLate);
  return late.length > 0 ? late : theReferee(state);
};

/** Whoever owes a decision that stops the flow. [OT-FLOW-15] */
export const deciders = (state: State): readonly string[] => {
  const wanted = new Set(state.decisions.flatMap(({ blocking, decider }) => (blocking ? [decider] : [])));
  if (wanted.size === 0) return [];
  return [...state.config.players, referee].filter((seat) => wanted.has(seat));
};
