import type { Arbitrary } from 'fast-check';
import { anyId, byLot, distinct, distinctBy, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { unordered } from '../../../core/data/unordered.js';
import { isBlank } from '../content/names.js';
import { barriers, type Edge, features, type Ground, type MapCountry, type RegionMap, type Territory } from '../types/index.js';

/** How many lands a map may have. [GM-MAPV-02] */
const mostLand = 200;

/** What a map is made of, each part at random and none of them fitted to the others yet. */
const parts = (fc: FastCheck) => {
  const called = fc.oneof({ withCrossShrink: true }, { weight: 5, arbitrary: anyId(fc) }, fc.constantFrom('', ' ', 'x'.repeat(10_000)));
  const lot = fc.nat(99);
  const place = fc.record({ name: called, features: fc.array(fc.constantFrom(...features), { maxLength: 3 }), lot });
  return fc.record({
    ...{ id: called, name: called },
    ids: fc.record({ territories: someIds(fc, 24), countries: someIds(fc, 10), cities: someIds(fc, 30) }),
    /** Places as they come: lands first, as many as are wanted, then seas. */
    places: fc.array(place, { minLength: 30, maxLength: 60, size: 'max' }),
    /** Lands besides the three of each country, dealt out one after the other: now and then as many as there may be. */
    more: fc.oneof({ withCrossShrink: true }, { weight: 5, arbitrary: fc.nat(6) }, fc.integer({ min: 100, max: mostLand })),
    seas: fc.nat(8),
    countries: fc.array(called, { minLength: 10, maxLength: 10 }),
    parents: fc.array(lot, { minLength: 30, maxLength: 30 }),
    barriers: fc.array(fc.constantFrom(...barriers), { minLength: 30, maxLength: 30 }),
    shortcuts: fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.constantFrom(...barriers)), { maxLength: 60, size: 'max' }),
    /** Do lands lie as they are divided, or anywhere? */
    scattered: fc.boolean(),
  });
};

type Parts = ReturnType<typeof parts> extends Arbitrary<infer T> ? T : never;

const isNoPerson = (id: string): boolean => !/^person-\d+$/.test(id);

/** Every territory is joined by a way that can be passed to one before it, and some to others, by cliffs too. */
const joined = (ids: readonly string[], { parents, barriers: ways, shortcuts }: Parts): Edge[] => {
  const edges = ids.slice(1).map((id, i): Edge => {
    const barrier = ways[i % ways.length]!;
    return { a: id, b: ids[parents[i % parents.length]! % (i + 1)]!, barrier: barrier === 'cliff' ? 'none' : barrier };
  });
  const seen = new Set(edges.map(({ a, b }) => unordered(a, b)));
  for (const [one, other, barrier] of shortcuts) {
    const [a, b] = [ids[one % ids.length]!, ids[other % ids.length]!];
    const pair = unordered(a, b);
    if (a !== b && !seen.has(pair)) edges.push({ a, b, barrier });
    seen.add(pair);
  }
  return edges;
};

/** The parts fitted to each other and to the players, so that the map keeps every clause. */
export const fittedMap = (from: Parts, players: number): RegionMap => {
  const land = Math.min(mostLand, 3 * players + from.more);
  const ids = distinctBy(from.ids.territories, land + from.seas, 'land', isNoPerson);
  const placeAt = (i: number): Parts['places'][number] => from.places[i % from.places.length]!;
  const territory = (i: number): Territory => {
    const kind: Ground = i < land ? 'land' : 'sea';
    const { name, features: own } = placeAt(i);
    return { id: ids[i]!, name, kind, features: kind === 'sea' ? [] : own };
  };
  const territories = ids.map((_, i) => ({ territory: territory(i), lot: from.scattered ? placeAt(i).lot : 0 }));
  const countryIds = distinct(from.ids.countries, players, 'country');
  const cityNames = distinctBy(from.ids.cities, 3 * players, 'City', (name) => !isBlank(name));
  return {
    ...{ id: from.id, name: from.name },
    territories: byLot(territories).map((entry) => entry.territory),
    edges: joined(
      byLot(territories).map((entry) => entry.territory.id),
      from,
    ),
    countries: countryIds.map((id, seat): MapCountry => {
      const own = ids.slice(0, land).filter((_, i) => (i < 3 * players ? Math.floor(i / 3) : i % players) === seat);
      return {
        ...{ id, name: from.countries[seat]!, territories: own },
        cities: own.slice(-3).map((site, i) => ({ territory: site, name: cityNames[3 * seat + i]! })),
      };
    }),
  };
};

/** See {@link fittedMap}. */
export const mapParts: (fc: FastCheck) => Arbitrary<Parts> = parts;

/** See {@link fittedMap}. */
export type MapParts = Parts;

/**
 * Regions for exactly so many players, two unless given: from three lands each to two hundred, seas, features and barriers, countries whose lands lie
 * together or far apart, under names of any script.
 */
export const maps = (fc: FastCheck, { players = 2 }: { readonly players?: number } = {}): Arbitrary<RegionMap> =>
  parts(fc).map((made) => fittedMap(made, players));
