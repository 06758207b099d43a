import type { State, Term } from '../../types/index.js';
import { isAtMost } from '../nations/stability.js';
import { statusBetween } from './conflicts.js';

/** Has a Nation lost its conflict with another? [OT-DIP-04] */
export const hasLost = (state: State, loser: string, winner: string): boolean => {
  const status = statusBetween(state, loser, winner);
  const nation = state.nations[loser]!;
  if (status !== 'war' && status !== 'suspended') return false;
  return nation.defeated || isAtMost(nation, 'via', 25) || isAtMost(nation, 'leg', 25);
};

/** Has vassalage been earned? [OT-DIP-03] */
export const vassalageEarned = (state: State, actor: string, target: string, net: number, terms: readonly Term[]): boolean => {
  if (net >= 3) return true;
  if (net < 1) return false;
  const counted = state.precedents.find((one) => one.actor === actor && one.nation === target)?.count ?? 0;
  // Only earlier negotiations support this one; it has been counted itself if it went normally.
  const precedents = counted - (net >= 2 ? 1 : 0);
  return precedents >= state.config.vassalPrecedents || (terms.some(({ kind }) => kind === 'peace') && hasLost(state, target, actor));
};

/** The net grade at which a Nation without player accepts a term. Vassalage of the target is judged apart. [OT-DIP-05] */
export const requirementOf = (term: Term, target: string): number => {
  switch (term.kind) {
    case 'passage':
    case 'scope':
    case 'ceasefire':
      return 1;
    case 'payment':
    case 'subsidy':
      return term.by === target ? 3 : 1;
    case 'cession':
    case 'new-vassal':
      return term.by === target ? 4 : 1;
    case 'vassalage':
      return term.vassal === target ? 0 : 1;
    case 'non-aggression':
    case 'peace':
    case 'modifier':
    case 'obligation':
    case 'guarantee':
    case 'renew':
    case 'terminate':
    case 'statute':
      return 2;
    case 'alliance':
    case 'release':
      return 3;
  }
};

/** Does a Nation without player accept by itself? [OT-DIP-05] */
export const isWilling = (state: State, actor: string, target: string, net: number, terms: readonly Term[]): boolean =>
  terms.every((term) =>
    term.kind === 'vassalage' && term.vassal === target
      ? vassalageEarned(state, actor, target, net, terms)
      : net >= requirementOf(term, target),
  );
