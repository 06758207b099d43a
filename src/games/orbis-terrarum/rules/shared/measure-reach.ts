import { dimensionOf, isOutOfReach, originOf } from '../../mechanics/measures/scope.js';
import { isDomestic } from '../../mechanics/resolution/nature.js';
import { atlas } from '../../queries/state.js';
import type { Slot, State, Target } from '../../types/index.js';
import type { Mode } from '../../types/modes.js';
import type { Statistic } from '../../types/statistics.js';

/** Where a measure sets out from, and what it would do. */
export interface Sortie {
  readonly nation: string;
  readonly slot: Slot;
  readonly statistic: Statistic;
  readonly mode: Mode;
}

/** The same aimed at something, whatever else stands in it. */
export const aimedAt = ({ nation, slot, statistic, mode }: Sortie, target: Target | null) => ({ nation, slot, statistic, mode, target });

/** The Nations and lands that can be come to from here; all of them where distance is not derived from the map. */
const joinedTo = (state: State, origin: readonly string[]): ((id: string) => boolean) => {
  const { regions, distancesFrom } = atlas(state);
  const isReached = (region: string): boolean => origin.some((start) => distancesFrom(start).has(region));
  let held: ReadonlySet<string | null> | undefined;
  return (id) => {
    if (regions.has(id)) return isReached(id);
    held ??= new Set([...regions.keys()].filter(isReached).map((region) => state.regions[region]!.owner));
    if (held.has(id)) return true;
    const position = state.nations[id]?.position ?? null;
    return position !== null && isReached(position);
  };
};

/**
 * Tells which targets are within reach, as the check of a measure does: most are seen to be at a glance, since nothing forbids them and the map joins them; only
 * for the others distances are reckoned. [OT-MEAS-02]
 */
export const reachOf = (state: State, sortie: Sortie): ((target: Target) => boolean) => {
  const { nation, slot, statistic } = sortie;
  const dimension = dimensionOf(statistic);
  const isForbidden = (id: string): boolean =>
    state.scopes.some((one) => one.to === id && one.from === nation && one.dimension === dimension && one.value === 'impossible');
  const isJoined =
    dimension === 'geographic' && state.config.scopeModel === 'derived' ? joinedTo(state, originOf(state, nation, slot)) : () => true;
  return (target) => {
    if ((target.kind === 'nation' || target.kind === 'region') && !isForbidden(target.id) && isJoined(target.id)) return true;
    return isDomestic(state, aimedAt(sortie, target)) || !isOutOfReach(state, nation, slot, statistic, target);
  };
};
