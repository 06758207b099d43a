import type { Draft } from 'immer';
import { clone } from 'ludoteca';
import { baseActions, builds, defaultMap, initialArmy, type RegionMap, relevanceTable, type State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { creating } from '../helpers/scenes/founding.js';
import { listed } from '../helpers/scenes/internal-orders.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, opened, started } = t;

/** The ready-made sheets as the book has them. */
const table = `
small balanced 5/4/4/4 A1 0 0 0 2 20 19 3
small warlike 4/4/5/4 M2 0 0 0 1 20 19 3
small learned 4/4/4/6 A1 1 0 0 0 20 20 4
small courtly 5/5/4/4 A1D1 0 0 0 0 20 17 3
medium balanced 6/5/5/6 A1M1;D2 0 1 0 2 30 28 6
medium warlike 6/4/7/4 A1M2 0 0 1 5 30 30 5
medium learned 6/5/4/7 A1;D2 2 0 0 3 30 30 6
medium courtly 6/7/4/4 A2D1;D3;D1 0 0 1 1 30 23 5
large balanced 7/6/6/6 A2M1;D3;M2 0 1 1 4 40 36 7
large warlike 7/4/9/6 A1M3;D2 0 0 1 7 40 40 7
large learned 9/6/4/9 A1;D2 3 0 1 5 40 40 9
large courtly 7/9/4/4 A3;A1D3;D3;M1 0 1 1 2 40 31 6`;

type Listed = readonly {
  capital: string;
  principal: number;
  wallInitial: string[];
  newCities: { territory: string; name: string; walled: boolean }[];
  characters: { location: string }[];
}[];
const sheets = (state: State) => game.legalActions(state, 'ada') as never as Listed;

clause('GM-SHEET-01', 'every default build is that of the book, costs its points, and yields its Army and actions', () => {
  const told = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${name[0]!.toUpperCase()}${value}`)
      .join('');
  const rows = builds.map((build) => {
    const { relevance, id, characteristics, characters, newCities, newWalledCities, wallsCapital, armyPoints } = build;
    const [authority, diplomacy, militarism, technology] = characteristics;
    const worth = characters.flatMap((values) => Object.values(values)).reduce((sum, value) => sum + value, 0);
    const cost =
      authority + diplomacy + militarism + technology + worth + newCities + 2 * newWalledCities + (wallsCapital ? 1 : 0) + armyPoints;
    expect(cost).toBe(relevanceTable[relevance].creationPoints);
    const army = initialArmy(relevance, 3 + newCities + newWalledCities, { militarism, technology }, armyPoints, 'down');
    const actions = baseActions(relevance, authority, technology, 'down');
    expect(build.yields).toEqual({ cost, army, actions });
    const people = characters.map(told).join(';');
    const bought = [newCities, newWalledCities, wallsCapital ? 1 : 0, armyPoints];
    return [relevance, id, characteristics.join('/'), people, ...bought, cost, army, actions].join(' ');
  });
  expect(rows).toEqual(table.trim().split('\n'));
});

clause(
  'GM-SHEET-02',
  'builds are placed by the map: the first city is the capital, where all are; free land in map order is settled',
  () => {
    const listed = sheets(creating({ relevance: 'large' }));
    expect(listed.length).toBe(4);
    expect(listed[2]!.newCities).toEqual([
      { territory: 'a2', name: "Port d'Alba", walled: false },
      { territory: 'a4', name: 'Gual Llarg', walled: false },
      { territory: 'a5', name: 'Aiguabaixa', walled: false },
    ]);
    expect(listed[0]!.newCities).toEqual([{ territory: 'a2', name: "Port d'Alba", walled: true }]);
    for (const { capital, principal, wallInitial, characters } of listed) {
      expect([capital, principal, wallInitial]).toEqual(['a1', 0, ['a1']]);
      expect(characters.every(({ location }) => location === 'a1')).toBe(true);
    }
    const map = clone(defaultMap(2)) as Draft<RegionMap>;
    for (const territory of map.territories) if (territory.kind === 'land') territory.name = 'Aurenc';
    const alike = creating({ relevance: 'large', map: map as RegionMap });
    expect(sheets(alike)[2]!.newCities.map(({ name }) => name)).toEqual(['Aurenc II', 'Aurenc III', 'Aurenc IV']);
  },
);

clause('GM-SHEET-02', 'a build that needs more sites or characters than there are is left out, and some build always fits', () => {
  expect(sheets(creating({ relevance: 'large', maxCharacters: 2 })).length).toBe(2);
  for (const relevance of ['small', 'medium', 'large'] as const) {
    const crowded = edit(creating({ relevance, maxCharacters: 2 }), (draft) => {
      for (const id of ['a2', 'a4', 'a5', 'a7', 'a8'])
        draft.cities[id] = { name: id, walled: false, capitalOf: null, siege: null, disasterTurn: null };
    });
    expect(sheets(crowded).length).toBe(relevance === 'small' ? 3 : 1);
  }
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

clause('GM-NAME-01', 'default people take names from the cycle, three places on for each seat, and roles by place', () => {
  const courtly = (players: readonly string[]) => {
    let state = opened(players, { relevance: 'large' });
    while (state.turn === 0) {
      const [player] = game.actors(state);
      const listed = game.legalActions(state, player!);
      state = t.after(state, state.step === 'setup-creation' ? listed.at(-1)! : listed[0]!);
    }
    return state.characters;
  };
  const people = courtly(['ada', 'bo', 'cy', 'di', 'eve']);
  const cycle = [
    ...['Guifré', 'Ermessenda', 'Oliba', 'Elisenda', 'Borrell', 'Adalaida', 'Sunyer', 'Guisla'],
    ...['Arnulf', 'Peronella', 'Dalmau', 'Quixilona', 'Bernat', 'Riquilda', 'Miró', 'Ramon'],
  ];
  const seats = ['ada', 'bo', 'cy', 'di', 'eve'];
  for (const [seat, player] of seats.entries()) {
    const own = people.filter(({ owner }) => owner === player);
    expect(own.map(({ name }) => name)).toEqual([0, 1, 2, 3].map((place) => cycle[3 * seat + place]));
    expect(own.map(({ role }) => role)).toEqual(['sovereign', 'chancellor', 'marshal', 'envoy']);
  }
  const newcomer = (count: number) => {
    const state = edit(started(), (draft) => {
      t.alone(draft);
      for (let i = 0; i < count; i++) t.person(draft, 'ada', 'A1', 'a1');
    });
    const [written] = listed(state, 'ada', 'promote').filter((action) => action.written['mode'] === 'introduce');
    return written!.written['role'];
  };
  expect([newcomer(3), newcomer(4), newcomer(5)]).toEqual(['envoy', 'steward', 'steward']);
});
