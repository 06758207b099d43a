import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { assignSide as assign } from '../mechanics/war/civil-war.js';
import { referee } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { order } from './shared/order.js';

/** A side of a civil war is put into other hands. */
export interface AssignSide extends ActionBase {
  readonly type: 'assign-side';
  readonly civilWar: string;
  readonly side: string;
  readonly controller: string;
}

const sidesOf = ({ sides }: State['civilWars'][number], player: string): readonly string[] =>
  sides.flatMap((side) => (side.controller === player && side.alive ? [side.id] : []));

/** [OT-CIV-02] */
export const assignSide = order<AssignSide>({
  type: 'assign-side',
  cites: ['OT-CIV-02', 'OT-CIV-05'],
  codec: action<AssignSide>('assign-side', { civilWar: name, side: name, controller: name }),
  known: (state, { civilWar, controller }) => [
    ['civilWar', civilWar, state.civilWars.some(({ id }) => id === civilWar)],
    ['controller', controller, controller === referee || state.config.players.includes(controller)],
  ],
  choices: {
    civilWar: (state, player) =>
      one(
        state.civilWars.flatMap((war) => (sidesOf(war, player).length > 0 ? [war.id] : [])),
        'civil-war',
      ),
    side: (state, player, { civilWar }) => one(sidesOf(state.civilWars.find(({ id }) => id === civilWar)!, player), 'side'),
    controller: ({ config }) => one([...config.players, referee], 'player'),
  },
  list: () => [],
  *check(state, { player, civilWar, side }) {
    const found = state.civilWars.find(({ id }) => id === civilWar)!.sides.find(({ id }) => id === side);
    if (found === undefined || found.controller !== player || !found.alive)
      yield refuse('not-a-side', 'OT-CIV-02', { player, side }, 'side');
  },
  apply: (state, { side, controller }, table) => assign(state, side, controller, table),
});
