import type { CoreClause } from '../../../core/game/game.js';
import { refuse, type Violation } from '../../../core/refusals/violation.js';

/** What is wrong with a saved state, one thing after the other. */
export type Faults = Generator<Violation<CoreClause>, void, undefined>;

/** Something no play could have led to. */
export const fault = (message: string, path: string): Violation<CoreClause> => refuse('bad-state', 'CORE-STATE', message, path);
