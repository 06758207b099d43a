import { one, orTelling } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { afterAct } from '../mechanics/battle/duel.js';
import { takeOut } from '../mechanics/verbs.js';
import { duelOf, inHand, playerOf } from '../queries/state.js';
import { type CardId, cardName } from '../types/index.js';
import { notHeld } from './shared/faults.js';
import { rule } from './shared/rule.js';

/** An ability is laid face down. */
export interface PlayAbility extends ActionBase {
  readonly type: 'play-ability';
  readonly card: CardId;
}

/** [GG-DUEL-02] [GG-DUEL-03] [GG-DUEL-04] Any ability of the hand is laid face down. */
export const playAbility = rule<PlayAbility>({
  type: 'play-ability',
  cites: ['GG-DUEL-01', 'GG-DUEL-02', 'GG-DUEL-03', 'GG-DUEL-04'],
  codec: action<PlayAbility>('play-ability', { card: cardName }),
  choices: { card: (state, player) => one(orTelling(inHand(state, player, 'abilities'), playerOf(state, player).hand), 'card') },
  weight: 4,
  check: (state, { player, card }) => notHeld(state, player, card, 'abilities'),
  apply(state, { player, card }, table) {
    const { played } = duelOf(state);
    takeOut(playerOf(state, player).hand, card);
    played.push({ card, by: player, faceDown: true, cancelled: false, powered: false });
    table.emit({ type: 'ability-played', player, seq: played.length, card });
    afterAct(state);
  },
});
