import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isRoundOfJourneys } from '../queries/flow.js';
import { executable } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';
import { slotHolder } from './shared/slot-holder.js';

/** Ends a slot without an action. */
export interface Pass extends ActionBase {
  readonly type: 'pass';
}

/** [GM-EXEC-05] [GM-FLOW-11] Ends a slot of the round of journeys; later only who has nothing to carry out may pass. */
export const pass = rule<Pass>({
  type: 'pass',
  cites: ['GM-EXEC-05', 'GM-FLOW-11', 'GM-FLOW-18'],
  codec: action<Pass>('pass', {}),
  weight: 3,
  actors: slotHolder,
  check(state, { player }) {
    if (isRoundOfJourneys(state)) return [];
    const { length } = executable(state, player);
    return length > 0 ? [refuse('must-execute', 'GM-FLOW-11', { player, orders: length })] : [];
  },
  apply(state, { player }, table) {
    state.slot!.isOver = true;
    table.emit({ type: 'slot-passed', player });
  },
});
