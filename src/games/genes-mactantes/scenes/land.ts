import { own } from '../../../core/data/own.js';
import { type Misplaced, misplaced, silentTable } from '../../../core/engine/scenes.js';
import type { Board } from '../mechanics/countries/board.js';
import { passLand } from '../mechanics/countries/cities.js';
import { changeArmy } from '../mechanics/countries/units.js';
import { siegeBasesOf } from '../queries/geography.js';
import { atlas, cityOf, controllerOf, strengthOf } from '../queries/state.js';
import { independent, type State, type Unit } from '../types/index.js';
import type { Scene } from './scene.js';

/** Does this owner hold land: a player, or nobody? */
const isOwner = (state: Board, owner: string): boolean => owner === independent || state.config.players.includes(owner);

/** Land passes; garrisons of whoever lost it are disbanded. */
export function* placeControllers(state: Board, scene: Scene): Misplaced {
  for (const [territory, owner] of Object.entries(scene.controllers ?? {})) {
    const path = `controllers.${territory}`;
    const before = controllerOf(state as State, territory);
    if (before === undefined) yield misplaced(`There is no land ${territory}.`, path);
    else if (!isOwner(state, owner)) yield misplaced(`${owner} does not play.`, path);
    else if (before !== owner) {
      const garrison = strengthOf(state as State, before, territory, 'garrison');
      changeArmy(state, before, { territory, kind: 'garrison' }, -garrison, 'disbanded', silentTable);
      passLand(state, territory, owner, silentTable);
    }
  }
}

/** Units are said whole; what comes or goes is booked with the first Army, or as lost. */
export function* placeUnits(state: Board, owner: string, units: readonly Unit[], path: string): Misplaced {
  const { places } = atlas(state as State);
  const seen = new Set<string>();
  for (const [i, { territory, kind }] of units.entries()) {
    if (!places.has(territory)) yield misplaced(`There is no territory ${territory}.`, `${path}.${i}.territory`);
    else if (seen.has(`${territory} ${kind}`)) yield misplaced(`There is one ${kind} of ${owner} in ${territory}.`, `${path}.${i}`);
    seen.add(`${territory} ${kind}`);
  }
  for (const { territory, kind, strength } of [...state.units[owner]!])
    if (!seen.has(`${territory} ${kind}`)) changeArmy(state, owner, { territory, kind }, -strength, 'lost', silentTable);
  for (const { territory, kind, strength } of units) {
    if (!places.has(territory)) continue;
    const delta = strength - strengthOf(state as State, owner, territory, kind);
    changeArmy(state, owner, { territory, kind }, delta, delta > 0 ? 'initial' : 'lost', silentTable);
  }
}

/** Losses that were never fought are taken back from what the country began with. */
export const balanceLedger = (state: Board, player: string, before: { readonly initial: number; readonly lost: number }): void => {
  const { ledger } = state.countries[player]!;
  const needless = Math.min(ledger.initial - before.initial, ledger.lost - before.lost);
  if (needless <= 0) return;
  ledger.initial -= needless;
  ledger.lost -= needless;
};

/** Cities that there are, and new ones on land that has none. */
export function* placeCities(state: Board, scene: Scene): Misplaced {
  for (const [territory, said] of Object.entries(scene.cities ?? {})) {
    if (controllerOf(state as State, territory) === undefined) {
      yield misplaced(`There is no land ${territory}.`, `cities.${territory}`);
      continue;
    }
    const { siege: _, ...rest } = said;
    const name = atlas(state as State).places.get(territory)!.name || territory;
    const before = own(state.cities, territory) ?? { name, walled: false, capitalOf: null, siege: null, disasterTurn: null };
    state.cities[territory] = { ...before, ...rest };
  }
}

/** Sieges, once all units are where they are said to be. */
export function* placeSieges(state: Board, scene: Scene): Misplaced {
  for (const [territory, { siege }] of Object.entries(scene.cities ?? {})) {
    const city = own(state.cities, territory);
    const path = `cities.${territory}.siege`;
    if (city === undefined || siege === undefined) continue;
    city.siege = null;
    if (siege === null) continue;
    const { by } = siege;
    if (!state.config.players.includes(by)) {
      yield misplaced(`${by} does not play.`, `${path}.by`);
      continue;
    }
    const bases = siegeBasesOf(state as State, territory);
    const base = siege.base ?? bases.find((place) => strengthOf(state as State, by, place, 'army') > 0);
    if (base === undefined) yield misplaced(`${by} has no army from which to besiege ${territory}.`, path);
    else city.siege = { by, base };
  }
}

/** The capital of a country is moved to another of the cities there are. */
export function* placeCapital(state: Board, player: string, capital: string): Misplaced {
  if (cityOf(state as State, capital) === undefined) return yield misplaced(`There is no city in ${capital}.`, `players.${player}.capital`);
  for (const city of Object.values(state.cities)) if (city.capitalOf === player) city.capitalOf = null;
  state.cities[capital]!.capitalOf = player;
  state.countries[player]!.capital = capital;
}
