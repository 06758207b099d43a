import type { CoreClause } from '../../core/game.js';
import { refuse, type Violation } from '../../core/violation.js';
import type { State } from './types.js';

/** What no play could have led to. */
export function* checkState(_state: State): Generator<Violation<CoreClause>, void, undefined> {
  if (_state.turn < 0) yield refuse('bad-state', 'CORE-STATE', 'x');
}
