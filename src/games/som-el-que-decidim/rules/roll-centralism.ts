import { action } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { fixDegree } from '../mechanics/turn.js';
import { isSolo } from '../queries/state.js';
import type { Degree, State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** The holder lets the die decide the degree. */
export interface RollCentralism extends ActionBase {
  readonly type: 'roll-centralism';
}

/** The degree for a money value, if it means one. [SD-CEN-03] [SD-CEN-04] */
const degreeFor = (money: number, solo: boolean): Degree | undefined =>
  money === 0 && !solo ? 'medium' : money === 2 ? 'high' : money === 4 ? 'intense' : undefined;

/** [SD-CEN-03] Only the money counts; who is shown does not matter here. */
export const rollCentralism = rule<RollCentralism>({
  type: 'roll-centralism',
  cites: ['SD-CEN-03', 'SD-CEN-04'],
  codec: action<RollCentralism>('roll-centralism', {}),
  apply(state, _action, table) {
    const now = peek<State>(state as State);
    const { die } = now.config.content;
    let degree: Degree | undefined;
    while (degree === undefined) {
      const face = table.roll(6, 'degree of centralism');
      const { money } = die[face - 1]!;
      table.emit({ type: 'centralism-rolled', face, money });
      degree = degreeFor(money, isSolo(now));
    }
    fixDegree(state, degree, 'die', table);
  },
});
