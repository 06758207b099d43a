import { itemsOf } from './reports.js';
import { start } from './start.js';
import type { Action, State } from './table.js';
import { measure } from './turns.js';

export type Dimension = 'geographic' | 'cultural';
/** The referee says how far it is from one Nation to another. */
export const setScope = (
  target: string,
  value: number | 'impossible' | null,
  dimension: Dimension = 'geographic',
  nation = 'francia',
): Action => ({
  ...{ type: 'set-scope', player: 'referee', nation, target, dimension, value },
});
/** The scope that weighs on telling of something. */
export const scopeOf = (state: State, target: Parameters<typeof measure>[3], statistic: Parameters<typeof measure>[1] = 'offensive') =>
  itemsOf(state, measure('francia', statistic, 'narrative', target), 99).find(([source]) => source === 'scope')?.[1] ?? 0;
/** A beginning in which scopes are derived from the map and from culture. */
export const derived = (options: Parameters<typeof start>[0] = {}) => start({ scopeModel: 'derived', ...options });
export const region = (id: string) => ({ kind: 'region', id }) as const;
