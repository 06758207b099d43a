import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { bonusesOf } from './shared/bonuses.js';
import { mine, mineThat, order } from './shared/order.js';

/** A bonus is kept for later, or released. */
export interface HoldModifier extends ActionBase {
  readonly type: 'hold-modifier';
  readonly nation: string;
  readonly modifier: string;
  readonly held: boolean;
}

/** [OT-MEAS-20] */
export const holdModifier = order<HoldModifier>({
  type: 'hold-modifier',
  cites: ['OT-MEAS-20', 'OT-MOD-03'],
  codec: action<HoldModifier>('hold-modifier', { nation: name, modifier: name, held: bool }),
  acting: 'nation',
  known: (state, { modifier }) => [['modifier', modifier, state.modifiers.some(({ id }) => id === modifier)]],
  choices: {
    nation: mineThat((state, nation) => state.modifiers.some((one) => one.nation === nation && one.value < 0)),
    modifier: (state, _player, { nation }) => one(bonusesOf(state, nation), 'modifier'),
    held: () => one([true, false]),
  },
  listed: { nation: mine, held: (state, _player, { nation, modifier }) => one([!state.nations[nation]!.held.includes(modifier)]) },
  *check(state, { nation, modifier }) {
    if (!bonusesOf(state, nation).includes(modifier)) yield refuse('not-a-bonus', 'OT-MEAS-20', { modifier, nation }, 'modifier');
  },
  apply(state, { nation, modifier, held }) {
    const own = state.nations[nation]!;
    own.held = own.held.filter((id) => id !== modifier);
    if (held) own.held.push(modifier);
  },
});
