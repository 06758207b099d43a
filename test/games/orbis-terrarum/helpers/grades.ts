import type { State } from './table.js';
import { damage, type Submit, turn } from './turns.js';

/** One throw for each net grade from slight to critical; whoever answers fails. */
export const throws = [30, 20, 10, 1];
/** What a measure comes to at each grade. */
export const byGrade = <T>(state: State, one: Submit, read: (after: State) => T, ...answer: number[]): T[] =>
  throws.map((die) => read(turn(state, [one], die, ...answer)));
export const land = (id: string) => ({ target: { kind: 'region', id } }) as const;
export const undamaged = (state: State, ...ids: string[]) => ids.every((id) => damage(state, id).every((one) => one === 0));
