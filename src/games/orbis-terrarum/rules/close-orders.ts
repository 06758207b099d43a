import { one } from '../../../core/choices/choices.js';
import { action, bool, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { closeOrders as close } from '../mechanics/turn.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { refereeOnly } from './shared/order.js';
import { rule } from './shared/rule.js';

/** The referee closes the orders of a turn. */
export interface CloseOrders extends ActionBase {
  readonly type: 'close-orders';
  /** Time has run out for those who are not ready. */
  readonly force?: boolean;
}

const unready = (state: State): readonly string[] =>
  state.config.players.filter((player) => state.players[player]!.active && !state.players[player]!.ready);

/** [OT-ACT-14] [OT-FLOW-06] */
export const closeOrders = rule<CloseOrders>({
  type: 'close-orders',
  cites: ['OT-ACT-14', 'OT-FLOW-06'],
  codec: action<CloseOrders>('close-orders', { force: optional(bool) }),
  actors: refereeOnly,
  canonical: (state, action) => ({ ...action, force: unready(state).length > 0 }),
  choices: { force: (state) => one([unready(state).length > 0]) },
  *check(state, { force }) {
    const waiting = unready(state);
    if (waiting.length > 0 && force !== true) yield refuse('players-not-ready', 'OT-FLOW-06', { players: [...waiting] });
  },
  apply(state, _action, table) {
    close(state, table);
    table.emit({ type: 'flag-changed', nation: 'referee', flag: 'orders', value: 'closed' });
  },
});
