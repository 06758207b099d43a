import { one } from '../../../core/choices.js';
import { action, own } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { release, vassalsOf } from '../nations/bonds.js';
import { name } from '../types.js';
import { mine, order } from './order.js';

/** A patron sets a vassal free. */
export interface ReleaseVassal extends ActionBase {
  readonly type: 'release-vassal';
  readonly patron: string;
  readonly vassal: string;
}

/** [OT-VAS-10] */
export const releaseVassal = order<ReleaseVassal>({
  type: 'release-vassal',
  codec: action<ReleaseVassal>('release-vassal', { patron: name, vassal: name }),
  acting: ({ patron }) => patron,
  known: (state, { vassal }) => [['vassal', vassal, own(state.nations, vassal) !== undefined]],
  choices: { patron: mine, vassal: (state, _player, { patron }) => one(vassalsOf(state, patron)) },
  *check(state, { patron, vassal }) {
    if (state.nations[vassal]!.patron !== patron)
      yield refuse('not-a-vassal', 'OT-VAS-10', `${vassal} is no vassal of ${patron}.`, 'vassal');
  },
  apply: (state, { vassal }, table) => release(state, vassal, table),
});
