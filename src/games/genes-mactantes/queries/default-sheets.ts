import { type Build, type BuildValues, builds } from '../content/builds.js';
import { callable, namesOfSeat, roleAt, uniqueName } from '../content/names.js';
import { type Characteristic, type CountrySheet, characteristics, type State, type Unit, type Values } from '../types/index.js';
import { initialArmy } from './allowances.js';
import { atlas, citiesOf, landOf, mapOf } from './state.js';

/** What a set of values comes to. */
export const total = (values: Values): number => characteristics.reduce((sum, one) => sum + values[one], 0);

/** Four values, those not named being 0. */
const filled = (values: BuildValues): Values =>
  Object.fromEntries(characteristics.map((one) => [one, values[one] ?? 0])) as Record<Characteristic, number>;

/** A build on a player's country; null where it does not fit. [GM-SHEET-02] */
export const sheetFromBuild = (state: State, player: string, build: Build): CountrySheet | null => {
  const map = mapOf(state);
  const country = map.countries.find(({ id }) => id === state.picks[player])!;
  const capital = citiesOf(state, player)[0]!;
  const free = landOf(state, player).filter((territory) => state.cities[territory] === undefined);
  const wanted = build.newCities + build.newWalledCities;
  if (wanted > free.length || build.characters.length > state.config.maxCharacters) return null;
  const taken = new Set(map.countries.flatMap(({ cities }) => cities.map(({ name }) => name)));
  const newCities = free.slice(0, wanted).map((territory, i) => {
    const name = uniqueName(callable(atlas(state).places.get(territory)!), (other) => taken.has(other));
    taken.add(name);
    return { territory, name, walled: i >= build.newCities };
  });
  const names = namesOfSeat(state, player);
  const [authority, diplomacy, militarism, technology] = build.characteristics;
  return {
    name: callable(country),
    description: '',
    characteristics: { authority, diplomacy, militarism, technology },
    characters: build.characters.map((values, i) => ({ name: names[i]!, role: roleAt(i), values: filled(values), location: capital })),
    principal: 0,
    newCities,
    wallInitial: build.wallsCapital ? [capital] : [],
    capital,
    armyPoints: build.armyPoints,
  };
};

/** The builds that fit a player's relevance and country. */
export const defaultSheets = (state: State, player: string): readonly CountrySheet[] => {
  const { relevance } = state.countries[player]!;
  return builds
    .filter((build) => build.relevance === relevance)
    .map((build) => sheetFromBuild(state, player, build))
    .filter((sheet) => sheet !== null);
};

/** The own cities that a sheet makes, in map order. */
export const citiesOfSheet = (state: State, player: string, { newCities }: CountrySheet): readonly string[] => {
  const cities = new Set([...citiesOf(state, player), ...newCities.map(({ territory }) => territory)]);
  return atlas(state)
    .land.map(({ id }) => id)
    .filter((territory) => cities.has(territory));
};

/** The Army that a sheet gives. [GM-DEPL-01] */
export const armyOfSheet = (state: State, player: string, sheet: CountrySheet): number =>
  initialArmy(
    state.countries[player]!.relevance,
    citiesOfSheet(state, player, sheet).length,
    sheet.characteristics,
    sheet.armyPoints,
    state.config.rounding,
  );

/** The default deployments. [GM-SHEET-03] */
export const defaultDeployments = (state: State, player: string, sheet: CountrySheet): readonly (readonly Unit[])[] => {
  const cities = citiesOfSheet(state, player, sheet);
  const army = armyOfSheet(state, player, sheet);
  const { capital } = sheet;
  const spread = (points: number): Unit[] => {
    const share = Math.floor(points / cities.length);
    return cities
      .map((territory) => ({
        territory,
        kind: 'garrison' as const,
        strength: share + (territory === capital ? points - share * cities.length : 0),
      }))
      .filter(({ strength }) => strength > 0);
  };
  const deployments: Unit[][] = [spread(army), [{ territory: capital, kind: 'garrison', strength: army }]];
  if (army >= 6) {
    const main = Math.floor(army / 2) - 2;
    const field: Unit[] = [
      { territory: capital, kind: 'army', strength: main },
      { territory: capital, kind: 'patrol', strength: 2 },
    ];
    deployments.push([...field, ...spread(army - main - 2)]);
  }
  return deployments;
};

/** What a sheet costs. [GM-CREA-02] [GM-CREA-03] [GM-CREA-06] [GM-CREA-08] */
export const costOf = ({ characteristics: own, characters, newCities, wallInitial, armyPoints }: CountrySheet): number =>
  total(own) +
  characters.reduce((sum, { values }) => sum + total(values), 0) +
  newCities.reduce((sum, { walled }) => sum + (walled ? 2 : 1), 0) +
  wallInitial.length +
  armyPoints;
