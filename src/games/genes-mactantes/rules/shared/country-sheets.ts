import { allot, type Choice, group, listOf, one, range, some, text, via } from '../../../../core/choices/choices.js';
import type { ActionBase, Choices } from '../../../../core/game/rule.js';
import { callable, namesOfSeat, roleAt } from '../../content/names.js';
import { relevanceTable } from '../../queries/allowances.js';
import { costOf, total } from '../../queries/default-sheets.js';
import { freeName, settled, sure, territoryOf } from '../../queries/domains.js';
import { citiesOf, cityOf, landOf, mapOf, placeOf } from '../../queries/state.js';
import {
  type Characteristic,
  type CountrySheet,
  characteristics,
  longestName,
  type NewCharacter,
  type NewCity,
  type State,
  type Values,
} from '../../types/index.js';

const empty: CountrySheet = {
  name: '',
  description: '',
  characteristics: { authority: 0, diplomacy: 0, militarism: 0, technology: 0 },
  characters: [],
  principal: null,
  newCities: [],
  wallInitial: [],
  capital: '',
  armyPoints: 0,
};

/** The points that are left after what has been bought. [GM-CREA-01] */
const pointsLeft = (state: State, player: string, bought: Partial<CountrySheet>): number =>
  relevanceTable[state.countries[player]!.relevance].creationPoints - costOf({ ...empty, ...bought });

/** Points of the four characteristics, each up to a most. */
const askValues = (least: number, most: number, ofEach: number): Choice<Values> =>
  allot(
    characteristics.map((part) => ({ part, min: 0, max: ofEach })),
    { min: least, max: most },
    { to: (amounts) => amounts as Record<Characteristic, number>, from: (values) => ({ ...values }), ...sure },
  );

/** The next city; a name that a city of the map bears is no longer free. [GM-CREA-06] [GM-CREA-07] */
const askCity = (state: State, player: string, before: readonly NewCity[], points: number): Choice<NewCity> => {
  const left = points - before.reduce((sum, { walled }) => sum + (walled ? 2 : 1), 0);
  const built = new Set(before.map(({ territory }) => territory));
  const borne = new Set([
    ...mapOf(state).countries.flatMap(({ cities }) => cities.map(({ name }) => name)),
    ...before.map(({ name }) => name),
  ]);
  const free = left < 1 ? [] : landOf(state, player).filter((territory) => cityOf(state, territory) === undefined && !built.has(territory));
  return group<NewCity>({
    territory: () => territoryOf(free),
    name: ({ territory }) => freeName(callable(placeOf(state, territory)!), (name) => borne.has(name)),
    walled: () => one(left < 2 ? [false] : [false, true], sure),
  });
};

/** A value of a character goes up to 3, and one at least is more than 0. [GM-CREA-03] */
const mostOfValue = 3;

/** The next character. While nobody is in a city there must be something left for one who is, as the principal must be in one. [GM-CREA-10] */
const askCharacter = (
  state: State,
  player: string,
  before: readonly NewCharacter[],
  points: number,
  cities: ReadonlySet<string>,
): Choice<NewCharacter> => {
  const place = before.length;
  const left = points - before.reduce((sum, { values }) => sum + total(values), 0);
  const isHoused = before.some(({ location }) => cities.has(location));
  const canWait = isHoused || (left >= 2 && place + 1 < state.config.maxCharacters);
  const land = landOf(state, player);
  const inTown = (territory: string): boolean => cities.has(territory);
  const name = namesOfSeat(state, player)[place]!;
  return group<NewCharacter>({
    location: () => territoryOf(left < 1 ? [] : canWait ? land : land.filter(inTown)),
    name: () => text([name], longestName, 'not-blank'),
    role: () => text([roleAt(place)], longestName, 'not-blank'),
    values: ({ location }) => askValues(1, isHoused || inTown(location) ? left : left - 1, mostOfValue),
  });
};

/** A character by its number on the sheet and its name, as both may be asked for. */
interface Candidate {
  readonly character: number;
  readonly name: string;
}

const askPrincipal = (characters: readonly NewCharacter[], cities: ReadonlySet<string>): Choice<number | null> => {
  if (characters.length === 0) return settled(null);
  const candidates = characters.map(({ name }, i): Candidate => ({ character: i + 1, name }));
  return via(
    one<Candidate>(
      candidates.filter((_, i) => cities.has(characters[i]!.location)),
      sure,
    ),
    {
      to: ({ character }): number | null => character - 1,
      from: (principal) => candidates[principal ?? -1],
    },
  );
};

const citiesWith = (state: State, player: string, newCities: readonly NewCity[]): readonly string[] => [
  ...citiesOf(state, player),
  ...newCities.map(({ territory }) => territory),
];

/** The questions of a country sheet: the country, its cities, its people, its Army. What is bought leaves less for what comes after. [GM-CREA-01] */
export const askSheet: Choices<State, ActionBase & CountrySheet> = {
  name: (state, player) => {
    const picked = mapOf(state).countries.find((country) => country.id === state.picks[player])!;
    return text([callable(picked)], longestName, 'not-blank');
  },
  description: () => text([''], 2000),
  characteristics: (state, player) => askValues(0, pointsLeft(state, player, {}), 10),
  newCities: (state, player, { characteristics: own }) => {
    const points = pointsLeft(state, player, { characteristics: own });
    return listOf((before: readonly NewCity[]) => askCity(state, player, before, points), 0, Math.min(200, points));
  },
  wallInitial: (state, player, { characteristics: own, newCities }) => {
    const points = pointsLeft(state, player, { characteristics: own, newCities });
    const cities = citiesOf(state, player);
    return points < 1
      ? settled<readonly string[]>([])
      : some(cities, 0, Math.min(points, cities.length), { about: 'territory', sure: true });
  },
  capital: (state, player, { newCities }) => territoryOf(citiesWith(state, player, newCities)),
  characters: (state, player, { characteristics: own, newCities, wallInitial }) => {
    const points = pointsLeft(state, player, { characteristics: own, newCities, wallInitial });
    const cities = new Set(citiesWith(state, player, newCities));
    return listOf(
      (before: readonly NewCharacter[]) => askCharacter(state, player, before, points, cities),
      0,
      Math.min(state.config.maxCharacters, points),
    );
  },
  principal: (state, player, { characters, newCities }) =>
    askPrincipal(characters, new Set(citiesWith(state, player, newCities))) as Choice<number>,
  armyPoints: (state, player, { characteristics: own, newCities, wallInitial, characters }) =>
    range(0, pointsLeft(state, player, { characteristics: own, newCities, wallInitial, characters }), sure),
};
