import { action } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { payOut } from '../mechanics/payouts.js';
import { isVoid } from '../queries/state.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** The holder rolls the die. */
export interface RollDie extends ActionBase {
  readonly type: 'roll-die';
}

/** [SD-ROLL-01] [SD-FLOW-07] One roll: money now, movement later. The agency changes nothing here. [SD-ROLL-04] */
export const rollDie = rule<RollDie>({
  type: 'roll-die',
  cites: ['SD-ROLL-01', 'SD-ROLL-02', 'SD-ROLL-04'],
  codec: action<RollDie>('roll-die', {}),
  apply(state, { player }, table) {
    const now = peek<State>(state as State);
    const { die } = now.config.content;
    let face = table.roll(6, 'die');
    while (isVoid(now, die[face - 1]!)) {
      table.emit({ type: 'die-rerolled', face, ...die[face - 1]! });
      face = table.roll(6, 'die');
    }
    state.die = face;
    table.emit({ type: 'die-rolled', face, ...die[face - 1]! });
    payOut(state, { receiver: player, amount: die[face - 1]!.money, cause: 'transfer' }, table); // [SD-OUT-05]
  },
});
