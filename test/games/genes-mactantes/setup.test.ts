import type { Draft } from 'immer';
import { clone, E, O, scripted, seeded } from 'ludoteca';
import {
  atlasOf,
  baseActions,
  builds,
  type Config,
  type DisasterKind,
  defaultDisasters,
  defaultMap,
  initialArmy,
  mapFaults,
  type RegionMap,
  relevanceTable,
  type State,
} from 'ludoteca/genes-mactantes';
import { accepted, refused } from 'ludoteca/testing';
import { expect } from 'vitest';
import * as t from './table.js';

const { clause, edit, game, opened, started } = t;

const fault = (config: object): readonly [string, string] => {
  const [first] = refused(game.setup(config as Config, scripted([])) as never);
  return [first.code, first.clause];
};
const ids = (n: number) => Array.from({ length: n }, (_, i) => `p${i}`);
const begins = (config: Config): State => accepted(game.setup(config, seeded(1))).state;

clause('GM-CFG-01', 'from two to ten different players', () => {
  expect(fault({ players: ['ada'] })).toEqual(['too-few-players', 'GM-CFG-01']);
  expect(fault({ players: ids(11) })).toEqual(['too-many-players', 'GM-CFG-01']);
  expect(fault({ players: ['ada', 'ada'] })).toEqual(['duplicate-player', 'GM-CFG-01']);
  expect(begins({ players: ids(5) }).config.players).toEqual(ids(5));
});
clause('GM-CFG-02', 'more than five players need a map, in either board mode', () => {
  expect(fault({ players: ids(6) })).toEqual(['map-required', 'GM-CFG-02']);
  expect(fault({ players: ids(6), boardMode: 'drawn' })).toEqual(['map-required', 'GM-CFG-02']);
});
clause('GM-CFG-03', 'options outside their values are refused by name, those left out take defaults', () => {
  for (const bad of [
    { journeysPerTurn: 6 },
    { minActions: 2 },
    { rounding: 'sideways' },
    { length: { mode: 'turns', turns: 0 } },
    { foundingTroops: 3 },
    { wild: 1 },
  ]) {
    const [first] = refused(game.setup({ players: ['ada', 'bo'], ...bad } as never, scripted([])) as never);
    expect([first.code, first.path?.split('.')[0]]).toEqual(['bad-config', Object.keys(bad)[0]]);
  }
  expect(fault({ players: ['ada', 'independent'] })[0]).toBe('bad-config');
  expect(begins({ players: ['ada', 'bo'] }).config).toMatchObject({
    boardMode: 'preset',
    orderMode: 'lots',
    relevance: 'medium',
    events: true,
    rounding: 'down',
    minActions: 1,
    foundingTroops: 2,
    journeysPerTurn: 1,
    hiddenCharacters: true,
    foreignSupport: true,
    maxCharacters: 10,
    maxOffersPerTurn: 3,
    earlyVictory: true,
    mixedVictory: false,
  });
});
clause(['GM-CFG-04', 'GM-REL-01'], 'equal relevance gives everybody the same points, Army and actions', () => {
  expect(relevanceTable).toEqual({
    small: { creationPoints: 20, army: 5, actions: 1 },
    medium: { creationPoints: 30, army: 10, actions: 2 },
    large: { creationPoints: 40, army: 15, actions: 3 },
  });
  const state = started(['ada', 'bo'], { relevance: 'large' });
  expect(Object.values(state.countries).map(({ relevance }) => relevance)).toEqual(['large', 'large']);
});
clause('GM-END-03', 'ten turns unless chosen otherwise', () =>
  expect(opened(['ada', 'bo']).config.length).toEqual({ mode: 'turns', turns: 10 }),
);
clause('GM-CFG-06', 'each division is rounded by itself', () => {
  expect([baseActions('medium', 5, 5, 'down'), baseActions('medium', 5, 5, 'nearest'), baseActions('medium', 5, 5, 'up')]).toEqual([
    4, 6, 6,
  ]);
  expect(initialArmy('small', 3, { militarism: 0, technology: 5 }, 0, 'nearest')).toBe(14);
});
clause('GM-ORDER-01', 'the order is drawn by one shuffle, or is that of the seats', () => {
  const drawn = accepted(game.setup({ players: ['ada', 'bo', 'cy'] }, scripted([[2, 0, 1]])));
  expect(drawn.state.order).toEqual(['cy', 'ada', 'bo']);
  expect(drawn.rolls.length).toBe(1);
  expect(accepted(game.setup({ players: ['ada', 'bo', 'cy'], orderMode: 'seating' }, scripted([]))).rolls).toEqual([]);
});
clause(['GM-DICE-01', 'GM-DICE-02'], 'only shuffles of the order and ten-sided dice are thrown', () => {
  const { rolls } = accepted(game.setup({ players: ['ada', 'bo'] }, seeded(3)));
  expect(rolls.map(({ kind }) => kind)).toEqual(['shuffle']);
  const { rolls: dice } = t.perform(started(), 'ada', t.internal('taxes'), {}, [10]);
  expect(dice).toMatchObject([{ kind: 'roll', sides: 10, value: 10 }]);
});

// The default packs
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

// Custom maps
const broken = (recipe: (map: Draft<RegionMap>) => void): string | undefined => {
  const map = clone(defaultMap(2)) as Draft<RegionMap>;
  recipe(map);
  const [code, ruling] = fault({ players: ['ada', 'bo'], map });
  return `${code} ${ruling}`;
};
clause('GM-MAPV-01', 'territory ids are unique and not empty', () => {
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

// Disasters as data
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

// Drawing the board
const drawn = (steps: number, players: readonly string[] = ['ada', 'bo']): State => {
  let state = opened(players, { boardMode: 'drawn' });
  for (let i = 0; i < steps; i++) state = t.after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  return state;
};
clause(['GM-SETUP-01', 'GM-BOARD-01'], 'the steps come in order, each with its own drawer', () => {
  const steps = [0, 1, 2, 3, 4].map((n) => [drawn(n).step, ...game.actors(drawn(n))]);
  expect(steps).toEqual([
    ['setup-coast', 'ada'],
    ['setup-features', 'bo'],
    ['setup-borders', 'ada'],
    ['setup-cities', 'bo'],
    ['setup-draft', 'ada'],
  ]);
});
clause('GM-BOARD-02', 'the coast has no barriers and no features', () => {
  const { map } = drawn(1);
  expect([map!.territories.length, map!.edges.length]).toEqual([18, 38]);
  expect(map!.edges.every(({ barrier }) => barrier === 'none') && map!.territories.every(({ features }) => features.length === 0)).toBe(
    true,
  );
});
clause('GM-BOARD-03', 'the second step adds features and barriers on existing edges only', () => {
  const state = drawn(1);
  expect(drawn(2).map!.territories[0]!.features).toEqual(['plain', 'river']);
  const barriers = [{ a: 'a1', b: 'a8', barrier: 'river' as const }];
  expect(t.refusal(state, { type: 'draw-features', player: 'bo', features: {}, barriers })).toEqual(['bad-edge-barrier', 'GM-BOARD-03']);
});
clause(['GM-BOARD-04', 'GM-BOARD-06'], 'borders divide all land; a bad drawing is refused and the same player tries again', () => {
  const state = drawn(2);
  expect(t.refusal(state, { type: 'draw-borders', player: 'ada', countries: [] })).toEqual(['map-country-count', 'GM-MAPV-06']);
  expect(game.actors(state)).toEqual(['ada']);
  expect(
    drawn(3)
      .map!.countries.flatMap(({ territories }) => territories)
      .sort(),
  ).toEqual(
    defaultMap(2)
      .countries.flatMap(({ territories }) => territories)
      .sort(),
  );
  expect(
    t.refusal(opened(['ada', 'bo'], { boardMode: 'drawn' }), { type: 'draw-coast', player: 'ada', name: 'x', territories: [], edges: [] }),
  ).toEqual(['map-size', 'GM-MAPV-02']);
});
clause('GM-BOARD-05', 'three cities in three territories of each country', () => {
  const state = drawn(3);
  expect(t.refusal(state, { type: 'place-cities', player: 'bo', cities: {} })).toEqual(['map-city-count', 'GM-MAPV-10']);
  expect(drawn(4).map!.countries.map(({ cities }) => cities.length)).toEqual([3, 3]);
});
clause('GM-BOARD-07', 'a preset map is not drawn', () => expect(opened(['ada', 'bo']).step).toBe('setup-draft'));
clause('GM-SACT-01', 'setup actions are for their step and their player, and always listed', () => {
  const state = opened(['ada', 'bo'], { boardMode: 'drawn' });
  const draw = game.legalActions(state, 'ada')[0]!;
  expect(t.refusal(state, { ...draw, player: 'bo' })[0]).toBe('not-your-turn');
  expect(t.refusal(drawn(1), draw)[0]).toBe('wrong-phase');
  const other = t.after(state, {
    type: 'draw-coast',
    player: 'ada',
    name: 'other',
    territories: Array.from({ length: 7 }, (_, i) => ({ id: `t${i}`, name: `t${i}`, kind: 'land' as const })),
    edges: Array.from({ length: 6 }, (_, i) => ({ a: `t${i}`, b: `t${i + 1}` })),
  });
  let now = other;
  while (now.step !== 'setup-draft') now = t.after(now, game.legalActions(now, game.actors(now)[0]!)[0]!);
  expect(now.map!.countries.map(({ territories }) => territories.length)).toEqual([4, 3]);
  expect(now.map!.countries[0]!.cities.map(({ name }) => name)).toEqual(['t0', 't1', 't2']);
});

// Draft and relevance
clause(['GM-DRAFT-01', 'GM-DRAFT-02', 'GM-DRAFT-03'], 'picks go on where the drawing stops; the last country goes by itself', () => {
  const state = opened(['ada', 'bo', 'cy']);
  expect(game.actors(state)).toEqual(['bo']);
  expect(t.refusal(state, { type: 'pick-country', player: 'bo', country: 'x' })).toEqual(['unknown-country', 'GM-DRAFT-02']);
  const picked = t.after(state, { type: 'pick-country', player: 'bo', country: 'cendral' });
  expect(t.refusal(picked, { type: 'pick-country', player: 'cy', country: 'cendral' })).toEqual(['country-taken', 'GM-DRAFT-02']);
  const last = t.after(picked, { type: 'pick-country', player: 'cy', country: 'aurenca' });
  expect([last.picks['ada'], last.step]).toEqual(['brugola', 'setup-creation']);
});
clause(['GM-REL-02', 'GM-REL-03'], 'random relevance is one die each, in order, and stays', () => {
  const state = opened(['ada', 'bo', 'cy'], { relevanceMode: 'random' });
  const first = t.after(state, { type: 'pick-country', player: 'bo', country: 'cendral' });
  const { state: set, events } = t.play(first, { type: 'pick-country', player: 'cy', country: 'aurenca' }, [5, 6, 9]);
  expect(t.eventsOf(events, 'relevance-set').map(({ player, relevance, die }) => [player, relevance, die])).toEqual([
    ['ada', 'small', 5],
    ['bo', 'medium', 6],
    ['cy', 'large', 9],
  ]);
  const played = t.nextTurn(edit(started(), (draft) => t.values(draft, 'ada', [9, 5, 5, 10])));
  expect(played.countries['ada']!.relevance).toBe('medium');
  expect(set.countries['bo']!.relevance).toBe('medium');
});

// Creation
const creating = (options: Partial<Config> = {}): State =>
  t.after(opened(['ada', 'bo'], options), { type: 'pick-country', player: 'ada', country: 'aurenca' });
const sheetOf = (state: State, changes: object = {}) => ({ ...game.legalActions(state, 'ada')[0]!, ...changes }) as never;
const nobody = { characters: [], principal: null, newCities: [], armyPoints: 0 };
clause(['GM-CREA-01', 'GM-CREA-08'], 'points spent cannot exceed the relevance; what is left is lost', () => {
  const state = creating();
  expect(t.refusal(state, sheetOf(state, { armyPoints: 3 }))).toEqual(['over-budget', 'GM-CREA-01']);
  const cheap = t.after(state, sheetOf(state, { ...nobody, armyPoints: 1 }));
  expect(cheap.creations['ada']!.armyPoints).toBe(1);
  expect(t.refusal(cheap, { type: 'create-country', ...cheap.creations['ada'], player: 'ada' } as never)[0]).toBe('not-your-turn');
});
clause('GM-CREA-02', 'characteristics are from 0 to 10', () => {
  const state = creating();
  const four = { authority: 11, diplomacy: 0, militarism: 0, technology: 0 };
  expect(t.refusal(state, sheetOf(state, { ...nobody, characteristics: four }))).toEqual(['bad-characteristic', 'GM-CREA-02']);
  expect(t.refusal(state, sheetOf(state, { ...nobody, characteristics: { ...four, authority: -1 } }))[0]).toBe('bad-characteristic');
});
const someone = (changes: object = {}) => ({
  name: 'x',
  role: 'y',
  location: 'a1',
  values: { authority: 1, diplomacy: 0, militarism: 0, technology: 0 },
  ...changes,
});
clause(['GM-CREA-03', 'GM-CREA-04', 'GM-STATE-06'], 'a character has values up to 3, at least one, each paid for, perhaps several', () => {
  const state = creating();
  for (const values of [
    { authority: 4, diplomacy: 0, militarism: 0, technology: 0 },
    { authority: 0, diplomacy: 0, militarism: 0, technology: 0 },
  ])
    expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [someone({ values })], principal: 0 }))).toEqual([
      'bad-character',
      'GM-CREA-03',
    ]);
  const able = someone({ values: { authority: 3, diplomacy: 3, militarism: 2, technology: 0 } });
  expect(t.after(state, sheetOf(state, { ...nobody, characters: [able], principal: 0 })).creations['ada']!.characters.length).toBe(1);
  expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [able], principal: 0, armyPoints: 1 }))[0]).toBe('over-budget');
});
clause('GM-CREA-05', 'no characters, no principal; with some exactly one', () => {
  const state = creating();
  expect(t.after(state, sheetOf(state, nobody)).creations['ada']!.principal).toBeNull();
  for (const [characters, principal] of [
    [[someone()], null],
    [[someone()], 1],
    [[], 0],
  ] as const)
    expect(t.refusal(state, sheetOf(state, { ...nobody, characters, principal }))).toEqual(['principal-required', 'GM-CREA-05']);
});
clause('GM-CREA-06', 'a city costs 1, walled 2, walls round an initial one 1', () => {
  const state = creating();
  const four = { authority: 10, diplomacy: 10, militarism: 6, technology: 0 };
  const cities = [
    { territory: 'a2', name: 'u', walled: false },
    { territory: 'a4', name: 'v', walled: true },
  ];
  const whole = { ...nobody, characteristics: four, newCities: cities, wallInitial: ['a1'] };
  expect(t.after(state, sheetOf(state, whole)).creations['ada']!.newCities.length).toBe(2);
  expect(t.refusal(state, sheetOf(state, { ...whole, armyPoints: 1 }))[0]).toBe('over-budget');
});
clause(['GM-CREA-07', 'GM-SACT-02'], 'new cities need free own land and a name; walls go round an initial city once', () => {
  const state = creating();
  const found = (territory: string, name: string) => sheetOf(state, { ...nobody, newCities: [{ territory, name, walled: false }] });
  expect(t.refusal(state, found('a1', 'x'))).toEqual(['bad-city-site', 'GM-CREA-07']);
  expect(t.refusal(state, found('b2', 'x'))).toEqual(['bad-city-site', 'GM-CREA-07']);
  expect(t.refusal(state, found('a2', ''))).toEqual(['bad-name', 'GM-CREA-07']);
  expect(t.refusal(state, found('a2', 'Rojal'))).toEqual(['bad-name', 'GM-CREA-07']);
  for (const wallInitial of [['a1', 'a1'], ['b1'], ['a2']])
    expect(t.refusal(state, sheetOf(state, { ...nobody, wallInitial }))).toEqual(['bad-city-site', 'GM-SACT-02']);
  const city = (territory: string) => ({ ...nobody, newCities: [{ territory, name: 'Nova', walled: false }] });
  let both = t.after(state, sheetOf(state, city('a2')));
  both = t.after(both, { ...game.legalActions(both, 'bo')[0]!, ...city('b2') } as never);
  both = t.after(both, game.legalActions(both, 'ada')[0]!);
  both = t.after(both, game.legalActions(both, 'bo')[0]!);
  expect([both.cities['a2']!.name, both.cities['b2']!.name]).toEqual(['Nova', 'Nova II']);
});
clause('GM-CREA-09', 'one own city is the capital', () => {
  const state = creating();
  expect(t.refusal(state, sheetOf(state, { ...nobody, capital: 'a2' }))).toEqual(['bad-capital', 'GM-CREA-09']);
  expect(t.refusal(state, sheetOf(state, { ...nobody, capital: 'b1' }))).toEqual(['bad-capital', 'GM-CREA-09']);
  expect(started().cities['a1']!.capitalOf).toBe('ada');
});
clause('GM-CREA-10', 'the principal begins in a city, others anywhere at home', () => {
  const state = creating();
  const crew = (first: string, second: string) =>
    sheetOf(state, { ...nobody, characters: [someone({ location: first }), someone({ location: second })], principal: 0 });
  expect(t.after(state, crew('a3', 'a2')).creations['ada']!.characters[1]!.location).toBe('a2');
  expect(t.refusal(state, crew('a2', 'a2'))).toEqual(['bad-location', 'GM-CREA-10']);
  expect(t.refusal(state, crew('a3', 'b2'))).toEqual(['bad-location', 'GM-CREA-10']);
});
clause(['GM-CREA-11', 'GM-COMP-02'], 'names and roles are not empty', () => {
  const state = creating();
  expect(t.refusal(state, sheetOf(state, { ...nobody, name: '' }))).toEqual(['bad-name', 'GM-CREA-11']);
  for (const changes of [{ name: '' }, { role: '' }])
    expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [someone(changes)], principal: 0 }))).toEqual([
      'bad-name',
      'GM-CREA-11',
    ]);
});
clause('GM-CFG-13', 'nobody owns more characters than allowed', () => {
  const state = creating({ maxCharacters: 2 });
  expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [someone(), someone(), someone()], principal: 0 }))).toEqual([
    'too-many-characters',
    'GM-CFG-13',
  ]);
});
clause('GM-COMP-01', 'a country sheet has name, description, relevance, values, cities, capital and people', () => {
  const { name, description, relevance, characteristics, capital, principal } = started().countries['ada']!;
  expect([name, description, relevance, capital, principal]).toEqual(['Aurenca', '', 'medium', 'a1', 'c1']);
  expect(characteristics).toEqual({ authority: 6, diplomacy: 5, militarism: 5, technology: 6 });
});

// Default content
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
clause(['GM-NAME-01'], 'default people take names from the cycle and roles by place', () => {
  const { characters } = started(['ada', 'bo']);
  expect(characters.map(({ name, role, owner }) => [name, role, owner])).toEqual([
    ['Guifré', 'sovereign', 'ada'],
    ['Ermessenda', 'chancellor', 'ada'],
    ['Elisenda', 'sovereign', 'bo'],
    ['Borrell', 'chancellor', 'bo'],
  ]);
});

// Deployment
const deploying = (): State => {
  const state = creating();
  const both = t.after(state, game.legalActions(state, 'ada')[0]!);
  return t.after(both, game.legalActions(both, 'bo')[0]!);
};
clause(['GM-DEPL-01', 'GM-DEPL-02', 'GM-SHEET-03'], 'the Army of the formula is spread, no more and no less', () => {
  const state = deploying();
  const listed = game.legalActions(state, 'ada') as never as { units: { strength: number }[] }[];
  expect(listed.length).toBe(3);
  for (const { units } of listed) expect(units.reduce((sum, { strength }) => sum + strength, 0)).toBe(10 + 2 * 4 + 5 + 3 + 2);
  expect(t.refusal(state, { type: 'deploy-army', player: 'ada', units: t.troops('a1 garrison 27') })).toEqual([
    'army-mismatch',
    'GM-DEPL-02',
  ]);
});
clause('GM-DEPL-03', 'garrisons in own cities, field units at home, no place twice', () => {
  const state = deploying();
  const refusal = (text: string) => t.refusal(state, { type: 'deploy-army', player: 'ada', units: t.troops(text) });
  expect(refusal('a4 garrison 28')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('b2 army 28')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('a1 army 14, a1 army 14')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('mar-de-fora army 28')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('a1 army 0, a1 garrison 28')[0]).toBe('bad-parameter');
  expect(
    t.after(state, { type: 'deploy-army', player: 'ada', units: t.troops('a2 garrison 10, a4 army 10, a8 patrol 8') }).deployments['ada']!
      .length,
  ).toBe(3);
});
clause(['GM-DEPL-04', 'GM-STATE-11', 'GM-STATE-03'], 'afterwards the Army follows events alone, booked in the ledger', () => {
  const state = started();
  const { state: developed } = t.perform(state, 'ada', t.internal('develop', { characteristic: 'militarism' }));
  expect(t.army(developed, 'ada')).toBe(28);
  const { state: raised } = t.perform(state, 'ada', t.internal('recruit', { mode: 'one' }), { city: 'a1' });
  expect(raised.countries['ada']!.ledger).toMatchObject({ initial: 28, recruited: 1 });
  expect(game.view(raised, null).countries['ada']!.army).toBe(29);
});
clause(
  ['GM-SETUP-02', 'GM-SETUP-03', 'GM-VIS-07', 'GM-VIS-04'],
  'sheets are secret until all are in, then everything but people is told',
  () => {
    const state = creating();
    const handed = t.after(state, game.legalActions(state, 'ada')[0]!);
    expect(game.view(handed, 'bo')).toMatchObject({ creation: null, handedIn: ['ada'] });
    expect(game.view(handed, 'ada').creation).not.toBeNull();
    expect(t.refusal(handed, game.legalActions(state, 'ada')[0]!)[0]).toBe('not-your-turn');
    const deployed = t.after(deploying(), game.legalActions(deploying(), 'ada')[0]!);
    expect(game.view(deployed, null).units['ada']).toEqual([]);
    const { state: begun, events } = t.play(deployed, game.legalActions(deployed, 'bo')[0]!);
    const told = t.only(events, 'countries-revealed').countries['ada']!;
    expect(told.characters.map(({ location }) => location)).toEqual(['a1', null]);
    expect(begun.turn).toBe(1);
    expect(game.view(begun, null).characters.map(({ sighting }) => sighting?.territory ?? null)).toEqual(['a1', null, 'b1', null]);
    expect(begun.countries['ada']).toMatchObject({
      counterpower: 0,
      disorder: 0,
      levels: { blockade: 0 },
      thisTurn: { bonus: 0, penalty: 0 },
    });
  },
);
clause('GM-ERR-01', 'common refusals come first, in their order', () => {
  const state = started();
  const code = (action: object) => t.refusal(state, action as never)[0];
  expect(code({ type: 'nonsense', player: 'ada' })).toBe('unknown-action');
  expect(code({ type: 'commit', player: 'ada', extra: 1 })).toBe('bad-parameter');
  expect(code({ type: 'commit', player: 'zed' })).toBe('unknown-player');
  expect(code({ type: 'pass', player: 'ada' })).toBe('wrong-phase');
  expect(code(t.declaring('ada', t.internal('fortify', { territory: 'constructor' })))).toBe('bad-parameter');
  const over = edit(state, (draft) => {
    draft.step = 'finished';
    draft.ending = { reason: 'capitals', winners: ['ada'] };
  });
  expect(t.refusal(over, { type: 'commit', player: 'ada' })[0]).toBe('game-over');
});
clause(['GM-ERR-02', 'GM-ERR-03'], 'a refusal changes nothing, rolls nothing, and names code, clause and sentence', () => {
  const state = started();
  const dice = scripted([]);
  const result = game.reduce(state, t.declaring('ada', t.internal('fortify', { territory: 'b1' })), dice);
  expect(E.isLeft(result) && result.left[0]).toMatchObject({ code: 'not-your-city', clause: 'GM-FORT-01' });
  expect(dice.left).toBe(0);
  expect(E.isLeft(result) && result.left[0].message.length).toBeGreaterThan(10);
  expect(O.isNone(game.outcome(state))).toBe(true);
});
