import { one } from '../../../core/choices/choices.js';
import { action, int } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { takeCoins } from '../mechanics/payouts.js';
import { mixesOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** The receiver of a payout says how many 2 € discs are among its coins. */
export interface TakeMoney extends ActionBase {
  readonly type: 'take-money';
  readonly twos: number;
}

/** [SD-TAKE-01] [SD-TAKE-02] The values are chosen; what the discs show is luck. */
export const takeMoney = rule<TakeMoney>({
  type: 'take-money',
  cites: ['SD-TAKE-01', 'SD-TAKE-02'],
  codec: action<TakeMoney>('take-money', { twos: int }),
  choices: { twos: (state) => one(mixesOf(state, state.payout!.amount)) },
  *check(state, { twos }) {
    const { amount } = state.payout!;
    const possible = mixesOf(state, amount);
    if (!possible.includes(twos)) yield refuse('coins-not-available', 'SD-TAKE-01', { amount, possible, twos }, 'twos');
  },
  apply(state, { twos }, table) {
    takeCoins(state, twos, table);
  },
});
