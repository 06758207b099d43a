import { phases } from '../phases.js';
import { phaseOf } from '../queries/flow.js';
import { isOfferOf } from '../queries/state.js';
import type { State } from '../types/index.js';
import { eyesOf } from './view.js';

/** Who acts as far as a viewer may know: whoever may act merely because of an offer between others stays unknown. [GM-VIS-08] [GM-FLOW-15] */
export const actorsSeenBy = (state: State, viewer: string | null): readonly string[] => {
  const eyes = eyesOf(state, viewer);
  return phases[phaseOf(state)]!.actors({ ...state, offers: state.offers.filter((offer) => isOfferOf(offer, eyes)) });
};

/** Whom the game waits for is known to all: it never waits for the answer to an offer. [GM-FLOW-15] [GM-TRAD-15] */
export const awaitedSeenBy = (state: State): readonly string[] => {
  const { awaits, actors } = phases[phaseOf(state)]!;
  return (awaits ?? actors)(state);
};
