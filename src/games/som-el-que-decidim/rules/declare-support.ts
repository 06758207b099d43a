import type { Draft } from 'immer';
import { one } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { type Motion, type Side, sides } from '../types/index.js';
import { rule } from './shared/rule.js';

/** A player says whom he supports in a motion. */
export interface DeclareSupport extends ActionBase {
  readonly type: 'declare-support';
  readonly side: Side;
}

/** [SD-MOT-04] Once, in turn order after the holder. */
export const declareSupport = rule<DeclareSupport>({
  type: 'declare-support',
  cites: ['SD-MOT-04', 'SD-MOT-06'],
  codec: action<DeclareSupport>('declare-support', { side: oneOf(sides) }),
  choices: {
    side: (state) =>
      one(sides, (side) => (side === 'neutral' ? null : { kind: 'player', id: side === 'holder' ? state.holder : state.vote!.convener })),
  },
  apply(state, { player, side }, table) {
    (state.vote as Draft<Motion>).supports.push({ player, side });
    table.emit({ type: 'support-declared', player, side });
  },
});
