import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { playerOf } from '../queries.js';
import { cardName, type DiscardCard, type Event, type State } from '../types.js';
import { discardFromHand } from '../verbs.js';

/** [GG-DISC-01] [GG-DISC-04] One card too many goes, whatever it is. */
export const discardCard = rule<State, DiscardCard, Event, ClauseId>({
  type: 'discard-card',
  codec: action<DiscardCard>('discard-card', { card: cardName }),
  choices: { card: (state, player) => one(playerOf(state, player).hand) },
  weight: 4,
  *check(state, { player, card }) {
    if (!playerOf(state, player).hand.includes(card))
      yield refuse('card-not-in-hand', 'GG-DISC-04', `${card} is not in ${player}'s hand.`, 'card');
  },
  apply: (state, { player, card }, table) => discardFromHand(state, player, card, table),
});
