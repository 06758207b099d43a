import { one } from '../../../core/choices.js';
import { action, int } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { reroll, windowSide } from '../dice-window.js';
import { duelOf } from '../queries.js';
import type { Event, State, UseReroll } from '../types.js';

/** [GG-DICE-03] [GG-DICE-05] [GG-DICE-15] An own die is rolled again, and the better face stays; sixes are allowed but not proposed. */
export const useReroll = rule<State, UseReroll, Event, ClauseId>({
  type: 'use-reroll',
  codec: action<UseReroll>('use-reroll', { die: int }),
  choices: {
    die: (state) => {
      const { dice, rerolls } = duelOf(state)[windowSide(state)];
      return one(rerolls === 0 ? [] : [...dice.keys()].filter((die) => dice[die]! < 6));
    },
  },
  weight: 4,
  *check(state, { player, die }) {
    const { dice, rerolls } = duelOf(state)[windowSide(state)];
    if (rerolls === 0) yield refuse('no-reroll-left', 'GG-DICE-03', `${player} has 0 rerolls left in this duel.`);
    if (die < 0 || die >= dice.length)
      yield refuse('die-out-of-range', 'GG-DICE-03', `${player} has ${dice.length} dice, counted from 0.`, 'die');
  },
  apply: (state, { die }, table) => reroll(state, die, table),
});
