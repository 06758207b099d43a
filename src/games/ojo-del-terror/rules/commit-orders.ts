import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { commit } from '../verbs.js';
import { everyPlayer, mustBeOpen } from './sheet.js';

/** A player hands in the sheet as it stands. */
export interface CommitOrders extends ActionBase {
  readonly type: 'commit-orders';
}

/** [ET-SHEET-08] An empty sheet will do. [ET-FLOW-09] */
export const commitOrders = rule<State, CommitOrders, Event, ClauseId>({
  type: 'commit-orders',
  codec: action<CommitOrders>('commit-orders', {}),
  actors: everyPlayer,
  check: (state, { player }) => mustBeOpen(state, player),
  apply(state, { player }, table) {
    commit(state, player, table);
  },
});
