import { one, skip, suggest } from '../../../core/choices.js';
import { action, optional } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { checkClauses } from '../diplomacy/offers.js';
import { now } from '../queries.js';
import { answer, isEarned } from '../referee/decisions.js';
import { type Decision, type Event, name, type State, type Term, terms } from '../types.js';

/** A pending question is answered. */
export interface Decide extends ActionBase {
  readonly type: 'decide';
  readonly decision: string;
  readonly answer: string;
  /** The terms as amended, where a Nation without player answers with other ones. [OT-DIP-02] */
  readonly terms?: readonly Term[];
}

const owned = (state: State, player: string): readonly Decision[] => state.decisions.filter(({ decider }) => decider === player);

/** [OT-REF-07] [OT-FLOW-15] */
export const decide = rule<State, Decide, Event, ClauseId>({
  type: 'decide',
  codec: action<Decide>('decide', { decision: name, answer: name, terms: optional(terms) }),
  weight: 5,
  choices: {
    decision: (state, player) => one(owned(state, player).map(({ id }) => id)),
    answer: (state, player, { decision }) => one(owned(state, player).find(({ id }) => id === decision)!.options),
    terms: (_state, _player, { answer: choice }) => (choice === 'amend' ? suggest<readonly Term[]>([[{ kind: 'non-aggression' }]]) : skip),
  },
  *check(state, { player, decision, answer: choice, terms: amended }) {
    const found = owned(state, player).find(({ id }) => id === decision);
    if (found === undefined)
      return yield refuse('no-such-decision', 'OT-REF-07', `${player} has no decision ${JSON.stringify(decision)}.`, 'decision');
    if (!found.options.includes(choice) || (choice === 'amend') !== (amended !== undefined))
      return yield refuse(
        'bad-choice',
        'OT-REF-07',
        `${decision} is answered by ${found.options.join(', ')}; only amend says new terms.`,
        'answer',
      );
    if (found.kind !== 'npc-response' || choice === 'refuse') return;
    if (amended !== undefined) yield* checkClauses(state, amended, [found.about.subject!, found.about.other!], false, 4);
    if (!isEarned(state, found, amended ?? found.about.terms))
      yield refuse(
        'vassalage-not-earned',
        'OT-DIP-03',
        `${found.about.nation} has not earned the vassalage of ${found.about.other}.`,
        'answer',
      );
  },
  apply(state, { decision, answer: choice, terms: amended }, table) {
    const found = now(state).decisions.find(({ id }) => id === decision)!;
    state.decisions = state.decisions.filter(({ id }) => id !== decision);
    answer(state, found, choice, amended ?? null, table);
  },
});
