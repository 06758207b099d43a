import { derived } from '../../../core/data/derived.js';
import { edgeLengths, type Pack, type PackRegion } from '../types/pack.js';

/** A neighbouring region and how far it is. */
export interface Neighbour {
  readonly region: string;
  readonly length: number;
  readonly byLand: boolean;
}

/** What follows from the map alone. */
export interface Atlas {
  /** The ids of the regions in their order; not frozen, and so walked several times as fast as the list of the pack. */
  readonly regionOrder: readonly string[];
  /** Regions by id. */
  readonly regions: ReadonlyMap<string, PackRegion>;
  /** The place of each region in region order. */
  readonly order: ReadonlyMap<string, number>;
  /** Regions joined by an edge, in region order. */
  readonly neighbours: ReadonlyMap<string, readonly Neighbour[]>;
  /** Distances from one region to all that can be reached. [OT-CONT-03] */
  distancesFrom(region: string): ReadonlyMap<string, number>;
}

const build = (pack: Pack): Atlas => {
  const regions = new Map(pack.regions.map((region) => [region.id, region]));
  const order = new Map(pack.regions.map(({ id }, place) => [id, place]));
  const joined = new Map<string, Neighbour[]>(pack.regions.map(({ id }) => [id, []]));
  for (const { between, type } of pack.edges)
    for (const [from, to] of [between, [between[1], between[0]] as const])
      joined.get(from)?.push({ region: to, length: edgeLengths[type], byLand: type === 'land' });
  for (const list of joined.values()) list.sort((a, b) => (order.get(a.region) ?? 0) - (order.get(b.region) ?? 0));
  const known = new Map<string, ReadonlyMap<string, number>>();
  const distancesFrom = (source: string): ReadonlyMap<string, number> => {
    const before = known.get(source);
    if (before !== undefined) return before;
    const distance = new Map<string, number>([[source, 0]]);
    // Edges are one or two long, so the frontier moves one step of distance at a time.
    for (let reached = 0, waiting = [source]; waiting.length > 0; reached++) {
      const next: string[] = [];
      for (const region of waiting) {
        if (distance.get(region)! > reached) {
          next.push(region);
          continue;
        }
        if (distance.get(region)! < reached) continue;
        for (const { region: to, length } of joined.get(region) ?? []) {
          if ((distance.get(to) ?? Number.POSITIVE_INFINITY) <= reached + length) continue;
          distance.set(to, reached + length);
          next.push(to);
        }
      }
      waiting = next;
    }
    known.set(source, distance);
    return distance;
  };
  return { regionOrder: [...regions.keys()], regions, order, neighbours: joined, distancesFrom };
};

/** What follows from the map of a pack; worked out once. */
export const atlasOf: (pack: Pack) => Atlas = derived(build);
