import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { now } from '../mechanics/countries/board.js';
import { carryOut, offerFault } from '../mechanics/trade.js';
import { settleVictory } from '../mechanics/victory.js';
import { refuse } from '../refusals/index.js';
import { negotiators } from './shared/declaring.js';
import { closeOffer, incoming, offerOf } from './shared/open-offers.js';
import { rule } from './shared/rule.js';

/** Agrees to an offer. */
export interface AcceptTrade extends ActionBase {
  readonly type: 'accept-trade';
  readonly offer: string;
}

/** [GM-TRAD-05] All items change hands at once, or none does. */
export const acceptTrade = rule<AcceptTrade>({
  type: 'accept-trade',
  cites: ['GM-TRAD-05', 'GM-TRAD-14'],
  codec: action<AcceptTrade>('accept-trade', { offer: id }),
  actors: negotiators,
  choices: { offer: (state, player) => one(incoming(state, player), 'offer') },
  *check(state, { player, offer }) {
    if (!incoming(state, player).includes(offer))
      return yield refuse('unknown-offer', 'GM-TRAD-05', { fault: 'not-received', player, offer }, 'offer');
    const fault = offerFault(state, offerOf(state, offer));
    if (fault !== null) yield refuse('offer-no-longer-valid', 'GM-TRAD-05', { because: fault }, 'offer');
  },
  apply(state, { player, offer }, table) {
    const terms = clone(offerOf(now(state), offer));
    closeOffer(state, offer, 'completed', table);
    carryOut(state, terms, table);
    settleVictory(state, player, table); // [GM-FLOW-17]
  },
});
