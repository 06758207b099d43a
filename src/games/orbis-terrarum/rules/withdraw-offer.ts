import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { closeOffer } from '../mechanics/diplomacy/offers.js';
import { name } from '../types/index.js';
import { faultOfOffer, isKnownOffer, offersAt } from './shared/offer-rule.js';
import { order } from './shared/order.js';

/** An offer is taken back. */
export interface WithdrawOffer extends ActionBase {
  readonly type: 'withdraw-offer';
  readonly offer: string;
}

/** [OT-TRE-05] */
export const withdrawOffer = order<WithdrawOffer>({
  type: 'withdraw-offer',
  cites: ['OT-TRE-05'],
  codec: action<WithdrawOffer>('withdraw-offer', { offer: name }),
  known: (state, { offer }) => [['offer', offer, isKnownOffer(state, offer)]],
  choices: { offer: (state, player) => offersAt(state, player, 'from') },
  *check(state, { player, offer }) {
    const fault = faultOfOffer(state, player, offer, 'from');
    if (fault !== null) yield fault;
  },
  apply: (state, { offer }, table) => closeOffer(state, offer, 'withdrawn', table),
});
