import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { discardFromHand } from '../mechanics/verbs.js';
import { playerOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CardId, cardName } from '../types/index.js';
import { rule } from './shared/rule.js';

/** One card too many goes. */
export interface DiscardCard extends ActionBase {
  readonly type: 'discard-card';
  readonly card: CardId;
}

/** [GG-DISC-01] [GG-DISC-04] One card too many goes, whatever it is. */
export const discardCard = rule<DiscardCard>({
  type: 'discard-card',
  cites: ['GG-DISC-01', 'GG-DISC-04'],
  codec: action<DiscardCard>('discard-card', { card: cardName }),
  choices: { card: (state, player) => one(playerOf(state, player).hand, 'card') },
  weight: 4,
  *check(state, { player, card }) {
    if (!playerOf(state, player).hand.includes(card)) yield refuse('card-not-in-hand', 'GG-DISC-04', { card, player }, 'card');
  },
  apply: (state, { player, card }, table) => discardFromHand(state, player, card, table),
});
