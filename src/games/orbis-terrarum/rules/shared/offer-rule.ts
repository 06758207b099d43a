import { type Choice, one } from '../../../../core/choices/choices.js';
import type { Violation } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { onceExisted, organizationOf, speakerOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Offer, State } from '../../types/index.js';

/** An open offer by id. */
export const offerOf = (state: State, id: string): Offer | undefined => state.offers.find((offer) => offer.id === id);

/** Is an offer known, open or closed? */
export const isKnownOffer = (state: State, id: string): boolean => offerOf(state, id) !== undefined || onceExisted(state, 'offer', id);

/** What keeps a caller from dealing with an offer as one of its ends. [OT-TRE-05] */
export const faultOfOffer = (state: State, player: string, id: string, end: 'from' | 'to'): Violation<ClauseId> | null => {
  const offer = offerOf(state, id);
  if (offer === undefined) return refuse('offer-closed', 'OT-TRE-05', { offer: id }, 'offer');
  if (speakerOf(state, offer[end]) !== player) return refuse('not-your-nation', 'OT-ACT-06', { agent: offer[end], player }, 'offer');
  const inSchism = organizationOf(state, offer[end])?.schism != null;
  return inSchism ? refuse('in-schism', 'OT-ORG-15', { fault: 'organization', organization: offer[end] }, 'offer') : null;
};

/** The open offers of which a caller is one end. */
export const offersAt = (state: State, player: string, end: 'from' | 'to'): Choice<string> =>
  one(
    state.offers.flatMap((offer) => (speakerOf(state, offer[end]) === player ? [offer.id] : [])),
    'offer',
  );
