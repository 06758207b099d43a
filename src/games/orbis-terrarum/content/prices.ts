import type { PurchaseClause } from '../refusals/index.js';

interface PriceOf<Clause extends PurchaseClause, Brings> {
  readonly wealth: number;
  readonly progress: number;
  readonly clause: Clause;
  readonly brings: Brings;
}

/** What is bought for an attribute that the buyer names. */
export type AttributePrice = PriceOf<
  'OT-PROS-02' | 'OT-PROS-06' | 'OT-PROS-08' | 'OT-PROS-14',
  { readonly kind: 'bonus' | 'point'; readonly group: 'domain' | 'authority'; readonly amount: number }
>;

/** What may be bought, for what, and what it brings. */
export type Price =
  | AttributePrice
  | PriceOf<'OT-PROS-03' | 'OT-PROS-07', { readonly kind: 'wealth' | 'progress'; readonly amount: number }>
  | PriceOf<
      'OT-PROS-04' | 'OT-PROS-05' | 'OT-PROS-09' | 'OT-PROS-10',
      { readonly kind: 'restore'; readonly index: 'via' | 'leg'; readonly amount: number }
    >
  | PriceOf<'OT-PROS-11', { readonly kind: 'scope'; readonly amount: number }>
  | PriceOf<'OT-PROS-12' | 'OT-PROS-13', { readonly kind: 'grant'; readonly special: boolean }>;

const table = <Id extends string>(prices: Readonly<Record<Id, Price>>): Readonly<Record<Id, Price>> => prices;
const wealth = (amount: number) => ({ wealth: amount, progress: 0 });
const progress = (amount: number) => ({ wealth: 0, progress: amount });

/** The price list of Wealth and Progress. */
export const prices = table({
  'authority-bonus': { ...wealth(5), clause: 'OT-PROS-02', brings: { kind: 'bonus', group: 'authority', amount: 6 } },
  progress: { ...wealth(10), clause: 'OT-PROS-03', brings: { kind: 'progress', amount: 1 } },
  'leg-for-wealth': { ...wealth(15), clause: 'OT-PROS-04', brings: { kind: 'restore', index: 'leg', amount: 3 } },
  'via-for-wealth': { ...wealth(20), clause: 'OT-PROS-05', brings: { kind: 'restore', index: 'via', amount: 6 } },
  'authority-point': { ...wealth(40), clause: 'OT-PROS-06', brings: { kind: 'point', group: 'authority', amount: 1 } },
  wealth: { ...progress(1), clause: 'OT-PROS-07', brings: { kind: 'wealth', amount: 10 } },
  'domain-bonus': { ...progress(1), clause: 'OT-PROS-08', brings: { kind: 'bonus', group: 'domain', amount: 6 } },
  'via-for-progress': { ...progress(5), clause: 'OT-PROS-09', brings: { kind: 'restore', index: 'via', amount: 3 } },
  'leg-for-progress': { ...progress(10), clause: 'OT-PROS-10', brings: { kind: 'restore', index: 'leg', amount: 6 } },
  scope: { ...progress(15), clause: 'OT-PROS-11', brings: { kind: 'scope', amount: 5 } },
  'extra-measure': { ...progress(20), clause: 'OT-PROS-12', brings: { kind: 'grant', special: false } },
  'special-measure': { ...progress(25), clause: 'OT-PROS-13', brings: { kind: 'grant', special: true } },
  'domain-point': { ...progress(30), clause: 'OT-PROS-14', brings: { kind: 'point', group: 'domain', amount: 1 } },
});

/** Something on the price list. */
export type ItemId = keyof typeof prices;

/** The price list in its order. */
export const items = Object.keys(prices) as readonly ItemId[];
