import { type Choice, group, one, skip } from '../../../../core/choices/choices.js';
import type { Dice } from '../../../../core/dice/dice.js';
import type { Violation, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { refuse } from '../../refusals/index.js';
import { isOrder, type Order, orderTypes, type State, type Written } from '../../types/index.js';
import { cede } from './cede.js';
import { claim } from './claim.js';
import { defend } from './defend.js';
import { defendSector } from './defend-sector.js';
import { invade, withoutDetour } from './invade.js';
import { actionsLeft, type Desk, type OrderFields, type OrderRule } from './order-rule.js';
import { trade } from './trade.js';

/** The rules of orders, in the order in which they are listed. */
const orderRules: Readonly<Record<Order['type'], OrderRule<never, Order>>> = {
  invade,
  defend,
  'defend-sector': defendSector,
  cede,
  trade,
  claim,
};

/** How often each type of order is tried in random play. */
const lots: readonly Order['type'][] = [
  'invade',
  'invade',
  'invade',
  'invade',
  'defend',
  'defend-sector',
  'cede',
  'trade',
  'claim',
  'claim',
];

function* unknownOrder({ type }: Written): Violations<ClauseId> {
  yield refuse('unknown-order', 'ET-SHEET-03', { type }, 'type');
}

/** May this order stand on the sheet? [ET-SHEET-02] [ET-SHEET-03] */
export const checkOrder = (desk: Desk, written: Written): Violations<ClauseId> =>
  isOrder(written) ? orderRules[written.type].check(desk, written as never) : unknownOrder(written);

/** Checks a whole sheet as if its orders were added one after another. [ET-SHEET-06] */
export function* checkSheet(state: State, player: string, sheet: readonly Written[]): Violations<ClauseId> {
  const orders: Order[] = [];
  for (const [i, written] of sheet.entries()) {
    const faults: Violation<ClauseId>[] = [...checkOrder({ state, player, orders }, written)];
    for (const fault of faults) yield { ...fault, path: ['orders', i, fault.path].filter((part) => part !== undefined).join('.') };
    if (faults.length > 0) return;
    orders.push(canonicalOrder(state, player, written));
  }
}

/** The order as it is kept: a new object in canonical form. */
export const canonicalOrder = (state: State, author: string, written: Written): Order => {
  if (!isOrder(written)) throw new Error(`${written.type} is no order; check comes first.`);
  return orderRules[written.type].canonical(state, written as never, author);
};

/** The one way of writing an order that forms lead to. */
export const plainOrder = (state: State, player: string, written: Written): Order => {
  const order = canonicalOrder(state, player, written);
  return order.type === 'invade' ? withoutDetour(state, player, order) : order;
};

/** The orders worth listing for a sheet. */
export function* enumerateOrders(desk: Desk): Generator<Order> {
  for (const type of orderTypes) yield* orderRules[type].enumerate(desk);
}

/** An order at random; it may turn out illegal or, where nothing fits, missing. */
export const sampleOrder = (desk: Desk, dice: Dice): Order | undefined =>
  orderRules[lots[dice.roll(lots.length, 'kind of order') - 1]!].sample(desk, dice);

/** Every field an order can have, so ordered that each type of order asks in the order of the book. */
const fieldNames = [
  'deed',
  'inside',
  'outside',
  'sector',
  'partner',
  'give',
  'receive',
  'planet',
  'across',
  'to',
  'count',
  'god',
  'alliance',
  'warlord',
] as const;

/** What a form asks for an order: its type first, then the fields of that type. */
export const orderChoice = (desk: Desk): Choice<Written> => {
  // All questions of an order are of one type, one after another.
  let asked: { readonly type: Order['type']; readonly fields: OrderFields } | undefined;
  const fieldsOf = (type: Order['type']): OrderFields => {
    if (asked?.type !== type) asked = { type, fields: orderRules[type].fields(desk) };
    return asked.fields;
  };
  const fields: OrderFields = Object.fromEntries([
    ['type', () => one(actionsLeft(desk) < 0 ? [] : [...orderTypes])], // further orders mend no sheet that costs too much
    ...fieldNames.map((name) => [name, (chosen: { readonly type: Order['type'] }) => fieldsOf(chosen.type)[name]?.(chosen) ?? skip]),
  ]);
  return group<Written>(fields as never);
};
