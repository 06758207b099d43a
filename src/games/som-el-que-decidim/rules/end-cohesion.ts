import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { beginCitizenAction } from '../walk.js';

/** The holder closes redistribution and exchanges. */
export interface EndCohesion extends ActionBase {
  readonly type: 'end-cohesion';
}

/** [SD-COH-10] [SD-FLOW-09] */
export const endCohesion = rule<State, EndCohesion, Event, ClauseId>({
  type: 'end-cohesion',
  codec: action<EndCohesion>('end-cohesion', {}),
  weight: 2,
  apply(state, { player }, table) {
    table.emit({ type: 'cohesion-ended', holder: player });
    beginCitizenAction(state, table);
  },
});
