import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { negotiators, stillOpen } from './batches.js';
import { closeOffer, outgoing } from './open-offers.js';

/** Takes an own offer back. */
export interface CancelTrade extends ActionBase {
  readonly type: 'cancel-trade';
  readonly offer: string;
}

/** [GM-TRAD-05] The proposer thinks better of it. */
export const cancelTrade = rule<State, CancelTrade, Event, ClauseId>({
  type: 'cancel-trade',
  codec: action<CancelTrade>('cancel-trade', { offer: id }),
  actors: negotiators,
  choices: { offer: (state, player) => one(outgoing(state, player)) },
  enumerate: () => [], // [GM-ENUM-04]
  *check(state, { player, offer }) {
    yield* stillOpen(state, player);
    if (!outgoing(state, player).includes(offer))
      yield refuse('unknown-offer', 'GM-TRAD-05', `${player} has made no offer ${offer}.`, 'offer');
  },
  apply: (state, { offer }, table) => closeOffer(state, offer, 'cancelled', table),
});
