import { one, range } from '../../../core/choices/choices.js';
import { action, intBetween } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { pay } from '../mechanics/nations/purses.js';
import { living, livingNations } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { mine, mineThat, nearestNations, order } from './shared/order.js';

/** A gift, a bribe, a payment. */
export interface Transfer extends ActionBase {
  readonly type: 'transfer';
  readonly from: string;
  readonly to: string;
  readonly wealth: number;
  readonly progress: number;
}

/** So much changes hands at once at most. */
const most = 1_000_000;

/** [OT-PROS-16] */
export const transfer = order<Transfer>({
  type: 'transfer',
  cites: ['OT-PROS-16'],
  codec: action<Transfer>('transfer', { from: name, to: name, wealth: intBetween(0, most), progress: intBetween(0, most) }),
  *ranges(_state, { wealth, progress }) {
    if (wealth + progress === 0) yield refuse('bad-parameter', 'OT-PROS-16', {}, 'wealth');
  },
  acting: 'from',
  known: (state, { to }) => [['to', to, own(state.nations, to) !== undefined]],
  choices: {
    from: mineThat((state, id) => state.nations[id]!.wealth + state.nations[id]!.progress > 0),
    to: (state, _player, { from }) =>
      one(
        livingNations(state).filter((id) => id !== from),
        { about: 'nation', sure: true },
      ),
    wealth: (state, _player, { from }) => range(state.nations[from]!.progress > 0 ? 0 : 1, Math.min(most, state.nations[from]!.wealth)),
    progress: (state, _player, { from, wealth }) => range(wealth > 0 ? 0 : 1, Math.min(most, state.nations[from]!.progress)),
  },
  listed: {
    from: mine,
    to: (state, _player, { from }) => one(nearestNations(state, from)),
    wealth: () => one([1]),
    progress: () => one([0]),
  },
  *check(state, { from, to, wealth, progress }) {
    if (to === from || living(state, to) === undefined) yield refuse('invalid-target', 'OT-PROS-16', { to, from }, 'to');
    const purse = state.nations[from]!;
    if (purse.wealth < wealth || purse.progress < progress)
      yield refuse('cannot-pay', 'OT-PROS-16', { nation: from, wealth: purse.wealth, progress: purse.progress }, 'wealth');
  },
  apply(state, { from, to, wealth, progress }, table) {
    pay(state, from, to, 'wealth', wealth, 'transfer', table);
    pay(state, from, to, 'progress', progress, 'transfer', table);
  },
});
