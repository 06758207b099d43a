import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { resolve } from '../mechanics/cards/answers.js';
import { declining, optionsOf } from '../mechanics/cards/decisions.js';
import { refuse } from '../refusals/index.js';
import { cardName, type Decision } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Answers the decision at the front. */
export interface ResolveChoice extends ActionBase {
  readonly type: 'resolve-choice';
  readonly option: string;
}

/** What an option is on the table: a player, a card, or nothing that lies there. */
const shownAs = (kind: Decision['kind']) => (option: string) => {
  if (kind === 'special-face' || (kind === 'special-graft-card' && option === declining)) return null;
  return { kind: kind === 'special-opponent' ? 'player' : 'card', id: option };
};

/** [GG-CHOICE-01] [GG-CHOICE-02] The owner of the front decision takes one of its options. */
export const resolveChoice = rule<ResolveChoice>({
  type: 'resolve-choice',
  cites: ['GG-CHOICE-01', 'GG-CHOICE-02', 'GG-CHOICE-03'],
  codec: action<ResolveChoice>('resolve-choice', { option: cardName }),
  choices: {
    option: (state) => {
      const front = state.decisions[0]!;
      return one(optionsOf(state, front), { about: shownAs(front.kind), sure: true });
    },
  },
  *check(state, { option }) {
    const options = optionsOf(state, state.decisions[0]!);
    if (!options.includes(option)) yield refuse('invalid-option', 'GG-CHOICE-01', { option, options: options.length }, 'option');
  },
  apply: (state, { option }, table) => resolve(state, option, table),
});
