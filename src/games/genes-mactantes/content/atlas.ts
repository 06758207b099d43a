import { derived } from '../../../core/data/derived.js';
import type { RegionMap, Territory } from '../types/index.js';

/** A territory with what follows from the map. */
export interface Place extends Territory {
  /** Its place in the map order. [GM-MAP-07] */
  readonly order: number;
  readonly isLand: boolean;
  /** Joined to a sea by any edge. [GM-MAP-03] */
  readonly isCoastal: boolean;
  /** Neighbours over passable edges, in map order. [GM-MAP-02] */
  readonly ways: readonly string[];
  /** The country of the map it belongs to. */
  readonly country: string | null;
}

/** Everything the rules ask of a map. */
export interface Atlas {
  readonly places: ReadonlyMap<string, Place>;
  /** All territories in map order. */
  readonly order: readonly Place[];
  /** Land in map order. */
  readonly land: readonly Place[];
  readonly countryIds: readonly string[];
}

const survey = (map: RegionMap): Atlas => {
  const isSea = new Map(map.territories.map(({ id, kind }) => [id, kind === 'sea']));
  const neighbours = new Map<string, { readonly to: string; readonly passable: boolean }[]>(map.territories.map(({ id }) => [id, []]));
  for (const { a, b, barrier } of map.edges) {
    neighbours.get(a)?.push({ to: b, passable: barrier !== 'cliff' });
    neighbours.get(b)?.push({ to: a, passable: barrier !== 'cliff' });
  }
  const rank = new Map(map.territories.map(({ id }, i) => [id, i]));
  const country = new Map(map.countries.flatMap(({ id, territories }) => territories.map((territory) => [territory, id] as const)));
  const order = map.territories.map((territory, i): Place => {
    const around = neighbours.get(territory.id)!;
    return {
      ...territory,
      order: i,
      isLand: territory.kind === 'land',
      isCoastal: territory.kind === 'land' && around.some(({ to }) => isSea.get(to)),
      ways: around
        .filter(({ passable }) => passable)
        .map(({ to }) => to)
        .sort((x, y) => rank.get(x)! - rank.get(y)!),
      country: country.get(territory.id) ?? null,
    };
  });
  return {
    places: new Map(order.map((place) => [place.id, place])),
    order,
    land: order.filter(({ isLand }) => isLand),
    countryIds: map.countries.map(({ id }) => id),
  };
};

/** The atlas of a map, drawn once. */
export const atlasOf: (map: RegionMap) => Atlas = derived(survey);
