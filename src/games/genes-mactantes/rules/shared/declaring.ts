import type { Violation } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { living } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Scope, State } from '../../types/index.js';

/** The scope of the orders being written. */
export const scopeOf = ({ step }: State): Scope => (step === 'declare-internal' ? 'internal' : 'external');

/** Are orders being written? */
export const isDeclaring = ({ step }: State): boolean => step === 'declare-internal' || step === 'declare-external';

/** Who may try to write or talk: in the declarations everybody, so that those who have committed hear why not. [GM-DECL-06] */
export const writers = (state: State): readonly string[] => living(state);

/** Who may negotiate: everybody living, whoever's turn it is and whatever is committed. [GM-TRAD-01] */
export const negotiators = (state: State): readonly string[] => living(state);

/** A closed batch stays closed. [GM-DECL-06] */
export const stillOpen = (state: State, player: string): readonly Violation<ClauseId>[] =>
  isDeclaring(state) && state.committed[player] ? [refuse('already-committed', 'GM-DECL-06', { player })] : [];
