import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { order } from './shared/order.js';

/** A player has done for this turn. */
export interface Ready extends ActionBase {
  readonly type: 'ready';
}

/** [OT-ACT-12] */
export const ready = order<Ready>({
  type: 'ready',
  cites: ['OT-ACT-12', 'OT-FLOW-05', 'OT-FLOW-07'],
  codec: action<Ready>('ready', {}),
  weight: 8,
  list: (_state, player) => [{ type: 'ready', player }],
  apply(state, { player }, table) {
    const seat = Object.hasOwn(state.players, player) ? state.players[player] : undefined;
    if (seat === undefined) return;
    seat.ready = true;
    table.emit({ type: 'readiness-changed', player, ready: true });
  },
});
