import { now } from '../countries/board.js';
import { changeCounterpower } from '../countries/country.js';
import { always, impossible, type KindRule, noMeans, writesNothing } from './order-rule.js';
import { atHome, performTest } from './performing.js';

/** [GM-SUPP-01] Dissidence falls by what a test of Authority exceeds 11. */
export const suppressCounterpower: KindRule<'suppress-counterpower'> = {
  scopes: ['internal'],
  needs: [],
  declare: always,
  listWritten: () => [{}],
  askWritten: writesNothing,
  voidReason: (state, player) => (state.countries[player]!.counterpower === 0 ? impossible('no-counterpower', 'GM-SUPP-01') : null),
  casting: (state, player) => atHome(state, player, 'authority'),
  listMeans: () => noMeans,
  execute(state, player, _order, means, table) {
    const casting = atHome(now(state), player, 'authority');
    const test = { purpose: 'suppress-counterpower', characteristic: 'authority', difficulty: 11, casting, opponent: null } as const;
    const { success, margin } = performTest(state, player, means, test, table);
    if (success) changeCounterpower(state, player, -margin, table);
  },
};
