import type { Draft } from 'immer';
import { defaultMap, mapFaults, type RegionMap } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { inFull } from '../../refusals-in-full.js';
import { broken } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause } = t;

clause('GM-MAPV-01', 'territory ids are unique, not empty, and not those of people', () => {
  expect(
    broken((map) => {
      map.territories[1]!.id = 'a1';
    }),
  ).toBe('map-duplicate-id GM-MAPV-01');
  expect(
    broken((map) => {
      map.territories[1]!.id = '';
    }),
  ).toBe('map-duplicate-id GM-MAPV-01');
  for (const id of ['__proto__', 'x'.repeat(201), 'person-1'])
    expect(
      broken((map) => {
        map.territories[1]!.id = id;
      }),
    ).toBe('map-duplicate-id GM-MAPV-01');
});

clause('GM-MAPV-02', 'from 3N to 200 land territories', () => {
  expect(
    broken((map) => {
      map.territories = map.territories.slice(0, 5);
    }),
  ).toBe('map-size GM-MAPV-02');
  const many = Array.from({ length: 201 }, (_, i) => ({ id: `x${i}`, name: 'x', kind: 'land' as const, features: [] }));
  expect(
    broken((map) => {
      map.territories = many;
    }),
  ).toBe('map-size GM-MAPV-02');
});

clause('GM-MAPV-03', 'features are known, and seas have none', () => {
  expect(broken((map) => void map.territories[0]!.features.push('lava'))).toBe('map-bad-feature GM-MAPV-03');
  expect(broken((map) => void map.territories.at(-1)!.features.push('plain'))).toBe('map-bad-feature GM-MAPV-03');
});

clause('GM-MAPV-04', 'edges join two different existing territories once', () => {
  const edges = [
    ['a1', 'a1'],
    ['a1', 'zz'],
    ['a2', 'a1'],
  ] as const;
  for (const [a, b] of edges) expect(broken((map) => void map.edges.push({ a, b, barrier: 'none' }))).toBe('map-bad-edge GM-MAPV-04');
});

clause('GM-MAPV-05', 'everything hangs together by passable edges', () => {
  expect(
    broken((map) => {
      map.edges = map.edges.filter(({ a, b }) => a !== 'a8' && b !== 'a8');
    }),
  ).toBe('map-disconnected GM-MAPV-05');
  expect(
    broken((map) => {
      map.edges.find(({ a }) => a === 'a8')!.barrier = 'cliff';
    }),
  ).toBe('map-disconnected GM-MAPV-05');
});

clause('GM-MAPV-06', 'as many countries as players', () =>
  expect(broken((map) => void map.countries.pop())).toBe('map-country-count GM-MAPV-06'),
);

clause('GM-MAPV-07', 'every land belongs to exactly one country', () => {
  expect(broken((map) => void map.countries[0]!.territories.pop())).toBe('map-unassigned-land GM-MAPV-07');
  expect(broken((map) => void map.countries[0]!.territories.push('b8'))).toBe('map-shared-land GM-MAPV-07');
});

clause('GM-MAPV-08', 'no sea belongs to a country', () =>
  expect(broken((map) => void map.countries[0]!.territories.push('mar-de-fora'))).toBe('map-sea-owned GM-MAPV-08'),
);

clause('GM-MAPV-09', 'three territories are the least', () => {
  const small = (map: Draft<RegionMap>) => {
    map.countries[1]!.territories.push(...map.countries[0]!.territories.splice(2));
  };
  expect(broken(small)).toBe('map-country-too-small GM-MAPV-09');
});

clause('GM-MAPV-10', 'exactly three cities each', () =>
  expect(broken((map) => void map.countries[0]!.cities.pop())).toBe('map-city-count GM-MAPV-10'),
);

clause('GM-MAPV-11', 'three cities in three own territories', () => {
  expect(
    broken((map) => {
      map.countries[0]!.cities[0]!.territory = 'b1';
    }),
  ).toBe('map-city-place GM-MAPV-11');
  expect(
    broken((map) => {
      map.countries[0]!.cities[0]!.territory = 'a3';
    }),
  ).toBe('map-city-place GM-MAPV-11');
});

clause('GM-MAPV-12', 'city names are unique and not empty', () => {
  for (const name of ['', ' '])
    expect(
      broken((map) => {
        map.countries[0]!.cities[0]!.name = name;
      }),
    ).toBe('map-city-name GM-MAPV-12');
  expect(
    broken((map) => {
      map.countries[0]!.cities[0]!.name = 'Rojal';
    }),
  ).toBe('map-city-name GM-MAPV-12');
});

const faultsOf = (recipe: (map: { countries: { territories: string[] }[] }) => void): string[] => {
  const map = JSON.parse(JSON.stringify(defaultMap(2))) as RegionMap;
  recipe(map as never);
  return inFull([...mapFaults(map, 2)]).map(({ code, clause: id }) => `${code} ${id}`);
};

clause('GM-MAPV-07', 'what is wrong with land is found before any sea is, wherever they stand in the list', () => {
  const [first, second] = faultsOf(({ countries }) => void countries[0]!.territories.push('mar-de-fora', 'nowhere'));
  expect([first, second]).toEqual(['map-unassigned-land GM-MAPV-07', 'map-sea-owned GM-MAPV-08']);
  expect(faultsOf(({ countries }) => void countries[1]!.territories.push('mar-de-fora', 'a1'))[0]).toBe('map-shared-land GM-MAPV-07');
});

clause('GM-MAPV-08', 'a sea is no shared land, however many countries have it', () => {
  const found = faultsOf(({ countries }) => {
    for (const { territories } of countries) territories.push('mar-de-fora');
  });
  expect(found).toEqual(['map-sea-owned GM-MAPV-08', 'map-sea-owned GM-MAPV-08']);
});

clause('GM-MAPV-08', 'a sea in a country is found before a country that is too small', () => {
  const found = faultsOf(({ countries }) => {
    countries[1]!.territories.push('mar-de-dins', ...countries[0]!.territories.splice(2));
  });
  expect(found.slice(0, 2)).toEqual(['map-sea-owned GM-MAPV-08', 'map-country-too-small GM-MAPV-09']);
});
