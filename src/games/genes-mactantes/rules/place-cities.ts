import { action, list, own, record } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { cityFaults } from '../content/validate.js';
import { mapOf, templateOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CitySite, citySite, type State } from '../types/index.js';
import { fieldsFrom } from './shared/listed-forms.js';
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

/** [GM-BOARD-05] The most important cities of every country. */
export const placeCities = rule<PlaceCities>({
  type: 'place-cities',
  cites: ['GM-BOARD-01', 'GM-BOARD-05', 'GM-BOARD-06'],
  codec: action<PlaceCities>('place-cities', { cities: record(list(citySite, 100)) }),
  choices: fieldsFrom<PlaceCities>(listPlaceCities, ['cities']),
  enumerate: listPlaceCities,
  *check(state, { cities }) {
    const { countries } = mapOf(state);
    const strange = Object.keys(cities).find((id) => !countries.some((country) => country.id === id));
    if (strange !== undefined) yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-country', country: strange }, 'cities');
    yield* cityFaults(countries.map((country) => ({ ...country, cities: own(cities, country.id) ?? [] })));
  },
  apply(state, { player, cities }, table) {
    for (const country of state.map!.countries) country.cities = cities[country.id]!.map((city) => ({ ...city }));
    state.step = 'setup-draft';
    table.emit({
      type: 'board-drawn',
      step: 'cities',
      player,
      cities: Object.fromEntries(Object.entries(cities).map(([id, sites]) => [id, sites.map((site) => ({ ...site }))])),
    });
  },
});
