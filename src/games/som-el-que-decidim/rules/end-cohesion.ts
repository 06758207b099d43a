import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { beginCitizenAction } from '../mechanics/movement.js';
import { mustHaveShared } from './shared/change.js';
import { rule } from './shared/rule.js';

/** The holder closes redistribution and exchanges. */
export interface EndCohesion extends ActionBase {
  readonly type: 'end-cohesion';
}

/** [SD-COH-10] [SD-FLOW-09] */
export const endCohesion = rule<EndCohesion>({
  type: 'end-cohesion',
  cites: ['SD-COH-10', 'SD-CHG-14', 'SD-FLOW-09'],
  codec: action<EndCohesion>('end-cohesion', {}),
  weight: 2,
  check: (state) => mustHaveShared(state),
  apply(state, { player }, table) {
    table.emit({ type: 'cohesion-ended', holder: player });
    beginCitizenAction(state, table);
  },
});
