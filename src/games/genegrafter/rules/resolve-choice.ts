import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { resolve } from '../mechanics/cards/answers.js';
import { optionsOf } from '../mechanics/cards/decisions.js';
import { refuse } from '../refusals/index.js';
import { cardName } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Answers the decision at the front. */
export interface ResolveChoice extends ActionBase {
  readonly type: 'resolve-choice';
  readonly option: string;
}

/** [GG-CHOICE-01] [GG-CHOICE-02] The owner of the front decision takes one of its options. */
export const resolveChoice = rule<ResolveChoice>({
  type: 'resolve-choice',
  cites: ['GG-CHOICE-01', 'GG-CHOICE-02', 'GG-CHOICE-03'],
  codec: action<ResolveChoice>('resolve-choice', { option: cardName }),
  choices: { option: (state) => one(optionsOf(state, state.decisions[0]!)) },
  *check(state, { option }) {
    const options = optionsOf(state, state.decisions[0]!);
    if (!options.includes(option)) yield refuse('invalid-option', 'GG-CHOICE-01', { option, options: options.length }, 'option');
  },
  apply: (state, { option }, table) => resolve(state, option, table),
});
