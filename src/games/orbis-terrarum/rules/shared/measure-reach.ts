import { dimensionOf, originOf, scopeOfMeasure } from '../../mechanics/measures/scope.js';
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

/** The Nations and lands that can be come to from here; all of them where distance is not derived from the map. */
const joinedTo = (state: State, origin: readonly string[]): ((id: string) => boolean) => {
  const { distancesFrom } = atlas(state);
  const reached = new Set<string>();
  for (const start of origin) if (!reached.has(start)) for (const region of distancesFrom(start).keys()) reached.add(region);
  const held = new Set<string>(reached);
  for (const region of reached) {
    const owner = state.regions[region]?.owner;
    if (owner != null) held.add(owner);
  }
  return (id) => held.has(id) || reached.has(state.nations[id]?.position ?? '');
};

/**
 * Tells which targets are within reach, as the check of a measure does: most are seen to be at a glance, since nothing forbids them and the map joins them; only
 * for the others distances are reckoned. [OT-MEAS-02]
 */
export const reachOf = (state: State, sortie: Sortie): ((target: Target) => boolean) => {
  const { nation, slot, statistic } = sortie;
  const dimension = dimensionOf(statistic);
  const forbidden = new Set(
    state.scopes.flatMap((one) => (one.from === nation && one.dimension === dimension && one.value === 'impossible' ? [one.to] : [])),
  );
  const isJoined =
    dimension === 'geographic' && state.config.scopeModel === 'derived' ? joinedTo(state, originOf(state, nation, slot)) : () => true;
  return (target) => {
    if ((target.kind === 'nation' || target.kind === 'region') && !forbidden.has(target.id) && isJoined(target.id)) return true;
    return isDomestic(state, { target, ...sortie }) || scopeOfMeasure(state, nation, slot, statistic, target) !== 'impossible';
  };
};
