import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { finishDirectAttack } from '../mechanics/battle/battle.js';
import { rule } from './shared/rule.js';

/** The attacked player lets a direct attack hit. */
export interface AcceptDirectDamage extends ActionBase {
  readonly type: 'accept-direct-damage';
}

/** [GG-BATTLE-05] [GG-DIR-01] The attacked player keeps his special die, and the direct attack hits. */
export const acceptDirectDamage = rule<AcceptDirectDamage>({
  type: 'accept-direct-damage',
  cites: ['GG-BATTLE-05', 'GG-DIR-01'],
  codec: action<AcceptDirectDamage>('accept-direct-damage', {}),
  weight: 4,
  apply: (state, _action, table) => finishDirectAttack(state, table),
});
