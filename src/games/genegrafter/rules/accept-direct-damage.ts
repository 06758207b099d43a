import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { finishDirectAttack } from '../battle.js';
import type { ClauseId } from '../clauses.js';
import type { AcceptDirectDamage, Event, State } from '../types.js';

/** [GG-BATTLE-05] [GG-DIR-01] The attacked player keeps his special die, and the direct attack hits. */
export const acceptDirectDamage = rule<State, AcceptDirectDamage, Event, ClauseId>({
  type: 'accept-direct-damage',
  codec: action<AcceptDirectDamage>('accept-direct-damage', {}),
  weight: 4,
  apply: (state, _action, table) => finishDirectAttack(state, table),
});
