import { cyclicAfter, sheetOf } from '../../queries/state.js';
import { type Board, now, type Table } from '../countries/board.js';
import { settleOrder } from '../countries/sheets.js';
import { always, type KindRule, noMeans, writesNothing } from './order-rule.js';
import { atHome, performTest } from './performing.js';

/** One pending Investigation of the country is read out and lost: the soonest after the actor. [GM-OBSE-01] [GM-OBSE-02] */
const annulInvestigation = (state: Board, player: string, table: Table): void => {
  const board = now(state);
  for (const other of cyclicAfter(board.initiative, player)) {
    const sheet = sheetOf(board, other);
    const place = sheet.findIndex(
      ({ state: fate, order }) => fate === 'pending' && order.kind === 'investigate' && order.written.target === player,
    );
    if (place < 0) continue;
    const declaration = settleOrder(state, other, sheet[place]!.id, 'annulled');
    table.emit({ type: 'action-annulled', player: other, declaration, by: player });
    return;
  }
};

/** [GM-OBSE-01] [GM-OBSE-03] An eye on those who would investigate. */
export const observe: KindRule<'observe'> = {
  scopes: ['internal'],
  needs: [],
  declare: always,
  listWritten: () => [{}],
  askWritten: writesNothing,
  voidReason: () => null,
  casting: (state, player) => atHome(state, player, 'diplomacy'),
  listMeans: () => noMeans,
  execute(state, player, _order, means, table) {
    const casting = atHome(now(state), player, 'diplomacy');
    const test = { purpose: 'observe', characteristic: 'diplomacy', difficulty: 12, casting, opponent: null } as const;
    if (performTest(state, player, means, test, table).success) annulInvestigation(state, player, table);
  },
};
