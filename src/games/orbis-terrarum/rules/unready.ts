import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { order } from './shared/order.js';

/** A player wants to go on giving orders. */
export interface Unready extends ActionBase {
  readonly type: 'unready';
}

/** [OT-ACT-13] */
export const unready = order<Unready>({
  type: 'unready',
  cites: ['OT-ACT-13', 'OT-FLOW-05'],
  codec: action<Unready>('unready', {}),
  whenReady: true,
  list: () => [],
  *check(state, { player }) {
    if (own(state.players, player)?.ready !== true) yield refuse('not-ready', 'OT-ACT-13', { player });
  },
  apply(state, { player }, table) {
    state.players[player]!.ready = false;
    table.emit({ type: 'readiness-changed', player, ready: false });
  },
});
