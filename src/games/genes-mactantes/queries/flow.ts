import { type State, steps } from '../types/index.js';
import { affairOf, isLiving, windowOf } from './state.js';

/** Is this the first round of the resolution, in which everybody may move and nothing is carried out? [GM-FLOW-18] */
export const isRoundOfJourneys = ({ slot }: State): boolean => slot !== null && slot.round === 1;

/** The phase that is on: an open question first, then what is under way, then the step, of which the round of journeys is a phase of its own. [GM-FLOW-02] */
export const phaseOf = (state: State): string => {
  const affair = affairOf(state);
  if (affair !== undefined) return affair.window === null ? 'underway' : affair.window.type;
  return isRoundOfJourneys(state) ? 'journeys' : state.step;
};

/** Whose drawing step this is: successive players, cyclically. [GM-BOARD-01] */
export const drawerOf = ({ order, step }: State): string => order[steps.indexOf(step) % order.length]!;

/** Who picks one after another; the order goes on where four drawing steps stop. [GM-DRAFT-01] */
export const draftOrderOf = ({ order }: State): readonly string[] => order.map((_, i) => order[(4 + i) % order.length]!);

/** Whose pick is the next. [GM-DRAFT-01] */
export const pickerOf = (state: State): string | null => draftOrderOf(state)[Object.keys(state.picks).length] ?? null;

/** Those the step waits for, and whoever has an offer to answer. [GM-FLOW-15] Open offers never block the flow. [GM-TRAD-15] */
export const withAddressees = (state: State, waiting: readonly string[]): readonly string[] => {
  if (waiting.length === 0 || state.offers.length === 0) return waiting;
  const isOffered = (player: string): boolean => state.offers.some(({ to }) => to === player) && isLiving(state, player);
  return state.config.players.filter((player) => waiting.includes(player) || isOffered(player));
};

/** Whoever has not committed the batch that is being written. [GM-FLOW-06] */
export const uncommitted = (state: State): readonly string[] => {
  const waiting: string[] = [];
  for (const player of state.config.players) if (!state.committed[player] && isLiving(state, player)) waiting.push(player);
  return waiting;
};

/** Whoever must answer the open window. [GM-FLOW-02] */
export const addressee = (state: State): readonly string[] => [windowOf(state)!.player];
