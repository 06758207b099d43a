import { type Misplaced, misplaced, silentTable } from '../../../core/engine/scenes.js';
import type { Board } from '../mechanics/countries/board.js';
import { fillOffice } from '../mechanics/countries/characters.js';
import { eliminate } from '../mechanics/countries/elimination.js';
import { isLiving } from '../queries/state.js';
import { type Character, independent, type State } from '../types/index.js';
import { balanceLedger, placeCapital, placeUnits } from './land.js';
import type { CharacterInScene, CountryInScene } from './scene.js';

const nobody = (id: string, owner: string, location: string): Character => ({
  ...{ id, owner, name: id, role: 'envoy', location, captor: null, used: false, journeys: 0, out: null, sighting: null, sightings: {} },
  values: { authority: 0, diplomacy: 0, militarism: 0, technology: 0 },
});

/** Characters said whole: those there are, as they differ, and new ones. Whoever is not named has left play. */
export function* placeCharacters(state: Board, player: string, said: readonly CharacterInScene[]): Misplaced {
  const { capital } = state.countries[player]!;
  const named = new Set(said.map(({ id }) => id));
  for (const character of state.characters)
    if (character.owner === player && !named.has(character.id)) {
      character.out ??= 'gone';
      character.captor = null;
    }
  for (const [i, { id, values, ...rest }] of said.entries()) {
    const known = state.characters.findIndex((character) => character.id === id && character.owner === player);
    if (id !== undefined && known < 0) {
      yield misplaced(`${player} has no character ${id}.`, `players.${player}.characters.${i}.id`);
      continue;
    }
    const before = known < 0 ? nobody(`person-${state.characters.length + 1}`, player, capital) : (state.characters[known]! as Character);
    const after = { ...before, ...rest, values: { ...before.values, ...values } };
    state.characters[known < 0 ? state.characters.length : known] = after as Board['characters'][number];
  }
  const country = state.countries[player]!;
  if (state.characters.some((character) => character.id === country.principal && character.out !== null)) country.principal = null;
}

/** The numbers of a country, and what it knows and has suffered. */
const placeNumbers = (state: Board, player: string, said: CountryInScene): void => {
  const country = state.countries[player]!;
  const { name, relevance, characteristics, counterpower, principal, disorder, levels, civilWar, thisTurn, nextTurn, intel } = said;
  Object.assign(country, {
    name: name ?? country.name,
    relevance: relevance ?? country.relevance,
    characteristics: { ...country.characteristics, ...characteristics },
    counterpower: counterpower ?? country.counterpower,
    principal: principal === undefined ? country.principal : principal,
    disorder: disorder ?? country.disorder,
    levels: { ...country.levels, ...levels },
    thisTurn: { ...country.thisTurn, ...thisTurn },
    nextTurn: { ...country.nextTurn, ...nextTurn },
    intel: Object.fromEntries(Object.entries({ ...country.intel, ...intel }).filter(([, points]) => points !== 0)),
    dethronedBy: said.dethronedBy?.map((claim) => ({ ...claim })) ?? country.dethronedBy,
  });
  if (civilWar !== undefined)
    country.civilWar = civilWar === null ? null : { since: state.turn, rebelPrincipal: null, ...country.civilWar, ...civilWar };
};

/** A country as said. */
export function* placeCountry(state: Board, player: string, said: CountryInScene): Misplaced {
  for (const rival of Object.keys(said.intel ?? {}))
    if (rival === player || !state.config.players.includes(rival))
      yield misplaced(`${player} has no rival ${rival}.`, `players.${player}.intel.${rival}`);
  if (said.capital !== undefined) yield* placeCapital(state, player, said.capital);
  if (said.units !== undefined) {
    const { initial, lost } = state.countries[player]!.ledger;
    yield* placeUnits(state, player, said.units, `players.${player}.units`);
    balanceLedger(state, player, { initial, lost });
  }
  if (said.characters !== undefined) yield* placeCharacters(state, player, said.characters);
  placeNumbers(state, player, said);
  if (said.principal === undefined) fillOffice(state, player, silentTable);
}

/** Those who are said to be out lose everything, as by the rules. */
export function* placeEliminated(state: Board, player: string, said: CountryInScene): Misplaced {
  if (said.eliminated !== true || !isLiving(state as State, player)) return;
  for (const what of ['units', 'characters', 'orders'] as const)
    if ((said[what] ?? []).length > 0) yield misplaced(`${player} is out of the game and has nothing.`, `players.${player}.${what}`);
  state.countries[player]!.civilWar = null;
  eliminate(state, player, 'civil-war', independent, silentTable);
}
