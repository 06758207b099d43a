import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { dropTribute, vassalsOf } from '../mechanics/nations/bonds.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { mine, myPatrons, order } from './shared/order.js';

/** A patron lets a vassal off, for this cycle only. */
export interface ForgiveTribute extends ActionBase {
  readonly type: 'forgive-tribute';
  readonly patron: string;
  readonly vassal: string;
}

const owingTo = (state: State, patron: string): readonly string[] =>
  vassalsOf(state, patron).filter((vassal) => state.nations[vassal]!.tribute === 'pending');

/** [OT-VAS-09] [OT-VAS-21] */
export const forgiveTribute = order<ForgiveTribute>({
  type: 'forgive-tribute',
  cites: ['OT-VAS-09'],
  codec: action<ForgiveTribute>('forgive-tribute', { patron: name, vassal: name }),
  acting: 'patron',
  known: (state, { vassal }) => [['vassal', vassal, own(state.nations, vassal) !== undefined]],
  choices: {
    patron: myPatrons,
    vassal: (state, _player, { patron }) => one(owingTo(state, patron), 'nation'),
  },
  listed: { patron: mine, vassal: (state, _player, { patron }) => one(vassalsOf(state, patron)) },
  *check(state, { patron, vassal }) {
    const nation = state.nations[vassal]!;
    if (nation.patron !== patron) return yield refuse('not-a-vassal', 'OT-VAS-09', { nation: vassal, patron }, 'vassal');
    if (nation.tribute !== 'pending') yield refuse('tribute-not-due', 'OT-VAS-09', { nation: vassal }, 'vassal');
  },
  apply(state, { patron, vassal }, table) {
    state.nations[vassal]!.tribute = 'forgiven';
    dropTribute(state, vassal);
    table.emit({ type: 'tribute-resolved', vassal, patron, outcome: 'forgiven' });
  },
});
