import type { CoreClause, coreRefusals } from '../refusals/common.js';
import type { RefusalsIn } from '../refusals/table.js';

/** What the core says in a language: of its own clauses, and where it says no. */
export interface CoreWords {
  readonly clauses: Readonly<Record<CoreClause, string>>;
  readonly refusals: RefusalsIn<typeof coreRefusals>;
}
