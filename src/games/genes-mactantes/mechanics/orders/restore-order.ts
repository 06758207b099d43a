import { sheetOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { now } from '../countries/board.js';
import { changeDisorder } from '../countries/country.js';
import { impossible, type KindRule, noMeans, writesNothing } from './order-rule.js';
import { atHome, performTest } from './performing.js';

/** [GM-REST-01] [GM-REST-02] What a disaster has undone is put in order. */
export const restoreOrder: KindRule<'restore-order'> = {
  scopes: ['internal'],
  needs: [],
  *declare(state, player) {
    const { disorder } = state.countries[player]!;
    const declared = sheetOf(state, player).filter(({ order }) => order.kind === 'restore-order').length;
    if (declared >= disorder) yield refuse('no-disorder', 'GM-REST-01', { declared, disorder }, 'kind');
  },
  listWritten: () => [{}],
  askWritten: writesNothing,
  voidReason: (state, player) => (state.countries[player]!.disorder === 0 ? impossible('no-disorder', 'GM-REST-01') : null),
  casting: (state, player) => atHome(state, player, 'authority'),
  listMeans: () => noMeans,
  execute(state, player, _order, means, table) {
    const casting = atHome(now(state), player, 'authority');
    const test = { purpose: 'restore-order', characteristic: 'authority', difficulty: 10, casting, opponent: null } as const;
    if (performTest(state, player, means, test, table).success) changeDisorder(state, player, -1, table);
  },
};
