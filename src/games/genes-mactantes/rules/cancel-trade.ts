import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { negotiators } from './shared/declaring.js';
import { closeOffer, outgoing } from './shared/open-offers.js';
import { rule } from './shared/rule.js';

/** Takes an own offer back. */
export interface CancelTrade extends ActionBase {
  readonly type: 'cancel-trade';
  readonly offer: string;
}

/** [GM-TRAD-05] The proposer thinks better of it. */
export const cancelTrade = rule<CancelTrade>({
  type: 'cancel-trade',
  cites: ['GM-TRAD-05'],
  codec: action<CancelTrade>('cancel-trade', { offer: id }),
  actors: negotiators,
  choices: { offer: (state, player) => one(outgoing(state, player), 'offer') },
  enumerate: () => [], // [GM-ENUM-04]
  *check(state, { player, offer }) {
    if (!outgoing(state, player).includes(offer))
      yield refuse('unknown-offer', 'GM-TRAD-05', { fault: 'not-made', player, offer }, 'offer');
  },
  apply: (state, { offer }, table) => closeOffer(state, offer, 'cancelled', table),
});
