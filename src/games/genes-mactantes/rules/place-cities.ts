import { type Choice, group, listOf, via } from '../../../core/choices/choices.js';
import { action, limits, list, record } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { callable } from '../content/names.js';
import { cityFaults } from '../content/validate.js';
import { now } from '../mechanics/countries/board.js';
import { freeName, territoryOf } from '../queries/domains.js';
import { mapOf, templateOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CitySite, citySite, type RegionMap, type State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Step 4: three cities in each country. [GM-BOARD-05] */
export interface PlaceCities extends ActionBase {
  readonly type: 'place-cities';
  readonly cities: Readonly<Record<string, readonly CitySite[]>>;
}

/** Are the drawn countries those of the configured map? */
const isTemplate = (state: State): boolean => {
  const [drawn, template] = [mapOf(state).countries, templateOf(state.config).countries];
  return (
    drawn.length === template.length &&
    drawn.every(({ id, territories }, i) => template[i]!.id === id && template[i]!.territories.join() === territories.join())
  );
};

/** The instances worth listing. */
function listPlaceCities(state: State, player: string): Iterable<PlaceCities> {
  const { territories, countries } = mapOf(state);
  const inOrder = (own: readonly string[]): string[] => territories.map(({ id }) => id).filter((id) => own.includes(id));
  const first = countries.map(
    (country) =>
      [
        country.id,
        inOrder(country.territories)
          .slice(0, 3)
          .map((id) => ({ territory: id, name: id })),
      ] as const,
  );
  const template = templateOf(state.config).countries.map(({ id, cities }) => [id, cities.map((city) => ({ ...city }))] as const);
  return [{ type: 'place-cities', player, cities: Object.fromEntries(isTemplate(state) ? template : first) }];
}

/** Every country begins with so many. [GM-MAPV-10] */
const citiesOfEach = 3;

/** The next city: three of the first country, then three of the second, and so on. */
const askCity = (state: State, before: readonly CitySite[]): Choice<CitySite> => {
  const { countries, territories } = mapOf(state);
  const built = new Set(before.map(({ territory }) => territory));
  const names = new Set(before.map(({ name }) => name));
  const free = countries[Math.floor(before.length / citiesOfEach)]!.territories.filter((territory) => !built.has(territory));
  return group<CitySite>({
    territory: () => territoryOf(free),
    name: ({ territory }) => freeName(callable(territories.find(({ id }) => id === territory)!), (name) => names.has(name), limits.text),
  });
};

/** [GM-BOARD-05] The most important cities of every country. */
export const placeCities = rule<PlaceCities>({
  type: 'place-cities',
  cites: ['GM-BOARD-01', 'GM-BOARD-05', 'GM-BOARD-06'],
  codec: action<PlaceCities>('place-cities', { cities: record(list(citySite, 100)) }),
  choices: {
    cities: (state) => {
      const { countries } = mapOf(state);
      const count = citiesOfEach * countries.length;
      return via(
        listOf((before: readonly CitySite[]) => askCity(state, before), count, count),
        {
          to: (sites): PlaceCities['cities'] =>
            Object.fromEntries(countries.map(({ id }, i) => [id, sites.slice(citiesOfEach * i, citiesOfEach * (i + 1))])),
          from: (cities) => countries.flatMap(({ id }) => own(cities, id) ?? []),
        },
      );
    },
  },
  enumerate: listPlaceCities,
  *check(state, { cities }) {
    const { countries } = mapOf(state);
    const strange = Object.keys(cities).find((id) => !countries.some((country) => country.id === id));
    if (strange !== undefined) yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-country', country: strange }, 'cities');
    yield* cityFaults(countries.map((country) => ({ ...country, cities: own(cities, country.id) ?? [] })));
  },
  apply(state, { player, cities }, table) {
    // Drawn anew, as with every step.
    const before = mapOf(now(state));
    const built = before.countries.map((country) => ({ ...country, cities: cities[country.id]!.map((city) => ({ ...city })) }));
    const map: RegionMap = { ...before, countries: built };
    state.map = map as NonNullable<typeof state.map>;
    state.step = 'setup-draft';
    table.emit({
      type: 'board-drawn',
      step: 'cities',
      player,
      cities: Object.fromEntries(Object.entries(cities).map(([id, sites]) => [id, sites.map((site) => ({ ...site }))])),
    });
  },
});
