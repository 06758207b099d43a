import type { State } from '../types/index.js';
import { hasReferee, playersOf, referee } from './state.js';

/** Some players in seating order. */
const playersWho = (state: State, fits: (player: State['players'][string]) => boolean): readonly string[] =>
  playersOf(state).filter((player) => fits(state.players[player]!));

/** Nobody acts: what follows, follows by itself. */
export const nobody = (): readonly string[] => [];

/** Whoever runs the world, where somebody does. */
export const theReferee = (state: State): readonly string[] => (hasReferee(state) ? [referee] : []);

/** Players choose Nations one after another, in seating order. [OT-SETUP-02] */
export const nextToChoose = (state: State): readonly string[] => playersWho(state, ({ principal }) => principal === null).slice(0, 1);

/** Whoever has not distributed its attributes. [OT-SETUP-03] */
export const distributors = (state: State): readonly string[] => playersWho(state, ({ distributed }) => !distributed);

/** Whoever has a Nation that a new epoch lets it distribute anew, and is there to do so. [OT-EPO-02] */
export const redistributors = (state: State): readonly string[] =>
  playersWho(state, ({ distributed, principal, active }) => !distributed && principal !== null && active);

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
