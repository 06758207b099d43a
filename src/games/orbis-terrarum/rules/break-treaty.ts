import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { breach } from '../mechanics/diplomacy/breaches.js';
import { isBound, treatyOf } from '../mechanics/diplomacy/treaties.js';
import { onceExisted } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { mine, mineThat, order } from './shared/order.js';

/** A party openly breaks its word. */
export interface BreakTreaty extends ActionBase {
  readonly type: 'break-treaty';
  readonly nation: string;
  readonly treaty: string;
}

/** [OT-TRE-06] */
export const breakTreaty = order<BreakTreaty>({
  type: 'break-treaty',
  cites: ['OT-TRE-06', 'OT-TRE-10', 'OT-TRE-12'],
  codec: action<BreakTreaty>('break-treaty', { nation: name, treaty: name }),
  acting: 'nation',
  known: (state, { treaty }) => [['treaty', treaty, treatyOf(state, treaty) !== undefined || onceExisted(state, 'treaty', treaty)]],
  choices: {
    nation: mineThat((state, nation) => state.treaties.some((treaty) => isBound(state, treaty, nation))),
    treaty: (state, _player, { nation }) =>
      one(
        state.treaties.flatMap((treaty) => (isBound(state, treaty, nation) ? [treaty.id] : [])),
        'treaty',
      ),
  },
  listed: { nation: mine },
  *check(state, { nation, treaty }) {
    const found = treatyOf(state, treaty);
    if (found === undefined) return yield refuse('treaty-not-in-force', 'OT-TRE-06', { treaty }, 'treaty');
    if (!isBound(state, found, nation)) yield refuse('not-a-party', 'OT-TRE-06', { nation, treaty }, 'treaty');
  },
  apply: (state, { nation, treaty }, table) => breach(state, treaty, nation, table),
});
