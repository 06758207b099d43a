import { one } from '../../../core/choices.js';
import { action, bool } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';

/** Another player says what he thinks of the proposed degree. */
export interface AnswerProposal extends ActionBase {
  readonly type: 'answer-proposal';
  readonly accept: boolean;
}

/** [SD-CEN-07] Once each, in any order; what follows is the flow's. */
export const answerProposal = rule<State, AnswerProposal, Event, ClauseId>({
  type: 'answer-proposal',
  codec: action<AnswerProposal>('answer-proposal', { accept: bool }),
  choices: { accept: () => one([true, false]) },
  apply(state, { player, accept }, table) {
    state.proposal!.answers[player] = accept;
    table.emit({ type: 'proposal-answered', player, accept });
  },
});
