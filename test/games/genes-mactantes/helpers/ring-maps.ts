import type { RegionMap } from 'ludoteca/genes-mactantes';

/**
 * A ring of countries round a lake-sea, each of three cities in a row, a march behind them and an island of its own in the outer sea. The ids are
 * such as confuse careless programs: plain numbers, whose order as keys is not theirs on the map.
 */
export const ringOf = (countries: number): RegionMap => {
  const seats = Array.from({ length: countries }, (_, i) => countries - i);
  const id = (seat: number, place: number): string => String(10 * seat + place);
  const outer = '5000';
  const inner = 'constructor';
  const features = [['plain', 'river'], ['forest'], ['mountain'], ['volcano'], ['marsh']] as const;
  const next = (seat: number): number => (seat === 1 ? countries : seat - 1);
  return {
    id: `ring-${countries}`,
    name: 'A ring',
    territories: [
      ...seats.flatMap((seat) =>
        features.map((own, place) => ({
          id: id(seat, place),
          name: `Land ${seat}.${place}`,
          kind: 'land' as const,
          features: [...own],
        })),
      ),
      { id: outer, name: 'Outer Sea', kind: 'sea', features: [] },
      { id: inner, name: 'Inner Sea', kind: 'sea', features: [] },
    ],
    edges: seats.flatMap((seat) => [
      { a: id(seat, 0), b: id(seat, 1), barrier: 'none' as const },
      { a: id(seat, 1), b: id(seat, 2), barrier: 'river' as const },
      { a: id(seat, 2), b: id(seat, 4), barrier: 'none' as const },
      { a: id(seat, 0), b: inner, barrier: 'none' as const },
      { a: id(seat, 4), b: outer, barrier: 'none' as const },
      { a: id(seat, 3), b: outer, barrier: 'none' as const },
      { a: id(seat, 1), b: outer, barrier: 'cliff' as const },
      { a: id(seat, 2), b: id(next(seat), 1), barrier: 'none' as const },
    ]),
    countries: seats.map((seat) => ({
      id: `land-${seat}`,
      name: '',
      territories: features.map((_, place) => id(seat, place)),
      cities: [0, 1, 2].map((place) => ({ territory: id(seat, place), name: `Town ${seat}.${place}` })),
    })),
  };
};

/** Names for a table of any size. */
export const table = (count: number): string[] => ['10', '9', 'ada', 'bo', 'cy', 'di', 'eve', 'flo', 'gus', 'hal'].slice(0, count);

/** A ring of ten countries with as much land and as many seas as a map may have. */
export const largestMap: RegionMap = (() => {
  const ring = ringOf(10);
  const lands = Array.from({ length: 200 - 50 }, (_, i) => `more-${i}`);
  const seas = Array.from({ length: 500 - 200 - 2 }, (_, i) => `sea-${i}-${'x'.repeat(180)}`);
  return {
    ...ring,
    territories: [
      ...ring.territories,
      ...lands.map((id) => ({ id, name: id, kind: 'land' as const, features: [] })),
      ...seas.map((id) => ({ id, name: id, kind: 'sea' as const, features: [] })),
    ],
    edges: [
      ...ring.edges,
      ...lands.map((id, i) => ({ a: ring.countries[i % 10]!.cities[i % 3]!.territory, b: id, barrier: 'none' as const })),
      ...seas.map((id, i) => ({ a: i === 0 ? '5000' : seas[i - 1]!, b: id, barrier: 'none' as const })),
    ],
    countries: ring.countries.map((country, place) => ({
      ...country,
      territories: [...country.territories, ...lands.filter((_, i) => i % 10 === place)],
    })),
  };
})();
