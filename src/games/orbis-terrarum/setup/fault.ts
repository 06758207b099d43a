import type { CoreClause } from '../../../core/refusals/common.js';
import { refuse, type Violation } from '../../../core/refusals/violation.js';

/** What is wrong with a saved state. */
export type Faults = Generator<Violation<CoreClause>, void, undefined>;

/** A fault of a saved state, and where in it. */
export const fault = (message: string, path: string): Violation<CoreClause> => refuse('bad-state', 'CORE-STATE', message, path);
