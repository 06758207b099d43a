import type { Draft } from 'immer';
import {
  atlasOf,
  baseActions,
  builds,
  type DisasterKind,
  defaultDisasters,
  defaultMap,
  initialArmy,
  mapFaults,
  type RegionMap,
  relevanceTable,
  type State,
} from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { begins, broken, creating, fault } from './scenes/founding.js';
import * as t from './table.js';

const { clause, edit, game, opened, started } = t;

clause(['GM-PACK-01', 'GM-PACK-02', 'GM-PACK-03', 'GM-PACK-04'], 'the default packs are whole, valid and the same for everybody', () => {
  for (const n of [2, 3, 4, 5]) {
    const map = defaultMap(n);
    expect([map.id, map.territories.length, map.edges.length, map.countries.length]).toEqual([`default-${n}`, 8 * n + 2, 19 * n, n]);
    expect([...mapFaults(map, n)]).toEqual([]);
    expect(map.territories.slice(-2).map(({ id }) => id)).toEqual(['mar-de-fora', 'mar-de-dins']);
    for (const { territories, cities } of map.countries) {
      expect(cities.map(({ territory }) => territory[1])).toEqual(['1', '3', '6']);
      expect(territories.length - cities.length).toBe(5);
      const shape = territories.map((id) => [
        atlasOf(map).places.get(id)!.features,
        map.edges.filter(({ a, b }) => a === id || b === id).length,
      ]);
      expect(shape).toEqual(
        map.countries[0]!.territories.map((id) => [
          atlasOf(map).places.get(id)!.features,
          map.edges.filter(({ a, b }) => a === id || b === id).length,
        ]),
      );
    }
  }
  const joins = (a: string, b: string) => defaultMap(2).edges.find((edge) => edge.a === a && edge.b === b)?.barrier;
  expect([joins('a3', 'b7'), joins('a4', 'b7'), joins('a4', 'b6'), joins('b3', 'a7')]).toEqual(['none', 'none', 'river', 'none']);
});

clause(
  ['GM-MAP-01', 'GM-MAP-02', 'GM-MAP-03', 'GM-MAP-07', 'GM-MAP-08'],
  'edges join, cliffs bar the way, coasts are derived, islands hang on seas',
  () => {
    const { places, order } = atlasOf(defaultMap(2));
    expect(places.get('a1')!.ways).toContain('a2');
    expect(places.get('a1')!.ways).not.toContain('a8');
    expect(places.get('a7')!.ways).not.toContain('mar-de-fora');
    expect(places.get('a4')!.ways).toContain('b6');
    expect(['a2', 'a5', 'a7', 'a8', 'a1'].map((id) => places.get(id)!.isCoastal)).toEqual([true, true, true, true, false]);
    expect(order.map(({ id }) => id)).toEqual(defaultMap(2).territories.map(({ id }) => id));
    expect(places.get('a8')!.ways).toEqual(['mar-de-fora']);
    expect(started().controllers['a8']).toBe('ada');
  },
);

clause(
  ['GM-MAP-04', 'GM-MAP-05', 'GM-MAP-06', 'GM-DRAFT-04'],
  'a country brings its land and its three open cities; seas have no master',
  () => {
    const state = t.after(opened(['ada', 'bo']), { type: 'pick-country', player: 'ada', country: 'aurenca' });
    expect(Object.keys(state.controllers).length).toBe(16);
    expect(state.controllers['mar-de-fora']).toBeUndefined();
    expect(Object.keys(state.cities).filter((id) => state.controllers[id] === 'ada')).toEqual(['a1', 'a3', 'a6']);
    expect(Object.values(state.cities).every(({ walled }) => !walled)).toBe(true);
    const sheet = game.legalActions(state, 'ada')[0] as { name: string };
    expect(sheet.name).toBe('Aurenca');
  },
);

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
  expect(
    broken((map) => {
      map.countries[0]!.cities[0]!.name = '';
    }),
  ).toBe('map-city-name GM-MAPV-12');
  expect(
    broken((map) => {
      map.countries[0]!.cities[0]!.name = 'Rojal';
    }),
  ).toBe('map-city-name GM-MAPV-12');
});

clause('GM-KIND-01', 'kinds strike anywhere, on coasts, or by features', () => {
  expect(defaultDisasters.map(({ id }) => id)).toEqual(['epidemic', 'famine', 'earthquake', 'hurricane', 'flood', 'drought', 'volcano']);
  const state = edit(started(), (draft) => {
    draft.affairs = [
      { type: 'disaster', window: { type: 'disaster-city', player: 'bo' }, player: 'ada', choosers: ['bo', 'ada'], kind: null },
    ];
    draft.step = 'events';
  });
  const cities = (kind: string) =>
    game
      .legalActions(
        edit(state, (draft) => {
          (draft.affairs[0] as { kind: string }).kind = kind;
        }),
        'bo',
      )
      .map((action) => (action as { territory: string }).territory);
  const own = Object.keys(state.cities)
    .filter((id) => state.controllers[id] === 'ada')
    .sort();
  expect([...cities('famine')].sort()).toEqual(own);
  expect(cities('volcano')).toEqual(['a6']);
  expect(cities('hurricane')).toEqual(['a2']);
  expect(cities('drought')).toEqual(['a1', 'a2']);
});

clause('GM-KIND-02', 'a list of kinds is not empty, has different ids, and one for anywhere', () => {
  const kind = (id: string, terrain: DisasterKind['terrain']): DisasterKind => ({ id, name: id, english: id, terrain });
  for (const kinds of [[], [kind('x', 'any'), kind('x', 'any')], [kind('x', 'coastal')]])
    expect(fault({ players: ['ada', 'bo'], disasterKinds: kinds })).toEqual(['kinds-invalid', 'GM-KIND-02']);
  expect(begins({ players: ['ada', 'bo'], disasterKinds: [kind('x', 'any')] }).config.disasterKinds!.length).toBe(1);
});

clause('GM-SHEET-01', 'every default build costs its points and yields its Army and actions', () => {
  for (const { relevance, characteristics, characters, newCities, newWalledCities, wallsCapital, armyPoints, yields } of builds) {
    const [authority, diplomacy, militarism, technology] = characteristics;
    const worth = characters.flatMap((values) => Object.values(values)).reduce((sum, value) => sum + value, 0);
    const cost =
      authority + diplomacy + militarism + technology + worth + newCities + 2 * newWalledCities + (wallsCapital ? 1 : 0) + armyPoints;
    expect([cost, yields.cost]).toEqual([relevanceTable[relevance].creationPoints, cost]);
    expect(initialArmy(relevance, 3 + newCities + newWalledCities, { militarism, technology }, armyPoints, 'down')).toBe(yields.army);
    expect(baseActions(relevance, authority, technology, 'down')).toBe(yields.actions);
  }
});

clause('GM-SHEET-02', 'builds are placed by the map, and left out where they do not fit', () => {
  const state = creating({ relevance: 'large' });
  const sheets = game.legalActions(state, 'ada') as never as {
    capital: string;
    newCities: { territory: string; name: string; walled: boolean }[];
    characters: { location: string }[];
  }[];
  expect(sheets.length).toBe(4);
  expect(sheets[2]!.newCities.map(({ territory, walled }) => [territory, walled])).toEqual([
    ['a2', false],
    ['a4', false],
    ['a5', false],
  ]);
  expect([sheets[0]!.capital, sheets[0]!.newCities[0]!.name, sheets[0]!.characters[0]!.location]).toEqual(['a1', "Port d'Alba", 'a1']);
  expect(game.legalActions(creating({ relevance: 'large', maxCharacters: 2 }), 'ada').length).toBe(2);
});

clause('GM-ENUM-03', 'whatever the places of a map are called, what is listed can be read and played', () => {
  const map = JSON.parse(JSON.stringify(defaultMap(2))) as Draft<RegionMap>;
  map.name = 'n'.repeat(90);
  map.countries[0]!.name = 'n'.repeat(90);
  for (const territory of map.territories) territory.name = `${'n'.repeat(79)}\u{1F600}`;
  const accepts = (state: State): State => {
    const [player] = game.actors(state);
    const listed = game.legalActions(state, player!);
    for (const action of listed) expect(game.decodeAction(JSON.parse(JSON.stringify(action)), player!)._tag).toBe('Right');
    return t.after(state, listed.at(-1)!);
  };
  accepts(opened(['ada', 'bo'], { map, boardMode: 'drawn' }));
  let state = opened(['ada', 'bo'], { map });
  while (state.turn === 0) state = accepts(state);
  const names = state.config.players.map((player) => state.countries[player]!.name);
  expect(names).toEqual(['Brúgola', 'n'.repeat(80)]);
  const cities = Object.values(state.cities).map(({ name }) => name);
  expect(new Set(cities).size).toBe(cities.length);
  for (const name of cities) expect([name.length <= 80, encodeURIComponent(name) !== '']).toEqual([true, true]); // half a pair would throw
  const founding = game
    .legalActions(state, 'ada', { types: ['declare'] })
    .filter((action) => 'kind' in action && action.kind === 'found-city');
  expect(founding.length).toBeGreaterThan(0);
  for (const action of founding) expect(game.decodeAction(JSON.parse(JSON.stringify(action)), 'ada')._tag).toBe('Right');
});

clause(['GM-NAME-01'], 'default people take names from the cycle and roles by place', () => {
  const { characters } = started(['ada', 'bo']);
  expect(characters.map(({ name, role, owner }) => [name, role, owner])).toEqual([
    ['Guifré', 'sovereign', 'ada'],
    ['Ermessenda', 'chancellor', 'ada'],
    ['Elisenda', 'sovereign', 'bo'],
    ['Borrell', 'chancellor', 'bo'],
  ]);
});
