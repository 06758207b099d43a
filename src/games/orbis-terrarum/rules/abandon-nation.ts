import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { order } from './shared/order.js';

/** A player gives its Nation up. */
export interface AbandonNation extends ActionBase {
  readonly type: 'abandon-nation';
}

/** [OT-SEAT-01] */
export const abandonNation = order<AbandonNation>({
  type: 'abandon-nation',
  cites: ['OT-SEAT-01'],
  codec: action<AbandonNation>('abandon-nation', {}),
  list: () => [],
  *check(state, { player }) {
    const seat = own(state.players, player);
    if (seat === undefined || seat.principal === null) return yield refuse('no-nation', 'OT-SEAT-01', { player });
    if (seat.adoptedTurn === state.turn) yield refuse('too-early', 'OT-SEAT-01', { player, nation: seat.principal });
  },
  apply(state, { player }, table) {
    state.players[player]!.principal = null;
    table.emit({ type: 'nation-chosen', player, nation: null });
  },
});
