import { liberation, stabilitySteps } from '../../content/values.js';
import type { Open, Tell } from '../../queries/state.js';
import type { Index, Nation, State } from '../../types/index.js';
import { capacityOf } from './attributes.js';

const damageField = { via: 'viaDamage', leg: 'legDamage' } as const;

type Bearer = Pick<Nation, 'attributes' | 'viaDamage' | 'legDamage'>;

/** What is left of an index. [OT-STATE-01] */
export const indexOf = (nation: Bearer, index: Index): number => capacityOf(nation.attributes, index) - nation[damageField[index]];

/** Is an index at or below a percentage of its capacity? Exact and inclusive. [OT-IDX-01] */
export const isAtMost = (nation: Bearer, index: Index, percent: number): boolean =>
  100 * indexOf(nation, index) <= percent * capacityOf(nation.attributes, index);

const penaltyOf = (nation: Bearer, index: Index): number =>
  stabilitySteps.reduce<number>((deepest, { percent, penalty }) => (isAtMost(nation, index, percent) ? penalty : deepest), 0);

/** What weak indices cost on a roll. [OT-IDX-02] */
export const stabilityPenalty = (nation: Bearer, stacking: State['config']['stabilityStacking']): number => {
  const via = penaltyOf(nation, 'via');
  const leg = penaltyOf(nation, 'leg');
  return stacking === 'sum' ? via + leg : Math.max(via, leg);
};

/** Are both indices empty? [OT-IDX-06] */
export const isCollapsed = (nation: Bearer): boolean => indexOf(nation, 'via') === 0 && indexOf(nation, 'leg') === 0;

/** Has its patron collapsed so far that a vassal goes free? [OT-VAS-15] [OT-VAS-16] */
export const hasFallen = (patron: Bearer): boolean => isAtMost(patron, 'via', liberation.via) || isAtMost(patron, 'leg', liberation.leg);

/** An index moves; losses stop at 0 and restoration at the capacity. Returns by how much it moved. [OT-IDX-07] [OT-STATE-02] */
export const moveIndex = (state: Open, id: string, index: Index, delta: number, why: string, table: Tell): number => {
  const nation = state.nations[id]!;
  const capacity = capacityOf(nation.attributes, index);
  const before = capacity - nation[damageField[index]];
  const after = Math.min(capacity, Math.max(0, before + delta));
  if (after === before) return 0;
  nation[damageField[index]] = capacity - after;
  table.emit({ type: 'index-changed', nation: id, index, before, after, why });
  return after - before;
};
