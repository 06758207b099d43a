import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { rule } from './shared/rule.js';

/** The referee lets the turn be resolved. */
export interface ResolveTurn extends ActionBase {
  readonly type: 'resolve-turn';
}

/** [OT-ACT-15] */
export const resolveTurn = rule<ResolveTurn>({
  type: 'resolve-turn',
  cites: ['OT-ACT-15', 'OT-FLOW-10'],
  codec: action<ResolveTurn>('resolve-turn', {}),
  weight: 3,
  apply(state) {
    state.phase = 'resolution';
  },
});
