import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { closeOffer, incoming } from './open-offers.js';

/** Turns an offer down. */
export interface RejectTrade extends ActionBase {
  readonly type: 'reject-trade';
  readonly offer: string;
}

/** [GM-TRAD-05] The addressee says no. */
export const rejectTrade = rule<State, RejectTrade, Event, ClauseId>({
  type: 'reject-trade',
  codec: action<RejectTrade>('reject-trade', { offer: id }),
  choices: { offer: (state, player) => one(incoming(state, player)) },
  *check(state, { player, offer }) {
    if (!incoming(state, player).includes(offer)) yield refuse('unknown-offer', 'GM-TRAD-05', `${player} has no offer ${offer}.`, 'offer');
  },
  apply: (state, { offer }, table) => closeOffer(state, offer, 'rejected', table),
});
