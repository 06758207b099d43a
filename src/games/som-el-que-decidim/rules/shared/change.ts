import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';

/** A coin that was broken to be shared must be shared first. [SD-CHG-14] */
export function* mustHaveShared({ mustShare, holder }: State, path?: string): Violations<ClauseId> {
  if (mustShare) yield refuse('share-change-first', 'SD-CHG-14', { holder }, path);
}
