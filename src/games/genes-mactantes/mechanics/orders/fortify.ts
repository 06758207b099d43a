import { refuse } from '../../../../core/refusals/violation.js';
import { citiesOf, cityOf, controllerOf, sheetOf } from '../../queries/state.js';
import { fortify as raiseWalls } from '../countries/cities.js';
import { impossible, type KindRule, knownTerritory, noMeans } from './order-rule.js';

/** [GM-FORT-01] [GM-FORT-02] Walls round an own city. */
export const fortify: KindRule<'fortify'> = {
  scopes: ['internal'],
  needs: [],
  *declare(state, player, { territory }) {
    yield* knownTerritory(state, territory, 'written.territory');
    const city = cityOf(state, territory);
    if (city === undefined || controllerOf(state, territory) !== player)
      return yield refuse('not-your-city', 'GM-FORT-01', `${player} has no city in ${territory}.`);
    if (city.walled) yield refuse('already-walled', 'GM-FORT-01', `${city.name} already has walls.`);
    if (sheetOf(state, player).some(({ order }) => order.kind === 'fortify' && order.written.territory === territory))
      yield refuse('duplicate-declaration', 'GM-FORT-01', `Walls for ${city.name} are already declared this turn.`);
  },
  *listWritten(state, player) {
    for (const territory of citiesOf(state, player)) yield { territory };
  },
  voidReason(state, player, { written: { territory } }) {
    if (controllerOf(state, territory) !== player) return impossible('city-lost', 'GM-FORT-02');
    return cityOf(state, territory)!.walled ? impossible('already-walled', 'GM-FORT-02') : null;
  },
  casting: () => null,
  listMeans: () => noMeans,
  execute: (state, player, { written: { territory } }, _means, table) => raiseWalls(state, player, territory, table),
};
