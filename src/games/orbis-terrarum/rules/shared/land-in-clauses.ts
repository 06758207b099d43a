import { type Choice, group, one, skip, some, via } from '../../../../core/choices/choices.js';
import { inRegionOrder, regionsOf } from '../../queries/state.js';
import type { State } from '../../types/index.js';

/** How much land somebody gives away: all of it, the capital with it, or some that is not the capital. */
interface Extent {
  readonly extent?: 'all' | 'some';
  readonly which?: readonly string[];
}

/** What of the land of a Nation is not its capital, in region order. */
export const landBesideCapital = (state: State, by: string): readonly string[] => {
  const { capital } = state.nations[by]!;
  return regionsOf(state, by).filter((region) => region !== capital);
};

/** What of the land beside its capital a Nation has not given away yet by the clauses before. */
const restOf = (state: State, by: string, given: readonly string[]): readonly string[] =>
  landBesideCapital(state, by).filter((region) => !given.includes(region));

/** Has a Nation land to give away beside that? Its capital goes only with all the rest. [OT-TRE-02] */
export const hasMoreToGive = (state: State, by: string, given: readonly string[]): boolean =>
  given.length === 0 || restOf(state, by, given).length > 0;

/** Which land a Nation cedes, each region once: its capital goes only with all the rest. [OT-TRE-02] */
export const landToCede = (state: State, by: string, given: readonly string[]): Choice<readonly string[]> => {
  const own = regionsOf(state, by);
  const rest = restOf(state, by, given);
  const hasExtent = given.length === 0 && rest.length > 0 && rest.length < own.length;
  return via<readonly string[], Extent>(
    group<Extent>({
      extent: () => (hasExtent ? one(['some', 'all'], { sure: true }) : skip),
      which: ({ extent }) => (rest.length === 0 || extent === 'all' ? skip : some(rest, 1, rest.length, { about: 'region', sure: true })),
    }),
    {
      to: ({ which = own }) => which,
      from: (regions) => {
        const isAll = Array.isArray(regions) && regions.length === own.length;
        if (rest.length === 0) return {};
        if (!hasExtent) return { which: regions };
        return isAll ? { extent: 'all' } : { extent: 'some', which: regions };
      },
    },
  );
};

/** Land of a Nation that becomes another state: not its capital. [OT-TRE-02] */
export const landToDetach = (state: State, by: string, given: readonly string[]): Choice<readonly string[]> => {
  const rest = restOf(state, by, given);
  return some(rest, 1, rest.length, { about: 'region', sure: true });
};

/** How many regions each owner has. */
export const regionCounts = (state: State): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id in state.regions) {
    const { owner } = state.regions[id]!;
    if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
};

/** Regions as they stand in the pack; what is no region comes last. */
export const regionsInOrder = (state: State, regions: readonly string[]): readonly string[] => {
  const known = inRegionOrder(state, regions);
  return [...known, ...regions.filter((region) => !known.includes(region))];
};
