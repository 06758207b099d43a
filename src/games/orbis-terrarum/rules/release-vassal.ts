import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { release, vassalsOf } from '../mechanics/nations/bonds.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { mine, myPatrons, order } from './shared/order.js';

/** A patron sets a vassal free. */
export interface ReleaseVassal extends ActionBase {
  readonly type: 'release-vassal';
  readonly patron: string;
  readonly vassal: string;
}

/** [OT-VAS-10] */
export const releaseVassal = order<ReleaseVassal>({
  type: 'release-vassal',
  cites: ['OT-VAS-10', 'OT-VAS-18'],
  codec: action<ReleaseVassal>('release-vassal', { patron: name, vassal: name }),
  acting: 'patron',
  known: (state, { vassal }) => [['vassal', vassal, own(state.nations, vassal) !== undefined]],
  choices: {
    patron: myPatrons,
    vassal: (state, _player, { patron }) => one(vassalsOf(state, patron), 'nation'),
  },
  listed: { patron: mine },
  *check(state, { patron, vassal }) {
    if (state.nations[vassal]!.patron !== patron) yield refuse('not-a-vassal', 'OT-VAS-10', { nation: vassal, patron }, 'vassal');
  },
  apply: (state, { vassal }, table) => release(state, vassal, table),
});
