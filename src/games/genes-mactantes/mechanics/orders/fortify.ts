import { group, one } from '../../../../core/choices/choices.js';
import { citiesOf, cityOf, controllerOf, landOf, sheetOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { fortify as raiseWalls } from '../countries/cities.js';
import { impossible, type KindRule, knownTerritory, noMeans } from './order-rule.js';

/** Does the same sheet found a city here? Which of the two orders is read first is up to the player. [GM-FORT-01] */
const isToBeFounded = (state: State, player: string, territory: string): boolean =>
  sheetOf(state, player).some(
    ({ state: fate, order }) => fate === 'pending' && order.kind === 'found-city' && order.written.territory === territory,
  );

/** [GM-FORT-01] [GM-FORT-02] Walls round an own city. */
export const fortify: KindRule<'fortify'> = {
  scopes: ['internal'],
  needs: [],
  *declare(state, player, { territory }) {
    yield* knownTerritory(state, territory, 'written.territory');
    const city = cityOf(state, territory);
    if (!(city !== undefined && controllerOf(state, territory) === player) && !isToBeFounded(state, player, territory))
      return yield refuse('not-your-city', 'GM-FORT-01', { player, territory }, 'written.territory');
    if (city?.walled === true) yield refuse('already-walled', 'GM-FORT-01', { territory, name: city.name }, 'written.territory');
    if (sheetOf(state, player).some(({ order }) => order.kind === 'fortify' && order.written.territory === territory))
      yield refuse('duplicate-declaration', 'GM-FORT-01', { territory, name: city?.name ?? null }, 'written.territory');
  },
  *listWritten(state, player) {
    for (const territory of citiesOf(state, player)) yield { territory };
    for (const territory of landOf(state, player)) if (isToBeFounded(state, player, territory)) yield { territory };
  },
  askWritten(state, player) {
    const founded = sheetOf(state, player).flatMap(({ order }) => (order.kind === 'found-city' ? [order.written.territory] : []));
    const sites = new Set([...citiesOf(state, player), ...founded.filter((territory) => isToBeFounded(state, player, territory))]);
    return group<{ readonly territory: string }>({ territory: () => one([...sites], 'territory') });
  },
  voidReason(state, player, { written: { territory } }) {
    const city = cityOf(state, territory);
    if (city === undefined || controllerOf(state, territory) !== player) return impossible('city-lost', 'GM-FORT-02');
    return city.walled ? impossible('already-walled', 'GM-FORT-02') : null;
  },
  casting: () => null,
  listMeans: () => noMeans,
  execute: (state, player, { written: { territory } }, _means, table) => raiseWalls(state, player, territory, table),
};
