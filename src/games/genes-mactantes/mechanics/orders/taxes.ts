import { sheetOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { now } from '../countries/board.js';
import { changeCharacteristic, modifyActions } from '../countries/country.js';
import { type KindRule, noMeans, writesNothing } from './order-rule.js';
import { atHome, performTest } from './performing.js';

/** [GM-TAXE-01] [GM-TAXE-02] [GM-TAXE-03] An action more next turn, and perhaps discontent now. */
export const taxes: KindRule<'taxes'> = {
  scopes: ['internal'],
  needs: [],
  *declare(state, player) {
    if (sheetOf(state, player).some(({ order }) => order.kind === 'taxes')) yield refuse('duplicate-declaration', 'GM-TAXE-03', {}, 'kind');
  },
  listWritten: () => [{}],
  askWritten: writesNothing,
  voidReason: () => null,
  casting: (state, player) => atHome(state, player, 'authority'),
  listMeans: () => noMeans,
  execute(state, player, _order, means, table) {
    modifyActions(state, player, 'next', 1, 'taxes', table);
    const casting = atHome(now(state), player, 'authority');
    const test = { purpose: 'taxes', characteristic: 'authority', difficulty: 10, casting, opponent: null } as const;
    if (!performTest(state, player, means, test, table).success) changeCharacteristic(state, player, 'authority', -1, 'taxes', table);
  },
};
