import { isPrincipal } from '../../queries/state.js';
import type { Decision, State, Term } from '../../types/index.js';
import { isAtMost } from '../nations/stability.js';
import { isInSameHands } from './binding.js';
import { statusBetween } from './conflicts.js';

/** What a negotiation has come to, and for whom. */
export interface Negotiation {
  readonly actor: string;
  readonly target: string;
  /** For whom the actor negotiates: itself, or another. */
  readonly counterpart: string;
  readonly net: number;
  readonly terms: readonly Term[];
}

/** The negotiation that a question of the referee is about. [OT-DIP-02] */
export const negotiationOf = ({ nation, other, subject, grade, terms }: Decision['about']): Negotiation => ({
  actor: nation!,
  target: other!,
  counterpart: subject!,
  net: grade,
  terms,
});

/** Who is asked: the target, and a counterpart that nobody plays, unless it is the actor's own. [OT-DIP-02] [OT-DIP-05] */
const askedBy = (state: State, { actor, target, counterpart }: Negotiation): readonly string[] => {
  const isOwn = counterpart === actor || isPrincipal(state, counterpart) || isInSameHands(state, actor, counterpart);
  return isOwn ? [target] : [target, counterpart];
};

/** Has a Nation lost its conflict with another? [OT-DIP-04] */
export const hasLost = (state: State, loser: string, winner: string): boolean => {
  const status = statusBetween(state, loser, winner);
  const nation = state.nations[loser]!;
  if (status !== 'war' && status !== 'suspended') return false;
  return nation.defeated || isAtMost(nation, 'via', 25) || isAtMost(nation, 'leg', 25);
};

/** Has the vassalage of a Nation that is asked been earned, not counting what has come later? [OT-DIP-03] */
const isEarnedFrom = (state: State, { actor, target, net, terms }: Negotiation, asked: string, later: readonly Negotiation[]): boolean => {
  if (net >= 3) return true;
  if (net < 1) return false;
  const counted = state.precedents.reduce((sum, one) => (one.actor === actor && one.nation === asked ? sum + one.count : sum), 0);
  // Only earlier negotiations support this one; with its target it has been counted itself if it went normally, as have later ones.
  const after = later.filter((one) => one.actor === actor && one.target === asked && one.net >= 2).length;
  const precedents = counted - (net >= 2 && asked === target ? 1 : 0) - after;
  return precedents >= state.config.vassalPrecedents || (terms.some(({ kind }) => kind === 'peace') && hasLost(state, asked, actor));
};

/** Has each vassalage among the terms been earned, of whoever is asked? Later negotiations of the same turn may wait for an answer too. [OT-DIP-03] */
export const isVassalageEarned = (state: State, negotiation: Negotiation, later: readonly Negotiation[] = []): boolean => {
  const asked = askedBy(state, negotiation);
  return negotiation.terms.every(
    (term) => term.kind !== 'vassalage' || !asked.includes(term.vassal) || isEarnedFrom(state, negotiation, term.vassal, later),
  );
};

/** The net grade at which a Nation without player accepts a term. Its own vassalage is judged apart. [OT-DIP-05] */
export const requirementOf = (term: Term, asked: string): number => {
  switch (term.kind) {
    case 'passage':
    case 'scope':
    case 'ceasefire':
      return 1;
    case 'payment':
    case 'subsidy':
      return term.by === asked ? 3 : 1;
    case 'cession':
    case 'new-vassal':
      return term.by === asked ? 4 : 1;
    case 'vassalage':
      return term.vassal === asked ? 0 : 1;
    case 'modifier':
      return (term.on === asked && term.value > 0) || (term.against === asked && term.value < 0) ? 3 : 2;
    case 'non-aggression':
    case 'peace':
    case 'obligation':
    case 'guarantee':
    case 'renew':
    case 'terminate':
    case 'convening':
    case 'statute':
      return 2;
    case 'alliance':
    case 'release':
      return 3;
  }
};

/** Do those whom nobody plays accept by themselves? The higher requirement counts. [OT-DIP-05] */
export const isWilling = (state: State, negotiation: Negotiation): boolean =>
  isVassalageEarned(state, negotiation) &&
  askedBy(state, negotiation).every((asked) => negotiation.terms.every((term) => negotiation.net >= requirementOf(term, asked)));
