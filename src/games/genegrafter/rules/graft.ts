import { fixed, one, orTelling } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { contentOf } from '../content/cards.js';
import { slideUnder } from '../mechanics/verbs.js';
import { characterOf, hasCharacter, hostsOf, inHand, playerOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CardId, cardName } from '../types/index.js';
import { notOwnHost } from './shared/faults.js';
import { rule } from './shared/rule.js';

/** A character goes under one in play. */
export interface Graft extends ActionBase {
  readonly type: 'graft';
  readonly card: CardId;
  readonly from: 'hand' | 'genePool';
  readonly host: CardId;
}

/** [GG-GRAFT-05] [GG-GRAFT-06] [GG-GRAFT-09] [GG-GRAFT-12] A character of hand or gene pool goes under an own one in play. */
export const graft = rule<Graft>({
  type: 'graft',
  cites: ['GG-GRAFT-05', 'GG-GRAFT-06', 'GG-GRAFT-07', 'GG-GRAFT-08'],
  codec: action<Graft>('graft', { card: cardName, from: oneOf(['hand', 'genePool']), host: cardName }),
  choices: {
    card: (state, player) => {
      const { hand, genePool } = playerOf(state, player);
      const cards = [...inHand(state, player, 'characters'), ...genePool];
      return one(orTelling(hasCharacter(state, player) ? cards : [], [...cards, ...hand]), 'card');
    },
    from: (state, player, { card }) => fixed(playerOf(state, player).hand.includes(card) ? 'hand' : 'genePool'),
    host: (state, player, { card }) => one(orTelling(hostsOf(state, player), [card]), 'card'),
  },
  weight: 2,
  *check(state, { player, card, from, host }) {
    if (!playerOf(state, player)[from].includes(card)) yield refuse('not-in-hand-or-pool', 'GG-GRAFT-05', { card, from, player }, 'card');
    else if (!contentOf(state).characters.has(card)) yield refuse('not-a-character', 'GG-GRAFT-05', { card }, 'card');
    yield* notOwnHost(state, player, host, 'GG-GRAFT-06', 'host');
  },
  apply(state, { player, card, from, host }, table) {
    state.graftRound!.left -= 1;
    slideUnder(state, player, card, from, characterOf(state, host)!, table);
  },
});
