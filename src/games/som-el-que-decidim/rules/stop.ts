import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { endMovement } from '../mechanics/movement.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** The mover stays where he is. */
export interface Stop extends ActionBase {
  readonly type: 'stop';
}

/** [SD-MOV-12] [SD-MOV-14] The first step is compulsory unless the options say otherwise. [SD-MOV-11] */
export const stop = rule<Stop>({
  type: 'stop',
  cites: ['SD-MOV-10', 'SD-MOV-12'],
  codec: action<Stop>('stop', {}),
  *check(state, { player }) {
    if (!state.moved && !state.config.firstStepOptional) yield refuse('must-move-first', 'SD-MOV-10', { player });
  },
  apply(state, _action, table) {
    endMovement(state, 'stop', table);
  },
});
