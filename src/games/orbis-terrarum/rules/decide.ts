import { one, skip } from '../../../core/choices/choices.js';
import { action, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { checkClauses } from '../mechanics/diplomacy/offers.js';
import { answer, isEarned, isPossible } from '../mechanics/referee/decisions.js';
import { now } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Decision, name, type State, type Term, terms } from '../types/index.js';
import { canonicalTerms } from './shared/canonical-terms.js';
import { clausesBetween } from './shared/clause-choices.js';
import { rule } from './shared/rule.js';

/** A pending question is answered. */
export interface Decide extends ActionBase {
  readonly type: 'decide';
  readonly decision: string;
  readonly answer: string;
  /** The terms as amended, where a Nation without player answers with other ones. [OT-DIP-02] */
  readonly terms?: readonly Term[];
}

const owned = (state: State, player: string): readonly Decision[] => state.decisions.filter(({ decider }) => decider === player);

const ownedBy = (state: State, player: string, decision: string): Decision | undefined =>
  owned(state, player).find(({ id }) => id === decision);

/** The answers that are worth offering: what the referee has awarded by itself meanwhile cannot be awarded to whoever claims it. [OT-REF-09] */
const offered = (state: State, decision: Decision): readonly string[] =>
  decision.options.filter((choice) => isPossible(state, decision, choice));

/** A Nation without player answers with so many terms at most. [OT-DIP-02] */
const mostTerms = 4;

/** Other terms for the same two. Whether a vassalage has been earned may hang on there being peace too. [OT-DIP-02] [OT-DIP-03] */
const termsInstead = (state: State, found: Decision) => {
  const { subject, other } = found.about;
  const parties = [subject!, other!];
  const isEarnedWith = (...terms: readonly Term[]): boolean => isEarned(state, found, terms);
  return clausesBetween(state, parties, {
    most: mostTerms,
    vassalage: (vassal) => {
      const term: Term = { kind: 'vassalage', vassal, patron: vassal };
      if (isEarnedWith(term)) return 'free';
      return isEarnedWith(term, { kind: 'peace' }) ? 'with-peace' : 'never';
    },
  });
};

/** [OT-REF-07] [OT-FLOW-15] */
export const decide = rule<Decide>({
  type: 'decide',
  cites: ['OT-REF-07', 'OT-FLOW-15', 'OT-FLOW-16'],
  codec: action<Decide>('decide', { decision: name, answer: name, terms: optional(terms) }),
  weight: 5,
  choices: {
    decision: (state, player) =>
      one(
        owned(state, player).map(({ id }) => id),
        'decision',
      ),
    answer: (state, player, { decision }) => one(offered(state, ownedBy(state, player, decision)!)),
    terms: (state, player, { decision, answer: choice }) =>
      choice === 'amend' ? termsInstead(state, ownedBy(state, player, decision)!) : skip,
  },
  *enumerate(state, player) {
    for (const found of owned(state, player))
      for (const choice of offered(state, found))
        yield {
          type: 'decide',
          player,
          decision: found.id,
          answer: choice,
          ...(choice === 'amend' ? { terms: [{ kind: 'non-aggression' as const }] } : {}),
        };
  },
  canonical: (state, { terms: amended, ...given }) => ({
    ...given,
    ...(amended === undefined ? {} : { terms: canonicalTerms(state, amended) }),
  }),
  *check(state, { player, decision, answer: choice, terms: amended }) {
    const found = ownedBy(state, player, decision);
    if (found === undefined) return yield refuse('no-such-decision', 'OT-REF-07', { player, decision }, 'decision');
    if (!found.options.includes(choice) || (choice === 'amend') !== (amended !== undefined))
      return yield refuse('bad-choice', 'OT-REF-07', { decision, options: found.options }, 'answer');
    if (found.kind !== 'npc-response' || choice === 'refuse') return;
    if (amended !== undefined)
      yield* checkClauses(state, amended, [found.about.subject!, found.about.other!], false, mostTerms, [], 'terms');
    if (!isEarned(state, found, amended ?? found.about.terms))
      yield refuse('vassalage-not-earned', 'OT-DIP-03', { nation: found.about.nation }, 'answer');
  },
  apply(state, { decision, answer: choice, terms: amended }, table) {
    const found = now(state).decisions.find(({ id }) => id === decision)!;
    state.decisions = state.decisions.filter(({ id }) => id !== decision);
    answer(state, found, choice, amended ?? null, table);
  },
});
