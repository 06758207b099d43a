import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { negotiators } from './shared/declaring.js';
import { closeOffer, incoming } from './shared/open-offers.js';
import { rule } from './shared/rule.js';

/** Turns an offer down. */
export interface RejectTrade extends ActionBase {
  readonly type: 'reject-trade';
  readonly offer: string;
}

/** [GM-TRAD-05] The addressee says no. */
export const rejectTrade = rule<RejectTrade>({
  type: 'reject-trade',
  cites: ['GM-TRAD-05'],
  codec: action<RejectTrade>('reject-trade', { offer: id }),
  actors: negotiators,
  choices: { offer: (state, player) => one(incoming(state, player), 'offer') },
  *check(state, { player, offer }) {
    if (!incoming(state, player).includes(offer))
      yield refuse('unknown-offer', 'GM-TRAD-05', { fault: 'not-received', player, offer }, 'offer');
  },
  apply: (state, { offer }, table) => closeOffer(state, offer, 'rejected', table),
});
