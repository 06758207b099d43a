import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { optionsOf, resolve } from '../decisions.js';
import { cardName, type Event, type ResolveChoice, type State } from '../types.js';

/** [GG-CHOICE-01] [GG-CHOICE-02] The owner of the front decision takes one of its options. */
export const resolveChoice = rule<State, ResolveChoice, Event, ClauseId>({
  type: 'resolve-choice',
  codec: action<ResolveChoice>('resolve-choice', { option: cardName }),
  choices: { option: (state) => one(optionsOf(state, state.decisions[0]!)) },
  *check(state, { option }) {
    const options = optionsOf(state, state.decisions[0]!);
    if (!options.includes(option))
      yield refuse('invalid-option', 'GG-CHOICE-01', `${option} is none of the ${options.length} options.`, 'option');
  },
  apply: (state, { option }, table) => resolve(state, option, table),
});
