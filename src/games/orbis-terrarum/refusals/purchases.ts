import { type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import type { Purse } from '../types/index.js';

const purchaseClauses = [
  'OT-PROS-02',
  'OT-PROS-03',
  'OT-PROS-04',
  'OT-PROS-05',
  'OT-PROS-06',
  'OT-PROS-07',
  'OT-PROS-08',
  'OT-PROS-09',
  'OT-PROS-10',
  'OT-PROS-11',
  'OT-PROS-12',
  'OT-PROS-13',
  'OT-PROS-14',
] as const satisfies readonly ClauseId[];

/** The clause of something on the price list. */
export type PurchaseClause = (typeof purchaseClauses)[number];

/** What Wealth and Progress buy. */
export const purchaseRefusals = {
  /** The Nation has taken the opportunity, or has the technology. */
  'already-taken': {
    'OT-PROS-17': ({ nation, opportunity }: Words<'nation' | 'opportunity'>, { name }) =>
      `${name(nation, 'nations')} has taken ${name(opportunity, 'technologies')} already.`,
  },
  /** An attribute would rise above 100. */
  'attribute-max': {
    'OT-PROS-15': ({ attribute }: Words<'attribute'>, { name }) => `${name(attribute)} would rise above 100.`,
  },
  /** The purse does not hold what something costs. */
  'cannot-pay': {
    ...sameFor(
      purchaseClauses,
      (
        { nation, item, times, cost, purse }: Words<'nation' | 'item'> & Numbers<'times'> & { readonly cost: Purse; readonly purse: Purse },
        { name },
      ) =>
        `That costs ${cost.wealth} Wealth and ${cost.progress} Progress (${name(item)}, × ${times}); ${name(nation, 'nations')} has ${purse.wealth} and ${purse.progress}.`,
    ),
    'OT-PROS-16': ({ nation, wealth, progress }: Words<'nation'> & Numbers<'wealth' | 'progress'>, { name }) =>
      `${name(nation, 'nations')} has only ${wealth} Wealth and ${progress} Progress to give.`,
    'OT-PROS-17': (
      { nation, opportunity, cost, purse }: Words<'nation' | 'opportunity'> & { readonly cost: Purse; readonly purse: Purse },
      { name },
    ) =>
      `${name(opportunity, 'technologies')} costs ${cost.wealth} Wealth and ${cost.progress} Progress; ${name(nation, 'nations')} has ${purse.wealth} and ${purse.progress}.`,
    'OT-TRE-04': () => 'A payment is more than whoever makes it can pay.',
  },
  /** The index that is bought back has no damage left. */
  'index-full': {
    'OT-PROS-15': ({ index, nation }: Words<'index' | 'nation'>, { name }) =>
      `${name(index)} of ${name(nation, 'nations')} has no damage to be made good.`,
  },
  /** No more bonus can be bought on the attribute. */
  'modifier-cap-reached': {
    'OT-PROS-15': ({ attribute }: Words<'attribute'>, { name }) => `No more bonuses can be stored on ${name(attribute)}.`,
  },
  /** The opportunity is for other Nations. */
  'not-offered': {
    'OT-PROS-17': ({ opportunity, nation }: Words<'opportunity' | 'nation'>, { name }) =>
      `${name(opportunity, 'technologies')} is not offered to ${name(nation, 'nations')}.`,
  },
  /** The Nation is as near to the target as it can come. */
  'scope-cap-reached': {
    'OT-PROS-15': ({ nation, target }: Words<'nation' | 'target'>, { name }) =>
      `${name(nation, 'nations')} can come no nearer to ${name(target, 'places')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
