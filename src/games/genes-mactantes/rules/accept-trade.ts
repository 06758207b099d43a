import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { clone } from '../../../core/state.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { carryOut, offerFault } from '../trade.js';
import type { Event, State } from '../types.js';
import { now } from '../verbs/board.js';
import { settleVictory } from '../victory.js';
import { closeOffer, incoming, offerOf } from './open-offers.js';

/** Agrees to an offer. */
export interface AcceptTrade extends ActionBase {
  readonly type: 'accept-trade';
  readonly offer: string;
}

/** [GM-TRAD-05] All items change hands at once, or none does. */
export const acceptTrade = rule<State, AcceptTrade, Event, ClauseId>({
  type: 'accept-trade',
  codec: action<AcceptTrade>('accept-trade', { offer: id }),
  choices: { offer: (state, player) => one(incoming(state, player)) },
  *check(state, { player, offer }) {
    if (!incoming(state, player).includes(offer))
      return yield refuse('unknown-offer', 'GM-TRAD-05', `${player} has no offer ${offer}.`, 'offer');
    const fault = offerFault(state, offerOf(state, offer));
    if (fault !== null) yield refuse('offer-no-longer-valid', 'GM-TRAD-05', `This can no longer be delivered: ${fault.message}`, 'offer');
  },
  apply(state, { player, offer }, table) {
    const terms = clone(offerOf(now(state), offer));
    closeOffer(state, offer, 'completed', table);
    carryOut(state, terms, table);
    settleVictory(state, player, table); // [GM-FLOW-17]
  },
});
