import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { oneMore } from '../content/values.js';
import { name, note } from '../types/index.js';
import { keepNote } from './shared/order.js';
import { reasons, ruling } from './shared/ruling.js';

/** A player is warned. */
export interface Warn extends ActionBase {
  readonly type: 'warn';
  readonly whom: string;
  readonly reason: string;
}

/** [OT-REF-08] */
export const warn = ruling<Warn>({
  type: 'warn',
  cites: ['OT-REF-08'],
  codec: action<Warn>('warn', { whom: name, reason: note }),
  known: (state, { whom }) => [['whom', whom, Object.hasOwn(state.players, whom)]],
  note: ({ reason }) => ['reason', reason],
  choices: { whom: (state) => one(state.config.players, 'player'), reason: (state) => reasons(state, 'That was not fair.') },
  apply(state, { player, whom, reason }, table) {
    const seat = state.players[whom]!;
    seat.warnings = oneMore(seat.warnings);
    table.emit({ type: 'sanctioned', player: whom, nation: null, warnings: state.players[whom]!.warnings, value: 0 });
    keepNote(state, player, null, 'warning', reason);
  },
});
