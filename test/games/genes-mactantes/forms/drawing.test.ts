import type { Action, DrawBorders, DrawCoast, DrawFeatures, PlaceCities } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import type { Group, List } from '../../../../src/core/choices/choices.js';
import { askTerritories } from '../../../../src/games/genes-mactantes/rules/shared/coastlines.js';
import { filled, isAccepted, offered, reached } from '../helpers/filling.js';
import { drawn } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const coast = drawn(0);

/** Six lands in a row and an island behind a strait. */
const outlines = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: `Land ${id}`, kind: 'land' as const })),
  { id: 'strait', name: '', kind: 'sea' as const },
  { id: 'island', name: 'Land a', kind: 'land' as const },
];
const edges = [
  { a: 'c', b: 'b' },
  { a: 'a', b: 'b' },
  ...['c', 'd', 'e'].map((id, i) => ({ a: id, b: ['d', 'e', 'f'][i]! })),
  { a: 'strait', b: 'a' },
  { a: 'island', b: 'strait' },
];
const draft: DrawCoast = { type: 'draw-coast', player: 'ada', name: '', territories: outlines, edges };

/** The answers that say so much of the territories. */
const territories = (list: readonly { readonly id: string; readonly name: string; readonly kind: string }[]) =>
  Object.fromEntries(list.flatMap((one, i) => Object.entries(one).map(([field, value]) => [`territories.${i}.${field}`, value])));

test('a coast of one’s own, with an island, is drawn territory by territory', () => {
  expect(isAccepted(coast, draft)).toBe(true);
  const action = reached(coast, draft) as DrawCoast;
  expect(action.territories).toEqual(outlines);
  expect(action.edges).toHaveLength(edges.length);
  expect(action.edges[0]).toEqual({ a: 'a', b: 'b' });
  const state = t.after(coast, action);
  expect(t.game.view(state, 'ada').map.territories.map(({ id }) => id)).toEqual(outlines.map(({ id }) => id));
});

test('a coast cannot end before there is land enough, and the last territory joins what does not hang together', () => {
  const five = filled(coast, 'ada', 'draw-coast', { name: 'Sea', ...territories(outlines.slice(0, 5)) });
  expect([five.ask?.field, five.ask?.enough]).toEqual(['territories.5.kind', null]);
  const six = filled(coast, 'ada', 'draw-coast', {
    name: 'Sea',
    ...territories(outlines.slice(0, 5)),
    'territories.5.kind': 'sea',
    'territories.5.name': 's',
    'territories.5.id': 's',
  });
  expect([six.ask?.field, six.ask?.enough]).toEqual(['territories.6.kind', null]);
  const answers = { name: 'Sea', ...territories(outlines.slice(0, 6)), 'territories.length': 6 };
  expect(filled(coast, 'ada', 'draw-coast', answers).ask).toMatchObject({
    field: 'edges.0',
    question: { from: ['1:Land a'], min: 0, max: 1 },
  });
  const apart = { ...answers, 'edges.0': [], 'edges.1': ['1:Land a'], 'edges.2': [], 'edges.3': ['2:Land b'] };
  expect(filled(coast, 'ada', 'draw-coast', apart).ask).toMatchObject({
    field: 'edges.4.0',
    question: { from: ['1:Land a', '3:Land c'], min: 1 },
  });
  const joined = filled(coast, 'ada', 'draw-coast', {
    ...apart,
    'edges.4.0': ['3:Land c'],
    'edges.4.1': ['5:Land e', '2:Land b'],
    'edges.4.2': ['4:Land d'],
  });
  expect((joined.ready as DrawCoast).edges.map(({ a, b }) => `${a}-${b}`)).toEqual(['a-c', 'b-e', 'b-f', 'c-f', 'd-f', 'e-f']);
  expect(isAccepted(coast, joined.ready!)).toBe(true);
});

test('of the five hundred territories that a map may have, the last are land where there is too little of it, and sea where there is no room for more', () => {
  /** What the next territory may be after so many lands and seas. */
  const next = (land: number, sea: number): unknown => {
    const drawn = [...Array(land).fill('land'), ...Array(sea).fill('sea')].map((kind, i) => ({ id: `t${i}`, name: '', kind }));
    const list = askTerritories(2, []) as List;
    const { fields } = list.of(drawn) as Group;
    return fields['kind']!({} as never);
  };
  const both = { from: ['land', 'sea'] };
  expect([next(0, 493), next(1, 493), next(6, 493)]).toMatchObject([both, both, both]);
  expect([next(0, 494), next(1, 494), next(5, 494)]).toMatchObject(Array(3).fill({ from: ['land'] }));
  expect([next(199, 0), next(200, 0)]).toMatchObject([both, { from: ['sea'] }]);
});

test('no sign of a map is used twice, or belongs to a person', () => {
  const twice = territories([...outlines.slice(0, 5), { id: 'a', name: 'Land f', kind: 'land' }]);
  const sheet = filled(coast, 'ada', 'draw-coast', {
    name: '',
    ...twice,
    'territories.0.id': 'person-7',
    'territories.1.id': '__proto__',
    'territories.2.id': 'a',
    'territories.length': 6,
    'edges.0': ['1:Land a'],
    'edges.1': ['1:Land a'],
    'edges.2': ['1:Land a'],
    'edges.3': ['1:Land a'],
    'edges.4': ['1:Land a'],
  });
  expect((sheet.ready as DrawCoast).territories.map(({ id }) => id)).toEqual(['person-7 II', '__proto__ II', 'a', 'd', 'e', 'a II']);
});

const features = t.after(coast, draft);

test('features and barriers are drawn where one likes, and a cliff cuts nothing off', () => {
  const action: DrawFeatures = {
    type: 'draw-features',
    player: 'bo',
    features: { c: ['forest', 'river', 'forest'], a: ['volcano'], b: [], strait: [] },
    barriers: [
      { a: 'b', b: 'a', barrier: 'river' },
      { a: 'c', b: 'd', barrier: 'none' },
      { a: 'a', b: 'b', barrier: 'cliff' },
    ],
  };
  expect(isAccepted(features, action)).toBe(true);
  expect(reached(features, action)).toEqual({
    ...{ type: 'draw-features', player: 'bo', features: { a: ['volcano'], c: ['forest', 'river'] } },
    barriers: [{ a: 'a', b: 'b', barrier: 'river' }],
  });
  const nothing = { 'features.length': 0 };
  expect(offered(features, 'bo', 'draw-features', { ...nothing, 'barriers.0.edge': { a: 'a', b: 'b' } })).toEqual(['river']);
  const ring = t.edit(features, (state) => void state.map!.edges.push({ a: 'a', b: 'c', barrier: 'none' }));
  expect(offered(ring, 'bo', 'draw-features', { ...nothing, 'barriers.0.edge': { a: 'a', b: 'b' } })).toEqual(['river', 'cliff']);
  const first = { ...nothing, 'barriers.0.edge': { a: 'a', b: 'b' }, 'barriers.0.barrier': 'cliff' };
  expect(offered(ring, 'bo', 'draw-features', { ...first, 'barriers.1.edge': { a: 'a', b: 'c' } })).toEqual(['river']);
  expect(offered(ring, 'bo', 'draw-features', first)).not.toContainEqual({ a: 'a', b: 'b' });
});

const borders = t.after(features, { type: 'draw-features', player: 'bo', features: {}, barriers: [] });

test('all land is divided: whoever comes last gets what is left', () => {
  const action: DrawBorders = {
    type: 'draw-borders',
    player: 'ada',
    countries: [
      { id: 'west', name: '', territories: ['island', 'c', 'a'] },
      { id: 'east', name: 'East', territories: ['f', 'e', 'd', 'b'] },
    ],
  };
  expect(isAccepted(borders, action)).toBe(true);
  expect((reached(borders, action) as DrawBorders).countries.map((country) => country.territories)).toEqual([
    ['a', 'c', 'island'],
    ['b', 'd', 'e', 'f'],
  ]);
  const named = { 'countries.0.name': 'West', 'countries.0.id': 'west' };
  expect(filled(borders, 'ada', 'draw-borders', named).ask?.question).toMatchObject({ kind: 'some', min: 3, max: 4 });
  const greedy = filled(borders, 'ada', 'draw-borders', { ...named, 'countries.0.territories': ['a', 'b', 'c', 'd', 'e'] });
  expect(greedy.misfit).not.toBeNull();
  const same = { ...named, 'countries.0.territories': ['a', 'b', 'c'], 'countries.1.name': 'West', 'countries.1.id': 'west' };
  expect((filled(borders, 'ada', 'draw-borders', same).ready as DrawBorders).countries[1]).toMatchObject({
    id: 'west II',
    territories: ['d', 'e', 'f', 'island'],
  });
});

const cities = t.after(borders, {
  type: 'draw-borders',
  player: 'ada',
  countries: [
    { id: 'west', name: '', territories: ['a', 'b', 'c'] },
    { id: 'east', name: 'East', territories: ['d', 'e', 'f', 'island'] },
  ],
});

test('three cities of each country stand where one likes, and no two are called alike', () => {
  const site = (territory: string, name = territory) => ({ territory, name });
  const action: Action = {
    type: 'place-cities',
    player: 'bo',
    cities: { east: [site('island'), site('d', 'x'.repeat(3000)), site('e')], west: [site('c'), site('b'), site('a')] },
  };
  expect(isAccepted(cities, action)).toBe(true);
  expect(reached(cities, action)).toEqual(action);
  const first = { 'cities.0.territory': 'b', 'cities.0.name': 'Nova' };
  expect(offered(cities, 'bo', 'place-cities', first)).toEqual(['a', 'c']);
  const sites = ['b', 'c', 'a', 'd', 'e', 'island'].flatMap((id, i) => [
    [`cities.${i}.territory`, id],
    [`cities.${i}.name`, 'Nova'],
  ]);
  const all = filled(cities, 'bo', 'place-cities', Object.fromEntries(sites)).ready as PlaceCities;
  expect(all.cities['west']!.map(({ name }) => name)).toEqual(['Nova', 'Nova II', 'Nova III']);
  expect(isAccepted(cities, all)).toBe(true);
});
