import type { CoreClause } from '../../../core/refusals/common.js';
import type { Violation } from '../../../core/refusals/violation.js';

/** What is wrong with a saved state. */
export type Faults = Generator<Violation<CoreClause>, void, undefined>;
