import { one } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { order } from './shared/order.js';

/** A player says which kind of epoch it would like. */
export interface EpochPreference extends ActionBase {
  readonly type: 'epoch-preference';
  readonly mode: 'total' | 'partial';
}

/** [OT-SEAT-04] */
export const epochPreference = order<EpochPreference>({
  type: 'epoch-preference',
  cites: ['OT-SEAT-04', 'OT-EPO-01'],
  codec: action<EpochPreference>('epoch-preference', { mode: oneOf(['total', 'partial']) }),
  choices: { mode: () => one(['total' as const, 'partial' as const]) },
  list: () => [],
  *check(state, { player }) {
    if (own(state.players, player) === undefined) yield refuse('unknown-player', 'OT-SEAT-04', {});
  },
  apply(state, { player, mode }, table) {
    state.players[player]!.epochPreference = mode;
    table.emit({ type: 'note-posted', secret: null, author: player, nation: null, subject: 'epoch-preference', text: mode });
  },
});
