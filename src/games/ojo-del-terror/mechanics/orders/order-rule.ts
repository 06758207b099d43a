import { type Choice, one, range, type Skip } from '../../../../core/choices/choices.js';
import { derived } from '../../../../core/data/derived.js';
import type { Dice } from '../../../../core/dice/dice.js';
import type { Violation, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Reach } from '../../queries/holdings.js';
import { allowanceOf, spentOn, unitCost } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Order, State } from '../../types/index.js';

/** What a player has in hand while writing an order: the sheet so far. */
export interface Desk {
  readonly state: State;
  readonly player: string;
  readonly orders: readonly Order[];
}

/** A planet, and how it is reached. */
export type Reached = readonly [planet: string, reach: Reach];

/** The fields of a form for one type of order; a later field sees the earlier ones. */
export type OrderFields = Readonly<Record<string, (chosen: Readonly<Record<string, unknown>>) => Choice<unknown> | Skip>>;

/** The rule of one type of order: reading it is reading the rule book. */
export interface OrderRule<Written, Final extends Order> {
  /** May it stand on this sheet? [ET-SHEET-02] */
  check(desk: Desk, order: Written): Violations<ClauseId>;
  /** Its canonical form, on the sheet of its author. [ET-STATE-02] */
  canonical(state: State, order: Written, author: string): Final;
  /** The instances worth listing, in the order of the rules. [ET-ENUM-02] */
  enumerate(desk: Desk): Iterable<Final>;
  /** One instance at random; it may turn out illegal. */
  sample(desk: Desk, dice: Dice): Final | undefined;
  /** What a form asks: only what can be finished, and what comes of it is canonical. */
  fields(desk: Desk): OrderFields;
}

/** Actions still unspent on this sheet. */
export const actionsLeft = ({ state, player, orders }: Desk): number => allowanceOf(state, player) - spentOn(state, player, orders);

/** [ET-SHEET-04] The last check of every order that costs something. */
export const tooDear = (desk: Desk, cost: number): Violation<ClauseId> | null => {
  const left = actionsLeft(desk);
  return cost <= left ? null : refuse('not-enough-actions', 'ET-SHEET-04', { cost, player: desk.player, left });
};

/** Where each entry of a list stands in it. */
const placesIn = derived((list: readonly string[]): ReadonlyMap<string, number> => new Map(list.map((entry, place) => [entry, place])));

/**
 * A list that stays as it is, as those of a map do, without some entries. It takes no look at the others: they are thousands on the largest maps, and
 * each order of a sheet asks.
 */
export const without = (list: readonly string[], written: ReadonlySet<string>): readonly string[] => {
  if (written.size === 0) return list;
  const places = placesIn(list);
  const cuts = [...written].flatMap((entry) => places.get(entry) ?? []).sort((a, b) => a - b);
  const starts = [0, ...cuts.map((place) => place + 1)];
  return ([] as string[]).concat(...starts.map((start, i) => list.slice(start, cuts[i])));
};

/** Things that can be paid for. Where there are none, the first of all stands for them, and `check` says what is missing. */
export const payable = (about: string, paid: readonly string[], all: () => readonly string[]): Choice<string> =>
  // On a long sheet a look at each would cost too much.
  paid.length > 0 ? one(paid, { about, sure: true }) : one(all().slice(0, 1), about);

const idOf = ([planet]: Reached): string => planet;

const byCost = derived((reached: readonly Reached[]) => ({
  all: reached.map(idOf),
  single: reached.filter(([, reach]) => unitCost(reach) === 1).map(idOf),
}));

/** Planets in reach that can be paid for and are not on the sheet. */
export const payablePlanets = (desk: Desk, reached: readonly Reached[], written: ReadonlySet<string>): Choice<string> => {
  const { all, single } = byCost(reached);
  const left = actionsLeft(desk);
  return payable('planet', left < 1 ? [] : without(left >= 2 ? all : single, written), () => without(all, written));
};

/** As many as can be paid for. Where not even one can, one is asked for, and `check` says what is missing. */
export const upToPaid = (desk: Desk, cost: number): Choice<number> => range(1, Math.max(1, Math.floor(actionsLeft(desk) / cost)));

/** A whole number of at least one. */
export const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 1;
