import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { controlledBy, livingNations } from '../queries/state.js';
import { name } from '../types/index.js';
import { order } from './shared/order.js';
import { nationOnly } from './shared/things.js';

/** Whether a Nation answers attacks, in general or of one other. */
export interface SetDefence extends ActionBase {
  readonly type: 'set-defence';
  readonly nation: string;
  readonly against: string;
  readonly defend: boolean;
}

/** [OT-MEAS-19] */
export const setDefence = order<SetDefence>({
  type: 'set-defence',
  cites: ['OT-MEAS-19', 'OT-OPP-02'],
  codec: action<SetDefence>('set-defence', { nation: name, against: name, defend: bool }),
  acting: 'nation',
  known: (state, { against }) => [['against', against, against === 'all' || own(state.nations, against) !== undefined]],
  choices: {
    nation: (state, player) => one(controlledBy(state, player), { about: 'nation', sure: true }),
    // Nations that are no more, and a Nation itself, come last: a policy against them changes nothing.
    against: (state, _player, { nation }) => {
      const others = livingNations(state).filter((id) => id !== nation);
      return one(['all', ...others, ...state.nationOrder.filter((id) => id === nation || !state.nations[id]!.alive)], nationOnly(state));
    },
    defend: () => one([true, false]),
  },
  listed: { against: () => one(['all']) },
  apply(state, { nation, against, defend }) {
    const { defence } = state.nations[nation]!;
    if (against === 'all') defence.all = defend;
    else defence.against = [...defence.against.filter((entry) => entry.nation !== against), { nation: against, defend }];
  },
});
