import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { closeOffer } from '../mechanics/diplomacy/offers.js';
import { name } from '../types/index.js';
import { faultOfOffer, isKnownOffer, offersAt } from './shared/offer-rule.js';
import { order } from './shared/order.js';

/** An offer is turned down. */
export interface RejectOffer extends ActionBase {
  readonly type: 'reject-offer';
  readonly offer: string;
}

/** [OT-TRE-05] */
export const rejectOffer = order<RejectOffer>({
  type: 'reject-offer',
  cites: ['OT-TRE-05'],
  codec: action<RejectOffer>('reject-offer', { offer: name }),
  whenReady: true,
  known: (state, { offer }) => [['offer', offer, isKnownOffer(state, offer)]],
  choices: { offer: (state, player) => offersAt(state, player, 'to') },
  *check(state, { player, offer }) {
    const fault = faultOfOffer(state, player, offer, 'to');
    if (fault !== null) yield fault;
  },
  apply: (state, { offer }, table) => closeOffer(state, offer, 'rejected', table),
});
