import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { afterAct } from '../duel.js';
import { duelOf, inHand, playerOf } from '../queries.js';
import { cardName, type Event, type PlayAbility, type State } from '../types.js';
import { takeOut } from '../verbs.js';
import { notHeld } from './faults.js';

/** [GG-DUEL-02] [GG-DUEL-03] [GG-DUEL-04] Any ability of the hand is laid face down. */
export const playAbility = rule<State, PlayAbility, Event, ClauseId>({
  type: 'play-ability',
  codec: action<PlayAbility>('play-ability', { card: cardName }),
  choices: { card: (state, player) => one(inHand(state, player, 'abilities')) },
  weight: 4,
  check: (state, { player, card }) => notHeld(state, player, card, 'abilities', 'GG-DUEL-02'),
  apply(state, { player, card }, table) {
    const { played } = duelOf(state);
    takeOut(playerOf(state, player).hand, card);
    played.push({ card, by: player, faceDown: true, cancelled: false, powered: false });
    table.emit({ type: 'ability-played', player, seq: played.length, card });
    afterAct(state);
  },
});
