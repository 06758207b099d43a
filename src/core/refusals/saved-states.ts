import { badState, type CoreClause } from './common.js';
import type { Violation, Violations } from './violation.js';
import { within } from './within.js';

/** What is wrong with a saved state, one thing after the other. */
export type Faults = Generator<Violation<CoreClause>, void, undefined>;

/** What is wrong with a part of a saved state that is also read by itself, such as its configuration; where it lies is told from the state. */
export function* faultsWithin(part: string, found: Violations): Faults {
  for (const { message, path } of found) yield badState(message, within(part, path));
}

/** What is wrong with a saved state by checks each of which relies on those before: the first that finds faults is the last that runs. */
export function* faultsByFirst<State>(state: State, checks: readonly ((state: State) => Faults)[]): Faults {
  for (const check of checks) {
    let isSound = true;
    for (const fault of check(state)) {
      isSound = false;
      yield fault;
    }
    if (!isSound) return;
  }
}
