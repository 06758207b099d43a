import { isWholeWithin } from '../../../core/data/bounds.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { isBlank } from '../content/names.js';
import { relevanceTable } from '../queries/allowances.js';
import { costOf, defaultSheets, total } from '../queries/default-sheets.js';
import { inOrder } from '../queries/domains.js';
import { citiesOf, cityOf, controllerOf, mapOf, placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CountrySheet, characteristics, countrySheetFields, type State } from '../types/index.js';
import { askSheet } from './shared/country-sheets.js';
import { rule } from './shared/rule.js';

/** Hands in the country sheet, in secret and for good. [GM-SETUP-02] */
export interface CreateCountry extends ActionBase, CountrySheet {
  readonly type: 'create-country';
}

function* characterFaults(state: State, { characters, principal }: CountrySheet): Violations<ClauseId> {
  for (const [i, { values }] of characters.entries())
    if (characteristics.some((one) => !isWholeWithin(values[one], 0, 3)) || total(values) === 0)
      yield refuse('bad-character', 'GM-CREA-03', {}, `characters.${i}.values`);
  const isNamed = principal !== null && isWholeWithin(principal, 0, characters.length - 1);
  if (characters.length > 0 ? !isNamed : principal !== null) yield refuse('principal-required', 'GM-CREA-05', {}, 'principal');
  if (characters.length > state.config.maxCharacters)
    yield refuse('too-many-characters', 'GM-CFG-13', { most: state.config.maxCharacters }, 'characters');
}

function* cityFaults(state: State, player: string, { newCities, wallInitial, capital }: CountrySheet): Violations<ClauseId> {
  const names = new Set<string>();
  for (const { cities } of mapOf(state).countries) for (const { name } of cities) names.add(name);
  for (const [i, { territory, name }] of newCities.entries()) {
    const isFree =
      controllerOf(state, territory) === player &&
      cityOf(state, territory) === undefined &&
      newCities.findIndex((other) => other.territory === territory) === i;
    if (!isFree) yield refuse('bad-city-site', 'GM-CREA-07', { territory }, `newCities.${i}.territory`);
    if (isBlank(name) || names.has(name)) yield refuse('bad-name', 'GM-CREA-07', { name }, `newCities.${i}.name`);
    names.add(name);
  }
  const initial = citiesOf(state, player);
  if (wallInitial.some((territory, i) => !initial.includes(territory) || wallInitial.indexOf(territory) !== i))
    yield refuse('bad-city-site', 'GM-SACT-02', {}, 'wallInitial');
  if (!initial.includes(capital) && !newCities.some(({ territory }) => territory === capital))
    yield refuse('bad-capital', 'GM-CREA-09', { territory: capital, player }, 'capital');
}

/** Where characters begin, and what they and the country are called. */
function* placeFaults(
  state: State,
  player: string,
  { name: country, characters, principal, newCities }: CountrySheet,
): Violations<ClauseId> {
  const cities = citiesOf(state, player);
  for (const [i, { name, location }] of characters.entries()) {
    const isCity = cities.includes(location) || newCities.some(({ territory }) => territory === location);
    if (controllerOf(state, location) !== player || (i === principal && !isCity))
      yield refuse('bad-location', 'GM-CREA-10', { name, territory: location }, `characters.${i}.location`);
  }
  for (const [i, character] of characters.entries()) {
    for (const field of ['name', 'role'] as const)
      if (isBlank(character[field])) yield refuse('bad-name', 'GM-CREA-11', { fault: 'character' }, `characters.${i}.${field}`);
  }
  if (isBlank(country)) yield refuse('bad-name', 'GM-CREA-11', { fault: 'country' }, 'name');
}

/** [GM-CREA-01] The points of the relevance are spent. */
export const createCountry = rule<CreateCountry>({
  type: 'create-country',
  cites: ['GM-CREA-01', 'GM-CREA-02', 'GM-CREA-03', 'GM-CREA-06', 'GM-CREA-08', 'GM-CREA-09'],
  codec: action<CreateCountry>('create-country', countrySheetFields),
  choices: askSheet,
  canonical: (state, action) => ({ ...action, wallInitial: inOrder(citiesOf(state, action.player), action.wallInitial) }),
  enumerate: (state, player) => defaultSheets(state, player).map((sheet) => ({ type: 'create-country', player, ...sheet })),
  *check(state, sheet) {
    const { player, characters, newCities, armyPoints } = sheet;
    const strange = [
      ...characters.map(({ location }, i) => ({ territory: location, path: `characters.${i}.location` })),
      ...newCities.map(({ territory }, i) => ({ territory, path: `newCities.${i}.territory` })),
      ...sheet.wallInitial.map((territory, i) => ({ territory, path: `wallInitial.${i}` })),
      { territory: sheet.capital, path: 'capital' },
    ].find(({ territory }) => placeOf(state, territory) === undefined);
    if (strange !== undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory: strange.territory }, strange.path);
    if (!isWholeWithin(armyPoints, 0, 1000)) return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'army-points' }, 'armyPoints');
    const points = relevanceTable[state.countries[player]!.relevance].creationPoints;
    const bad = characteristics.find((one) => !isWholeWithin(sheet.characteristics[one], 0, 10));
    const cost = costOf(sheet);
    if (cost > points) yield refuse('over-budget', 'GM-CREA-01', { cost, points });
    if (bad !== undefined)
      yield refuse(
        'bad-characteristic',
        'GM-CREA-02',
        { characteristic: bad, value: sheet.characteristics[bad] },
        `characteristics.${bad}`,
      );
    yield* characterFaults(state, sheet);
    yield* cityFaults(state, player, sheet);
    yield* placeFaults(state, player, sheet);
  },
  apply(state, { type: _type, player, ...sheet }, table) {
    state.creations[player] = {
      ...sheet,
      characteristics: { ...sheet.characteristics },
      characters: sheet.characters.map((character) => ({ ...character, values: { ...character.values } })),
      newCities: sheet.newCities.map((city) => ({ ...city })),
      wallInitial: [...sheet.wallInitial],
    };
    table.emit({ type: 'sheet-handed-in', player, step: 'creation' });
  },
});
