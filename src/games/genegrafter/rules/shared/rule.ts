import type { ActionBase, Rule } from '../../../../core/game/rule.js';
import type { ClauseId } from '../../clauses.js';
import { awaited } from '../../mechanics/turn.js';
import type { Event, State } from '../../types/index.js';

/** The rule of one action of Genegrafter, with the clauses to read beside it. */
export interface GameRule<A extends ActionBase> extends Rule<State, A, Event, ClauseId> {
  readonly cites: readonly ClauseId[];
}

const awaitedAlone = (state: State): readonly string[] => {
  const player = awaited(state);
  return player === null ? [] : [player];
};

/** Declares a rule. It is for the awaited player alone unless it says otherwise: those who may interrupt have the special die and nothing else. [GG-FLOW-04] [GG-ACT-05] */
export const rule = <A extends ActionBase>(spec: GameRule<A>): GameRule<A> => ({ actors: awaitedAlone, ...spec });
