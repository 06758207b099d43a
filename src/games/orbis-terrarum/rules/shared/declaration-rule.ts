import type { Violation } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { onceExisted } from '../../queries/state.js';
import { type Refusals, refuse } from '../../refusals/index.js';
import type { Declaration, State } from '../../types/index.js';

/** A declaration in force. */
export const declarationOf = (state: State, id: string): Declaration | undefined => state.declarations.find((one) => one.id === id);

/** Is a declaration known, in force or over? */
export const isKnownDeclaration = (state: State, id: string): boolean =>
  declarationOf(state, id) !== undefined || onceExisted(state, 'declaration', id);

/** The declarations a Nation has made. */
export const declarationsBy = (state: State, nation: string): readonly string[] =>
  state.declarations.flatMap(({ id, declarants }) => (declarants.includes(nation) ? [id] : []));

/** Only whoever has made a declaration can end it. */
export const notDeclarant = (nation: string, id: string, clause: keyof Refusals['not-a-declarant']): Violation<ClauseId> =>
  refuse('not-a-declarant', clause, { nation, declaration: id }, 'declaration');
