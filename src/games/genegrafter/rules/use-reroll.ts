import { one, orTelling } from '../../../core/choices/choices.js';
import { action, int } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { reroll, windowSide } from '../mechanics/battle/dice-window.js';
import { duelOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** An own die is rolled again, by its place from 0. */
export interface UseReroll extends ActionBase {
  readonly type: 'use-reroll';
  readonly die: number;
}

/** [GG-DICE-03] [GG-DICE-05] [GG-DICE-15] An own die is rolled again, and the better face stays; sixes are allowed but not proposed. */
export const useReroll = rule<UseReroll>({
  type: 'use-reroll',
  cites: ['GG-DICE-01', 'GG-DICE-03', 'GG-DICE-05', 'GG-DICE-06'],
  codec: action<UseReroll>('use-reroll', { die: int }),
  choices: {
    die: (state) => {
      const side = windowSide(state);
      const { dice, rerolls } = duelOf(state)[side];
      return one(orTelling(rerolls === 0 ? [] : [...dice.keys()], [0]), (place) => ({ kind: 'die', side, place }));
    },
  },
  /** Sixes are allowed, but not proposed. */
  *enumerate(state, player) {
    const { dice, rerolls } = duelOf(state)[windowSide(state)];
    if (rerolls === 0) return;
    for (const [die, face] of dice.entries()) if (face < 6) yield { type: 'use-reroll', player, die };
  },
  weight: 4,
  *check(state, { player, die }) {
    const { dice, rerolls } = duelOf(state)[windowSide(state)];
    if (rerolls === 0) yield refuse('no-reroll-left', 'GG-DICE-03', { player });
    if (die < 0 || die >= dice.length) yield refuse('die-out-of-range', 'GG-DICE-03', { player, dice: dice.length }, 'die');
  },
  apply: (state, { die }, table) => reroll(state, die, table),
});
