import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { nextGrafter } from '../graft-round.js';
import type { EndGrafting, Event, State } from '../types.js';

/** [GG-GRAFT-10] No more grafts from this player in this round. */
export const endGrafting = rule<State, EndGrafting, Event, ClauseId>({
  type: 'end-grafting',
  codec: action<EndGrafting>('end-grafting', {}),
  apply(state, { player }, table) {
    table.emit({ type: 'passed', player, at: 'grafting', automatic: false });
    nextGrafter(state, table);
  },
});
