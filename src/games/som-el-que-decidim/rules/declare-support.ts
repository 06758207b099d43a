import type { Draft } from 'immer';
import { one } from '../../../core/choices.js';
import { action, oneOf } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { type Event, type Motion, type Side, type State, sides } from '../types.js';

/** A player says whom he supports in a motion. */
export interface DeclareSupport extends ActionBase {
  readonly type: 'declare-support';
  readonly side: Side;
}

/** [SD-MOT-04] Once, in turn order after the holder. */
export const declareSupport = rule<State, DeclareSupport, Event, ClauseId>({
  type: 'declare-support',
  codec: action<DeclareSupport>('declare-support', { side: oneOf(sides) }),
  choices: { side: () => one(sides) },
  apply(state, { player, side }, table) {
    (state.vote as Draft<Motion>).supports.push({ player, side });
    table.emit({ type: 'support-declared', player, side });
  },
});
