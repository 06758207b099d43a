import { one } from '../../../core/choices.js';
import { action, oneOf } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { roleIn } from '../characters.js';
import type { ClauseId } from '../clauses.js';
import { afterAct } from '../duel.js';
import { duelOf, playerOf, sideOf } from '../queries.js';
import type { Event, SpendMarker, State } from '../types.js';

const boards = { attack: 'attackMarkers', defence: 'defenceMarkers' } as const;

/** [GG-MARK-01] [GG-MARK-04] A token of the own role is spent for one die, instead of a card. */
export const spendMarker = rule<State, SpendMarker, Event, ClauseId>({
  type: 'spend-marker',
  codec: action<SpendMarker>('spend-marker', { kind: oneOf(['attack', 'defence']) }),
  choices: {
    kind: (state, player) => {
      const kind = roleIn(duelOf(state), player);
      return one(playerOf(state, player)[boards[kind]] > 0 ? [kind] : []);
    },
  },
  *check(state, { player, kind }) {
    const role = roleIn(duelOf(state), player);
    if (kind !== role) yield refuse('wrong-marker-kind', 'GG-MARK-02', `${player} spends ${role} tokens in this duel.`, 'kind');
    if (playerOf(state, player)[boards[kind]] === 0)
      yield refuse('no-marker-left', 'GG-MARK-03', `${player} has 0 ${kind} tokens.`, 'kind');
  },
  apply(state, { player, kind }, table) {
    const duel = duelOf(state);
    const owner = playerOf(state, player);
    owner[boards[kind]] -= 1;
    duel[sideOf(duel, player)].markers += 1;
    table.emit({ type: 'marker-spent', player, kind, left: owner[boards[kind]] });
    afterAct(state);
  },
});
