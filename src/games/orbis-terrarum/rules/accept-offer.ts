import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { conclude } from '../mechanics/diplomacy/conclusion.js';
import { checkAcceptance, closeOffer } from '../mechanics/diplomacy/offers.js';
import { now } from '../queries/state.js';
import { name } from '../types/index.js';
import { faultOfOffer, isKnownOffer, offerOf, offersAt } from './shared/offer-rule.js';
import { order } from './shared/order.js';

/** An offer is accepted, exactly as it was published. */
export interface AcceptOffer extends ActionBase {
  readonly type: 'accept-offer';
  readonly offer: string;
}

/** [OT-TRE-04] */
export const acceptOffer = order<AcceptOffer>({
  type: 'accept-offer',
  cites: ['OT-TRE-04'],
  codec: action<AcceptOffer>('accept-offer', { offer: name }),
  whenReady: true,
  weight: 4,
  known: (state, { offer }) => [['offer', offer, isKnownOffer(state, offer)]],
  choices: { offer: (state, player) => offersAt(state, player, 'to') },
  *check(state, { player, offer }) {
    const fault = faultOfOffer(state, player, offer, 'to');
    if (fault !== null) return yield fault;
    yield* checkAcceptance(state, offerOf(state, offer)!);
  },
  apply(state, { offer }, table) {
    const { from, to, clauses, years, penalty, adhesion } = offerOf(now(state), offer)!;
    closeOffer(state, offer, 'accepted', table);
    conclude(state, { parties: [from, to], clauses, years, penalty, adhesion, adoption: null }, table);
  },
});
