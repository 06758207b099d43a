import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { commit } from '../mechanics/sheets.js';
import { rule } from './shared/rule.js';
import { everyPlayer, mustBeOpen } from './shared/sheet.js';

/** A player hands in the sheet as it stands. */
export interface CommitOrders extends ActionBase {
  readonly type: 'commit-orders';
}

/** [ET-SHEET-08] An empty sheet will do. [ET-FLOW-09] */
export const commitOrders = rule<CommitOrders>({
  type: 'commit-orders',
  cites: ['ET-FLOW-09', 'ET-SHEET-08', 'ET-FLOW-04', 'ET-FLOW-05'],
  codec: action<CommitOrders>('commit-orders', {}),
  actors: everyPlayer,
  check: (state, { player }) => mustBeOpen(state, player),
  apply(state, { player }, table) {
    commit(state, player, table);
  },
});
