import type { Violation, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Desk } from '../../mechanics/orders/order-rule.js';
import { referee, sheetOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';

/** [ET-ACT-03] Sheets are every player's own business, committed or not: the rules of sheets say the rest. */
export const everyPlayer = (state: State): readonly string[] => state.config.players;

/** [ET-ACT-03] What only the referee may do. */
export const onlyReferee = (): readonly string[] => [referee];

/** [ET-SHEET-01] */
export const mustBeOpen = (state: State, player: string): readonly Violation<ClauseId>[] =>
  sheetOf(state, player).committed ? [refuse('already-committed', 'ET-SHEET-01', { player, turn: state.turn })] : [];

/** A player's desk with the sheet as it stands. */
export const deskOf = (state: State, player: string): Desk => ({ state, player, orders: sheetOf(state, player).orders });

/** [ET-SHEET-01] What stands against writing on a sheet: that it is committed, and whatever the writing itself is open to. */
export const onOpenSheet = (state: State, player: string, writing: Violations<ClauseId>): Violations<ClauseId> =>
  sheetOf(state, player).committed ? [...mustBeOpen(state, player), ...writing] : writing;
