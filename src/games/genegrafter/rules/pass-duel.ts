import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { pass } from '../mechanics/battle/duel.js';
import { rule } from './shared/rule.js';

/** Nothing more in this duel, unless the other goes on. */
export interface PassDuel extends ActionBase {
  readonly type: 'pass-duel';
}

/** [GG-DUEL-05] Nothing for now; two in a row end the playing of abilities. */
export const passDuel = rule<PassDuel>({
  type: 'pass-duel',
  cites: ['GG-DUEL-05'],
  codec: action<PassDuel>('pass-duel', {}),
  weight: 3,
  apply: (state, _action, table) => pass(state, false, table),
});
