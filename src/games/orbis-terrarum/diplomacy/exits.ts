import { freshId, type Open, type Tell } from '../queries.js';
import { dimensions } from '../types.js';

/** Distance between one who leaves and those who stay, both ways and in both dimensions. [OT-RES-03] [OT-RES-06] */
export const alienate = (
  state: Open,
  nation: string,
  others: readonly string[],
  turns: number,
  cause: 'exit' | 'exclusion',
  table: Tell,
): void => {
  const value = state.config.exitScope;
  if (value === 0) return;
  for (const other of others)
    for (const dimension of dimensions)
      for (const [from, to] of [
        [nation, other],
        [other, nation],
      ] as const) {
        const id = freshId(state, 'scope');
        state.scopes.push({ id, from, to, dimension, value, lastTurn: state.turn + turns, cause });
        table.emit({ type: 'scope-changed', from, to, dimension, value: String(value) });
      }
};
