import { type DrawBorders, defaultMap, type PlaceCities } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { drawn } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, game } = t;
const state = drawn(3);
const template = game.legalActions(state, 'bo')[0] as PlaceCities;

/** The template with other cities for Aurenca. */
const refused = (...sites: readonly string[]) => {
  const aurenca = sites.map((site) => ({ territory: site.split(' ')[0]!, name: site.split(' ')[1] ?? '' }));
  return t.refusal(state, { ...template, cities: { ...template.cities, aurenca } });
};

clause('GM-BOARD-05', 'exactly three cities in three different territories of each country', () => {
  expect(drawn(4).map!.countries.map(({ cities }) => cities)).toEqual(defaultMap(2).countries.map(({ cities }) => cities));
  expect(drawn(4).step).toBe('setup-draft');
  expect(t.refusal(state, { ...template, cities: {} })).toEqual(['map-city-count', 'GM-MAPV-10']);
  expect(t.refusal(state, { ...template, cities: { ...template.cities, atlantis: [] } })).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-BOARD-06', 'cities are judged by count, place and name, and placed again if bad', () => {
  for (const sites of [
    ['a1 x', 'a2 y'],
    ['a1 x', 'a2 y', 'a3 z', 'a4 u'],
  ])
    expect(refused(...sites)).toEqual(['map-city-count', 'GM-MAPV-10']);
  for (const place of ['a1', 'b8', 'mar-de-fora']) expect(refused('a1 x', `${place} y`, 'a3 z')).toEqual(['map-city-place', 'GM-MAPV-11']);
  for (const name of ['x', '', '\u2003', 'Rojal']) expect(refused('a1 x', `a2 ${name}`, 'a3 z')).toEqual(['map-city-name', 'GM-MAPV-12']);
  expect(game.actors(state)).toEqual(['bo']);
});

clause('GM-BOARD-05', 'listed are cities in the countries as they are drawn, also where only their land differs from the usual', () => {
  const usual = drawn(2);
  const [borders] = game.legalActions(usual, 'ada') as readonly DrawBorders[];
  const [aurenca, other] = borders!.countries;
  const swapped = [
    { ...aurenca!, territories: other!.territories },
    { ...other!, territories: aurenca!.territories },
  ];
  const state = t.after(usual, { ...borders!, countries: swapped });
  const listed = game.legalActions(state, 'bo') as readonly PlaceCities[];
  expect(listed.map((action) => game.explain(state, action))).toEqual([[]]);
  const places = listed[0]!.cities['aurenca']!.map(({ territory }) => territory);
  expect(places).toEqual(other!.territories.slice(0, 3));
});

test('whatever is wrong with the cities is said of the cities: the action has no countries', () => {
  const sites = (text: string) => text.split(', ').map((site) => ({ territory: site.slice(0, 2), name: site.slice(3) }));
  const faults = (text: string) =>
    game.explain(state, { ...template, cities: { ...template.cities, aurenca: sites(text) } }).map(({ code, path }) => [code, path]);
  expect(faults('a1 x, a2 y')).toEqual([['map-city-count', 'cities']]);
  expect(faults('a1 x, a1 y, a3 z')).toEqual([['map-city-place', 'cities']]);
  expect(faults('a1 x, a2 x, a3 z')).toEqual([['map-city-name', 'cities']]);
});
