import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { pass } from '../duel.js';
import type { Event, PassDuel, State } from '../types.js';

/** [GG-DUEL-05] Nothing for now; two in a row end the playing of abilities. */
export const passDuel = rule<State, PassDuel, Event, ClauseId>({
  type: 'pass-duel',
  codec: action<PassDuel>('pass-duel', {}),
  weight: 3,
  apply: (state, _action, table) => pass(state, false, table),
});
