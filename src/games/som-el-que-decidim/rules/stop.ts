import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { endMovement } from '../walk.js';

/** The mover stays where he is. */
export interface Stop extends ActionBase {
  readonly type: 'stop';
}

/** [SD-MOV-12] [SD-MOV-14] The first step is compulsory unless the options say otherwise. [SD-MOV-11] */
export const stop = rule<State, Stop, Event, ClauseId>({
  type: 'stop',
  codec: action<Stop>('stop', {}),
  *check(state, { player }) {
    if (!state.moved && !state.config.firstStepOptional)
      yield refuse('must-move-first', 'SD-MOV-10', `${player} has to take at least one step.`);
  },
  apply(state, _action, table) {
    endMovement(state, 'stop', table);
  },
});
