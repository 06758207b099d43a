import { group, one } from '../../../../core/choices/choices.js';
import { territoryOf } from '../../queries/domains.js';
import { citiesOf, cityOf, controllerOf, hasCity, isBesieged } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { now } from '../countries/board.js';
import { changeCharacteristic } from '../countries/country.js';
import { changeArmy } from '../countries/units.js';
import { always, impossible, type KindRule, knownTerritory } from './order-rule.js';
import { atHome, performTest } from './performing.js';

/** Cities that can take recruits: those not besieged, or all if all are. [GM-RECR-03] */
const openCities = (state: State, player: string): readonly string[] => {
  const cities = citiesOf(state, player);
  const open = cities.filter((territory) => !isBesieged(state, territory));
  return open.length > 0 ? open : cities;
};

/** [GM-RECR-01] [GM-RECR-02] One soldier for the asking, or a levy by test. */
export const recruit: KindRule<'recruit'> = {
  scopes: ['internal'],
  needs: ['city'],
  declare: always,
  listWritten: () => [{ mode: 'one' }, { mode: 'levy' }],
  askWritten: () => group<{ readonly mode: 'one' | 'levy' }>({ mode: () => one(['one', 'levy'] as const) }),
  voidReason(state, player, { written: { mode } }) {
    if (!hasCity(state, player)) return impossible('city-lost', 'GM-RECR-03');
    const isBroke = mode === 'levy' && state.countries[player]!.characteristics.authority === 0;
    return isBroke ? impossible('no-authority', 'GM-RECR-04') : null;
  },
  casting: (state, player, { written: { mode } }) => (mode === 'levy' ? atHome(state, player, 'militarism') : null),
  *check(state, player, _order, { city }) {
    yield* knownTerritory(state, city!, 'city');
    if (cityOf(state, city!) === undefined || controllerOf(state, city!) !== player)
      return yield refuse('not-your-city', 'GM-RECR-03', { player, territory: city! }, 'city');
    if (!openCities(state, player).includes(city!)) yield refuse('besieged', 'GM-RECR-03', { territory: city! }, 'city');
  },
  *listMeans(state, player) {
    for (const city of openCities(state, player)) yield { city };
  },
  askMeans: (state, player) => ({ city: () => territoryOf(openCities(state, player)) }),
  execute(state, player, { written: { mode } }, means, table) {
    const garrison = { territory: means.city!, kind: 'garrison' } as const;
    if (mode === 'one') return changeArmy(state, player, garrison, 1, 'recruited', table);
    const casting = atHome(now(state), player, 'militarism');
    const test = { purpose: 'levy', characteristic: 'militarism', difficulty: 10, casting, opponent: null } as const;
    const { success, margin } = performTest(state, player, means, test, table);
    if (!success) return;
    const soldiers = Math.min(margin, now(state).countries[player]!.characteristics.authority); // each costs a point of it
    changeArmy(state, player, garrison, soldiers, 'recruited', table);
    changeCharacteristic(state, player, 'authority', -soldiers, 'levy', table);
  },
};
