import type { Violations } from '../../core/violation.js';
import type { State } from './types.js';
export function* checkState(_state: State): Violations<'CORE-STATE'> {}
