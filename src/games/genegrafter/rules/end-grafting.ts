import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { nextGrafter } from '../mechanics/cards/graft-round.js';
import { rule } from './shared/rule.js';

/** No more grafts in this round. */
export interface EndGrafting extends ActionBase {
  readonly type: 'end-grafting';
}

/** [GG-GRAFT-10] No more grafts from this player in this round. */
export const endGrafting = rule<EndGrafting>({
  type: 'end-grafting',
  cites: ['GG-GRAFT-10'],
  codec: action<EndGrafting>('end-grafting', {}),
  apply(state, { player }, table) {
    table.emit({ type: 'passed', player, at: 'grafting', automatic: false });
    nextGrafter(state, table);
  },
});
