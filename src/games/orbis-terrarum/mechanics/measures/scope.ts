import { culturalDistance, scopeBounds, scopeByDistance } from '../../content/values.js';
import { actingLeaderOf, atlas, hasHiddenOwner, isWhole, nationsBound, regionsOf, seatOf } from '../../queries/state.js';
import type { Dimension, Slot, State, Target } from '../../types/index.js';
import { attributesOf, type Statistic } from '../../types/statistics.js';
import { favoursNow } from '../diplomacy/binding.js';
import { coloniesOf, metropolisOf } from '../nations/territory.js';
import { nationOfTarget } from './targets.js';

/** Which distance governs a statistic. [OT-SCOPE-01] */
export const dimensionOf = (statistic: Statistic): Dimension => {
  const { domain } = attributesOf[statistic];
  return domain === 'CLT' || domain === 'ADM' ? 'cultural' : 'geographic';
};

/** From where a measure of this slot sets out. [OT-SCOPE-09] */
export const originOf = (state: State, nation: string, slot: Slot): readonly string[] => {
  if (slot.kind === 'host') {
    const host = state.hosts.find(({ id }) => id === slot.id);
    return host === undefined ? [] : [host.region];
  }
  // A colony that has merged with the metropolis since the measure was posted still has its place. [OT-NAT-08]
  if (slot.kind === 'colony')
    return coloniesOf(state, nation).find((part) => part.includes(slot.id)) ?? (state.regions[slot.id]?.owner === nation ? [slot.id] : []);
  return metropolisOf(state, nation);
};

/** The regions a target is found in. [OT-SCOPE-09] */
export const placesOf = (state: State, target: Target): readonly string[] => {
  switch (target.kind) {
    case 'nation': {
      const regions = regionsOf(state, target.id);
      const { position } = state.nations[target.id]!;
      return position === null ? regions : [position];
    }
    case 'region':
      return [target.id];
    case 'host': {
      const host = state.hosts.find(({ id }) => id === target.id);
      return host === undefined ? [] : [host.region];
    }
    case 'side':
    case 'crisis':
    case 'rebellion':
      return [];
  }
};

/** The shortest way between two sets of regions; infinite if there is none. [OT-CONT-03] */
export const distanceBetween = (state: State, from: readonly string[], to: readonly string[]): number => {
  const { distancesFrom } = atlas(state);
  let shortest = Number.POSITIVE_INFINITY;
  for (const start of from) {
    const distances = distancesFrom(start);
    for (const end of to) shortest = Math.min(shortest, distances.get(end) ?? Number.POSITIVE_INFINITY);
  }
  return shortest;
};

/** Where a distance is measured from and to, found out only where the map counts. */
interface Way {
  from(): readonly string[];
  to(): readonly string[];
}

const derivedGeographic = (state: State, nation: string, { from, to }: Way): number | 'impossible' => {
  if (state.config.scopeModel === 'explicit') return 0;
  const distance = distanceBetween(state, from(), to());
  if (!Number.isFinite(distance)) return 'impossible';
  const scope = scopeByDistance[Math.min(distance, scopeByDistance.length - 1)]!;
  return state.nations[nation]!.technologies.includes('long-roads') ? Math.max(0, scope - scopeBounds.step) : scope; // [OT-CONT-11]
};

const derivedCultural = (state: State, nation: string, other: { readonly culture: string; readonly faith: string }): number => {
  const { culture, faith } = state.nations[nation]!;
  const shared = culture === other.culture || faith === other.faith;
  return shared || state.config.scopeModel === 'explicit' ? 0 : culturalDistance;
};

/** By how much treaties shorten a distance: towards whoever is suspended as little as from it. [OT-TRE-02] [OT-RES-04] */
const shortenedBy = (state: State, from: string, to: string, dimension: Dimension): number => {
  let sum = 0;
  for (const treaty of state.treaties)
    for (const [index, clause] of treaty.clauses.entries()) {
      if (clause.kind !== 'scope' || clause.dimension !== dimension) continue;
      const between = nationsBound(state, clause.between);
      if ([from, to].every((id) => between.includes(id) && favoursNow(state, treaty, index, id))) sum += clause.value;
    }
  return sum;
};

/** What an organization's leader is nearer to its members; nothing while it is suspended. [OT-SCOPE-11] [OT-RES-04] */
const closenessOf = (state: State, from: string, to: string): number =>
  state.organizations.reduce(
    (sum, organization) =>
      actingLeaderOf(organization) === from &&
      isWhole(organization) &&
      organization.members.includes(to) &&
      !organization.suspended.includes(to) &&
      to !== from
        ? sum + organization.statute.closeness
        : sum,
    0,
  );

const bounded = (scope: number): number => Math.min(scopeBounds.most, Math.max(-scopeBounds.most, scope));

/** A Nation or a land, as a place some scope leads to. */
interface Towards {
  readonly kind: 'nation' | 'region';
  readonly id: string;
}

/** What has been laid down about a scope: the sum, with or without what expires, or that it is impossible. */
const adjusted = (state: State, from: string, to: string, dimension: Dimension, which: 'all' | 'lasting'): number | 'impossible' => {
  let sum = 0;
  for (const one of state.scopes) {
    if (one.from !== from || one.to !== to || one.dimension !== dimension || (which === 'lasting' && one.lastTurn !== null)) continue;
    if (one.value === 'impossible') return 'impossible';
    sum += one.value;
  }
  return sum;
};

const peopleOf = (state: State, { kind, id }: Towards): { readonly culture: string; readonly faith: string } =>
  kind === 'nation' ? state.nations[id]! : atlas(state).regions.get(id)!;

/** What is derived of a cultural scope, with what has been laid down for good: neither what expires nor what agreements shorten. [OT-MEAS-11] [OT-EFF-13] */
export const lastingCulturalScope = (state: State, nation: string, target: Towards): number => {
  const laidDown = adjusted(state, nation, target.id, 'cultural', 'lasting');
  return laidDown === 'impossible' ? 0 : derivedCultural(state, nation, peopleOf(state, target)) + laidDown;
};

/** The scope of one Nation towards a target in a dimension. [OT-SCOPE-04] */
export const scopeTowards = (
  state: State,
  nation: string,
  target: Towards,
  dimension: Dimension,
  way: Way = { from: () => metropolisOf(state, nation), to: () => placesOf(state, target) },
): number | 'impossible' => {
  const laidDown = adjusted(state, nation, target.id, dimension, 'all');
  if (laidDown === 'impossible') return 'impossible';
  const derived =
    dimension === 'geographic' ? derivedGeographic(state, nation, way) : derivedCultural(state, nation, peopleOf(state, target));
  if (derived === 'impossible') return 'impossible';
  let scope = bounded(derived + laidDown);
  if (scope > 0) scope = Math.max(0, scope - shortenedBy(state, nation, target.id, dimension));
  return target.kind === 'nation' ? bounded(scope + closenessOf(state, nation, target.id)) : scope;
};

/** The scope of a measure towards its target; 0 where there is none. [OT-SCOPE-01] */
export const scopeOfMeasure = (
  state: State,
  nation: string,
  slot: Slot,
  statistic: Statistic,
  target: Target | null,
): number | 'impossible' => {
  if (target === null) return 0;
  const towards = towardsOf(state, nation, target);
  if (towards.id === nation) return 0;
  return scopeTowards(state, nation, towards, dimensionOf(statistic), wayOf(state, nation, slot, target, towards));
};

/** The Nation or land that a measure of a Nation is rolled towards. */
const towardsOf = (state: State, nation: string, target: Target): Towards => {
  const host = target.kind === 'host' ? state.hosts.find(({ id }) => id === target.id) : undefined;
  // A host whose owner is hidden is as far away as the land it stands on. [OT-VIEW-12]
  const hidden = host !== undefined && host.owner !== nation && hasHiddenOwner(state, host);
  return target.kind === 'region' || hidden
    ? { kind: 'region', id: host?.region ?? target.id }
    : { kind: 'nation', id: nationOfTarget(state, target) ?? nation };
};

const wayOf = (state: State, nation: string, slot: Slot, target: Target, towards: Towards): Way => ({
  from: () => originOf(state, nation, slot),
  to: () => placesOf(state, target.kind === 'host' || target.kind === 'region' ? target : towards),
});

/** Is the scope of a measure impossible? This is found out without a look at how far it is. [OT-SCOPE-04] */
export const isOutOfReach = (state: State, nation: string, slot: Slot, statistic: Statistic, target: Target | null): boolean => {
  if (target === null) return false;
  const towards = towardsOf(state, nation, target);
  if (towards.id === nation) return false;
  const dimension = dimensionOf(statistic);
  if (adjusted(state, nation, towards.id, dimension, 'all') === 'impossible') return true;
  if (dimension === 'cultural' || state.config.scopeModel === 'explicit') return false;
  const { distancesFrom } = atlas(state);
  if (slot.kind !== 'host' && slot.kind !== 'colony' && target.kind === 'nation') {
    // Most often the map joins the one seat to the other, and no other land need be looked at.
    const [seat, other] = [seatOf(state.nations[nation]!), seatOf(state.nations[target.id]!)];
    if (seat !== null && other !== null && distancesFrom(seat).has(other)) return false;
  }
  const { from, to } = wayOf(state, nation, slot, target, towards);
  const ends = to();
  return !from().some((start) => ends.some((end) => distancesFrom(start).has(end)));
};

/** The area in which a measure makes its precedents. [OT-MOD-18] */
export const theatreOf = (state: State, nation: string, target: Target | null, domestic: boolean): string => {
  const { regions } = atlas(state);
  const area = (region: string | null): string => (region === null ? undefined : regions.get(region)?.area) ?? 'nowhere';
  if (domestic || target === null) return area(seatOf(state.nations[nation]!));
  if (target.kind === 'region') return area(target.id);
  if (target.kind === 'host') return area(state.hosts.find(({ id }) => id === target.id)?.region ?? null);
  const of = nationOfTarget(state, target);
  return area(of === null ? null : seatOf(state.nations[of]!));
};
