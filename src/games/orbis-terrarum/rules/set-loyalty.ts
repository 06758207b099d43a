import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { mineThat, order } from './shared/order.js';

/** Whether a vassal stays one if its patron collapses. */
export interface SetLoyalty extends ActionBase {
  readonly type: 'set-loyalty';
  readonly vassal: string;
  readonly keep: boolean;
}

/** [OT-VAS-11] */
export const setLoyalty = order<SetLoyalty>({
  type: 'set-loyalty',
  cites: ['OT-VAS-11', 'OT-VAS-15'],
  codec: action<SetLoyalty>('set-loyalty', { vassal: name, keep: bool }),
  acting: 'vassal',
  choices: {
    vassal: mineThat((state, id) => state.nations[id]!.patron !== null),
    keep: () => one([true, false]),
  },
  listed: { keep: (state, _player, { vassal }) => one([!state.nations[vassal]!.keepsVassalage]) },
  *check(state, { vassal }) {
    if (state.nations[vassal]!.patron === null) yield refuse('not-a-vassal', 'OT-VAS-11', { nation: vassal }, 'vassal');
  },
  apply(state, { player, vassal, keep }, table) {
    state.nations[vassal]!.keepsVassalage = keep;
    table.emit({ type: 'note-posted', secret: null, author: player, nation: vassal, subject: 'loyalty', text: keep ? 'loyal' : 'free' });
  },
});
