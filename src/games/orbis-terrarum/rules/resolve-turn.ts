import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';

/** The referee lets the turn be resolved. */
export interface ResolveTurn extends ActionBase {
  readonly type: 'resolve-turn';
}

/** [OT-ACT-15] */
export const resolveTurn = rule<State, ResolveTurn, Event, ClauseId>({
  type: 'resolve-turn',
  codec: action<ResolveTurn>('resolve-turn', {}),
  weight: 3,
  apply(state) {
    state.phase = 'resolution';
  },
});
