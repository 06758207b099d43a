import type { CoreClause } from '../../../core/refusals/common.js';
import type { Violation } from '../../../core/refusals/violation.js';

/** Faults of a state. */
export type Faults = Generator<Violation<CoreClause>, void, undefined>;
