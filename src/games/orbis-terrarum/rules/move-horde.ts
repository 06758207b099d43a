import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { hordeIn } from '../mechanics/nations/territory.js';
import { atlas, controlledBy } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { order } from './shared/order.js';

/** A horde is told where to go. */
export interface MoveHorde extends ActionBase {
  readonly type: 'move-horde';
  readonly nation: string;
  readonly to: string;
}

/** [OT-MEAS-21] */
export const moveHorde = order<MoveHorde>({
  type: 'move-horde',
  cites: ['OT-MEAS-21', 'OT-NAT-02', 'OT-NAT-04'],
  codec: action<MoveHorde>('move-horde', { nation: name, to: name }),
  acting: 'nation',
  known: (state, { to }) => [['to', to, Object.hasOwn(state.regions, to)]],
  choices: {
    nation: (state, player) =>
      one(
        controlledBy(state, player).filter((id) => state.nations[id]!.kind === 'horde'),
        'nation',
      ),
    to: (state, _player, { nation }) =>
      one(
        atlas(state)
          .neighbours.get(state.nations[nation]!.position!)!
          .map(({ region }) => region),
        'region',
      ),
  },
  *check(state, { nation, to }) {
    const { kind, position } = state.nations[nation]!;
    if (kind !== 'horde') return yield refuse('not-a-horde', 'OT-MEAS-21', { nation }, 'nation');
    if (
      !atlas(state)
        .neighbours.get(position!)!
        .some(({ region }) => region === to)
    )
      yield refuse('not-adjacent', 'OT-MEAS-21', { to, from: position! }, 'to');
    if (to !== position && hordeIn(state, to) !== undefined) yield refuse('position-occupied', 'OT-MEAS-21', { to }, 'to');
  },
  apply(state, { nation, to }) {
    state.nations[nation]!.moveTo = to;
  },
});
