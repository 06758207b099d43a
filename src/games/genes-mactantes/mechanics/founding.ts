import type { Draft } from 'immer';
import { uniqueName } from '../content/names.js';
import { randomRelevance } from '../queries/allowances.js';
import { atlas, citiesOf, mapOf } from '../queries/state.js';
import {
  type Character,
  type City,
  type Country,
  type CountrySheet,
  ledgerEntries,
  type Relevance,
  type RevealedCountry,
} from '../types/index.js';
import { type Board, now, type Table } from './countries/board.js';
import { beginTurn } from './turn/opening.js';

/** A city as whoever picks its country finds it. [GM-DRAFT-04] */
export const cityFound = (name: string): City => ({ name, walled: false, capitalOf: null, siege: null, disasterTurn: null });

/** A country is picked: its land and its cities. [GM-DRAFT-04] */
export const takeCountry = (state: Board, player: string, country: string, automatic: boolean, table: Table): void => {
  const { territories, cities } = mapOf(now(state)).countries.find(({ id }) => id === country)!;
  state.picks[player] = country;
  for (const territory of territories) state.controllers[territory] = player;
  for (const { territory, name } of cities) state.cities[territory] = cityFound(name);
  table.emit({ type: 'country-picked', player, country, automatic });
};

/** A country before its sheet is known. */
const blank = (relevance: Relevance): Country => ({
  name: '',
  description: '',
  relevance,
  characteristics: { authority: 0, diplomacy: 0, militarism: 0, technology: 0 },
  counterpower: 0,
  principal: null,
  capital: '',
  disorder: 0,
  levels: { blockade: 0, anarchy: 0, autarchy: 0 },
  civilWar: null,
  thisTurn: { bonus: 0, penalty: 0, crisisSpent: 0 },
  nextTurn: { bonus: 0, penalty: 0 },
  allowance: 0,
  intel: {},
  dethronedBy: [],
  eliminated: null,
  ledger: Object.fromEntries(ledgerEntries.map((entry) => [entry, 0])) as Country['ledger'],
});

/** The size classes, equal or by lot; then the sheets are written. [GM-REL-02] [GM-CFG-04] */
export const setRelevance = (state: Board, table: Table): void => {
  for (const player of state.order) {
    const die = state.config.relevanceMode === 'random' ? table.roll(10, `relevance: ${player}`) : null;
    const relevance = die === null ? state.config.relevance : randomRelevance(die);
    state.countries[player] = blank(relevance) as Draft<Country>;
    table.emit({ type: 'relevance-set', player, relevance, die });
  }
  state.step = 'setup-creation';
};

/** Every sheet has been handed in; the armies are deployed. [GM-SETUP-02] */
export const enterDeployment = (state: Board): void => {
  state.step = 'setup-deployment';
};

const settle = (state: Board, player: string, sheet: CountrySheet, characters: readonly Character[]): void => {
  const country = state.countries[player]!;
  country.name = sheet.name;
  country.description = sheet.description;
  country.characteristics = { ...sheet.characteristics };
  country.capital = sheet.capital;
  country.principal = sheet.principal === null ? null : characters[sheet.principal]!.id;
  const taken = new Set(Object.values(now(state).cities).map(({ name }) => name));
  for (const { territory, name, walled } of sheet.newCities) {
    const unique = uniqueName(name, (other) => taken.has(other)); // [GM-CREA-07]
    taken.add(unique);
    state.cities[territory] = { name: unique, walled, capitalOf: null, siege: null, disasterTurn: null };
  }
  for (const territory of sheet.wallInitial) state.cities[territory]!.walled = true;
  state.cities[sheet.capital]!.capitalOf = player;
};

/** Everything handed in is revealed, and the first turn begins. [GM-SETUP-03] */
export const reveal = (state: Board, table: Table): void => {
  let number = 0;
  for (const player of state.order) {
    const sheet = now(state).creations[player]!;
    const characters = sheet.characters.map(({ name, role, values, location }, i): Character => {
      number += 1;
      const sighting = i === sheet.principal ? { territory: location, turn: 1 } : null; // [GM-VIS-04]
      return {
        id: `person-${number}`,
        owner: player,
        name,
        role,
        values: { ...values },
        location,
        captor: null,
        used: false,
        journeys: 0,
        out: null,
        sighting,
        sightings: {},
      };
    });
    settle(state, player, sheet, characters);
    state.characters.push(...(characters as Draft<Character>[]));
  }
  const { places } = atlas(now(state));
  const kinds = ['garrison', 'army', 'patrol'];
  for (const player of state.config.players) {
    const units = now(state)
      .deployments[player]!.map((unit) => ({ ...unit }))
      .sort((a, b) => places.get(a.territory)!.order - places.get(b.territory)!.order || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    state.units[player] = units;
    state.countries[player]!.ledger.initial = units.reduce((sum, { strength }) => sum + strength, 0);
  }
  state.creations = {};
  state.deployments = {};
  announce(state, table);
  beginTurn(state, table);
};

/** Everything but the places of characters is told, and where each principal is. [GM-VIS-04] [GM-VIS-07] */
const announce = (state: Board, table: Table): void => {
  const board = now(state);
  const countries = board.config.players.map((player): readonly [string, RevealedCountry] => {
    const { name, description, characteristics, capital, principal, ledger } = board.countries[player]!;
    const cities = citiesOf(board, player).map((territory) => {
      const city = board.cities[territory]!;
      return { territory, name: city.name, walled: city.walled };
    });
    const characters = board.characters
      .filter(({ owner }) => owner === player)
      .map(({ id, name, role, values, location }) => {
        const isKnown = id === principal || !board.config.hiddenCharacters;
        return { id, name, role, values: { ...values }, location: isKnown ? location : null };
      });
    const units = board.units[player]!.map((unit) => ({ ...unit }));
    return [
      player,
      { name, description, characteristics: { ...characteristics }, capital, cities, characters, principal, army: ledger.initial, units },
    ];
  });
  table.emit({ type: 'countries-revealed', countries: Object.fromEntries(countries) });
};
