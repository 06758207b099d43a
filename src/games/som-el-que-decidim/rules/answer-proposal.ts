import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { bySeat } from '../queries/state.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Another player says what he thinks of the proposed degree. */
export interface AnswerProposal extends ActionBase {
  readonly type: 'answer-proposal';
  readonly accept: boolean;
}

/** [SD-CEN-07] Once each, in any order; what follows is the flow's. */
export const answerProposal = rule<AnswerProposal>({
  type: 'answer-proposal',
  cites: ['SD-CEN-07', 'SD-CEN-08'],
  codec: action<AnswerProposal>('answer-proposal', { accept: bool }),
  choices: { accept: () => one([true, false]) },
  apply(state, { player, accept }, table) {
    state.proposal!.answers = bySeat(peek<State>(state as State), { ...state.proposal!.answers, [player]: accept });
    table.emit({ type: 'proposal-answered', player, accept });
  },
});
