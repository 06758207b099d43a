import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { closeOffer } from '../diplomacy/offers.js';
import { name } from '../types.js';
import { faultOfOffer, isKnownOffer, offersAt } from './offer-rule.js';
import { order } from './order.js';

/** An offer is taken back. */
export interface WithdrawOffer extends ActionBase {
  readonly type: 'withdraw-offer';
  readonly offer: string;
}

/** [OT-TRE-05] */
export const withdrawOffer = order<WithdrawOffer>({
  type: 'withdraw-offer',
  codec: action<WithdrawOffer>('withdraw-offer', { offer: name }),
  known: (state, { offer }) => [['offer', offer, isKnownOffer(state, offer)]],
  choices: { offer: (state, player) => offersAt(state, player, 'from') },
  *check(state, { player, offer }) {
    const fault = faultOfOffer(state, player, offer, 'from');
    if (fault !== null) yield fault;
  },
  apply: (state, { offer }, table) => closeOffer(state, offer, 'withdrawn', table),
});
