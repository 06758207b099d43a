import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { endMovement } from '../mechanics/movement.js';
import { openAllFists } from '../mechanics/votes.js';
import { rule } from './shared/rule.js';

/** The holder gives the sign to open the fists. */
export interface OpenFists extends ActionBase {
  readonly type: 'open-fists';
}

/** [SD-VOT-05] [SD-VOT-10] */
export const openFists = rule<OpenFists>({
  type: 'open-fists',
  cites: ['SD-VOT-05', 'SD-VOT-07'],
  codec: action<OpenFists>('open-fists', {}),
  apply(state, _action, table) {
    openAllFists(state, table);
    endMovement(state, 'vote', table);
  },
});
