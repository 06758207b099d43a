import type { Choice, Skip } from '../../../../core/choices/choices.js';
import type { Dice } from '../../../../core/dice/dice.js';
import type { Violation, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { allowanceOf, spentOn } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Order, State } from '../../types/index.js';

/** What a player has in hand while writing an order: the sheet so far. */
export interface Desk {
  readonly state: State;
  readonly player: string;
  readonly orders: readonly Order[];
}

/** The fields of a form for one type of order; a later field sees the earlier ones. */
export type OrderFields = Readonly<Record<string, (chosen: Readonly<Record<string, unknown>>) => Choice<unknown> | Skip>>;

/** The rule of one type of order: reading it is reading the rule book. */
export interface OrderRule<Written, Final extends Order> {
  /** May it stand on this sheet? [ET-SHEET-02] */
  check(desk: Desk, order: Written): Violations<ClauseId>;
  /** Its canonical form. [ET-STATE-02] */
  canonical(state: State, order: Written): Final;
  /** The instances worth listing, in the order of the rules. [ET-ENUM-02] */
  enumerate(desk: Desk): Iterable<Final>;
  /** One instance at random; it may turn out illegal. */
  sample(desk: Desk, dice: Dice): Final | undefined;
  /** What a form asks. */
  fields(desk: Desk): OrderFields;
}

/** Actions still unspent on this sheet. */
export const actionsLeft = ({ state, player, orders }: Desk): number => allowanceOf(state, player) - spentOn(state, player, orders);

/** [ET-SHEET-04] The last check of every order that costs something. */
export const tooDear = (desk: Desk, cost: number): Violation<ClauseId> | null => {
  const left = actionsLeft(desk);
  return cost <= left ? null : refuse('not-enough-actions', 'ET-SHEET-04', { cost, player: desk.player, left });
};

/** A whole number of at least one. */
export const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 1;
