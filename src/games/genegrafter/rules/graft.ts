import { one } from '../../../core/choices.js';
import { action, oneOf } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { contentOf } from '../content/content.js';
import { characterOf, hostsOf, inHand, playerOf } from '../queries.js';
import { cardName, type Event, type Graft, type State } from '../types.js';
import { slideUnder } from '../verbs.js';
import { notOwnHost } from './faults.js';

/** [GG-GRAFT-05] [GG-GRAFT-06] [GG-GRAFT-09] [GG-GRAFT-12] A character of hand or gene pool goes under an own one in play. */
export const graft = rule<State, Graft, Event, ClauseId>({
  type: 'graft',
  codec: action<Graft>('graft', { card: cardName, from: oneOf(['hand', 'genePool']), host: cardName }),
  choices: {
    card: (state, player) => one([...inHand(state, player, 'characters'), ...playerOf(state, player).genePool]),
    from: (state, player, { card }) => one([playerOf(state, player).hand.includes(card) ? 'hand' : 'genePool']),
    host: (state, player) => one(hostsOf(state, player)),
  },
  weight: 2,
  *check(state, { player, card, from, host }) {
    if (!playerOf(state, player)[from].includes(card))
      yield refuse(
        'not-in-hand-or-pool',
        'GG-GRAFT-05',
        `${card} is not in the ${from === 'hand' ? 'hand' : 'gene pool'} of ${player}.`,
        'card',
      );
    else if (!contentOf(state).characters.has(card)) yield refuse('not-a-character', 'GG-GRAFT-05', `${card} is not a character.`, 'card');
    yield* notOwnHost(state, player, host, 'GG-GRAFT-06', 'host');
  },
  apply(state, { player, card, from, host }, table) {
    state.graftRound!.left -= 1;
    slideUnder(state, player, card, from, characterOf(state, host)!, table);
  },
});
