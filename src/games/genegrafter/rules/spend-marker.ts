import { fixed } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { afterAct } from '../mechanics/battle/duel.js';
import { roleIn } from '../queries/characters.js';
import { duelOf, playerOf, sideOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** A token instead of a card. */
export interface SpendMarker extends ActionBase {
  readonly type: 'spend-marker';
  readonly kind: 'attack' | 'defence';
}

const boards = { attack: 'attackMarkers', defence: 'defenceMarkers' } as const;

/** [GG-MARK-01] [GG-MARK-04] A token of the own role is spent for one die, instead of a card. */
export const spendMarker = rule<SpendMarker>({
  type: 'spend-marker',
  cites: ['GG-MARK-01', 'GG-MARK-02', 'GG-MARK-03', 'GG-MARK-04'],
  codec: action<SpendMarker>('spend-marker', { kind: oneOf(['attack', 'defence']) }),
  choices: { kind: (state, player) => fixed(roleIn(duelOf(state), player)) },
  *check(state, { player, kind }) {
    const role = roleIn(duelOf(state), player);
    if (kind !== role) yield refuse('wrong-marker-kind', 'GG-MARK-02', { player, kind: role }, 'kind');
    if (playerOf(state, player)[boards[kind]] === 0) yield refuse('no-marker-left', 'GG-MARK-03', { player, kind }, 'kind');
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
