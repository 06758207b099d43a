import type { ActionBase, Rule } from '../../../../core/game/rule.js';
import type { ClauseId } from '../../clauses.js';
import type { Event, State } from '../../types/index.js';

/** The rule of one action of Som el que decidim!, with the clauses to read beside it. */
export interface GameRule<A extends ActionBase> extends Rule<State, A, Event, ClauseId> {
  readonly cites: readonly ClauseId[];
}

/** Declares a rule with its types. */
export const rule = <A extends ActionBase>(rule: GameRule<A>): GameRule<A> => rule;
