import { group, one } from '../../../../core/choices/choices.js';
import { callable, isBlank, uniqueName } from '../../content/names.js';
import { freeName } from '../../queries/domains.js';
import { cityOf, controllerOf, landOf, placeOf, sheetOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { now } from '../countries/board.js';
import { foundCity as raise } from '../countries/cities.js';
import { changeArmy } from '../countries/units.js';
import { impossible, type KindRule, knownTerritory, noMeans } from './order-rule.js';

/** Does a city of the map bear this name? */
const isNameTaken = (state: State, name: string): boolean => Object.values(state.cities).some((city) => city.name === name);

/** Does a city of the map, or an order of this player, bear this name? */
const isNameSpokenFor = (state: State, player: string, name: string): boolean =>
  isNameTaken(state, name) || sheetOf(state, player).some(({ order }) => order.kind === 'found-city' && order.written.name === name);

/** [GM-FOUN-01] [GM-FOUN-02] A new city on own land. */
export const foundCity: KindRule<'found-city'> = {
  scopes: ['internal'],
  needs: [],
  *declare(state, player, { territory, name }) {
    yield* knownTerritory(state, territory, 'written.territory');
    if (controllerOf(state, territory) !== player)
      return yield refuse('not-your-territory', 'GM-FOUN-01', { territory, player }, 'written.territory');
    if (cityOf(state, territory) !== undefined) yield refuse('site-taken', 'GM-FOUN-01', { territory }, 'written.territory');
    if (sheetOf(state, player).some(({ order }) => order.kind === 'found-city' && order.written.territory === territory))
      yield refuse('duplicate-declaration', 'GM-FOUN-01', { territory }, 'written.territory');
    if (isBlank(name) || isNameSpokenFor(state, player, name)) yield refuse('bad-name', 'GM-FOUN-01', { name }, 'written.name');
  },
  *listWritten(state, player) {
    for (const territory of landOf(state, player)) {
      if (cityOf(state, territory) !== undefined) continue;
      yield { territory, name: uniqueName(callable(placeOf(state, territory)!), (name) => isNameSpokenFor(state, player, name)) };
    }
  },
  askWritten(state, player) {
    const ordered = sheetOf(state, player).flatMap(({ order }) => (order.kind === 'found-city' ? [order.written.territory] : []));
    const sites = landOf(state, player).filter((territory) => cityOf(state, territory) === undefined && !ordered.includes(territory));
    return group<{ readonly territory: string; readonly name: string }>({
      territory: () => one(sites, 'territory'),
      name: ({ territory }) => freeName(callable(placeOf(state, territory)!), (name) => isNameSpokenFor(state, player, name)),
    });
  },
  voidReason(state, player, { written: { territory } }) {
    if (controllerOf(state, territory) !== player) return impossible('territory-lost', 'GM-FOUN-02');
    return cityOf(state, territory) !== undefined ? impossible('site-taken', 'GM-FOUN-02') : null;
  },
  casting: () => null,
  listMeans: () => noMeans,
  execute(state, player, { written: { territory, name } }, _means, table) {
    raise(
      state,
      player,
      territory,
      uniqueName(name, (other) => isNameTaken(now(state), other)),
      table,
    );
    changeArmy(state, player, { territory, kind: 'garrison' }, state.config.foundingTroops, 'founded', table); // [GM-CFG-08]
  },
};
