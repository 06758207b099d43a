import { withMinus } from '../../../core/data/with-minus.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { type ManyParties, manyParties, type UnfitTerm, unfitTerm } from './terms.js';

/** Offers, treaties and their clauses. */
export const treatyRefusals = {
  /** The Nation is bound by the treaty, or asks to be. */
  'already-a-party': {
    'OT-TRE-07': ({ nation, treaty }: Words<'nation' | 'treaty'>, { name }) =>
      `${name(nation, 'nations')} is a party to ${name(treaty)} already, or asks to be.`,
  },
  /** The clauses are too few or too many, or one of them cannot stand between these parties. */
  'bad-clause': {
    'OT-MEAS-12': (facts: UnfitTerm | Fault<'number', Numbers<'terms'>>, say) =>
      facts.fault === 'number' ? `A negotiation is about 1 to 4 terms, not ${facts.terms}.` : unfitTerm(facts, say),
    'OT-TRE-01': ({ most, clauses }: Numbers<'most' | 'clauses'>) => `A treaty has 1 to ${most} clauses, not ${clauses}.`,
    'OT-TRE-02': (facts: UnfitTerm | Fault<'repeal', Words<'treaty'>>, say) =>
      facts.fault === 'repeal' ? `${say.name(facts.treaty)} is ended by repealing it, not by a clause of its own.` : unfitTerm(facts, say),
  },
  /** A treaty is to last too short or too long. */
  'bad-duration': {
    'OT-TRE-08': ({ most, years }: Numbers<'most' | 'years'>, { count }) =>
      `A treaty lasts 1 to ${count(most, 'year', 'years')}, not ${withMinus(years)}.`,
  },
  /** The penalty of a treaty is out of its bounds. */
  'bad-penalty': {
    'OT-TRE-09': ({ most }: Numbers<'most'>, { count }) =>
      `A penalty is +1 to +25 for 1 to ${count(most, 'year', 'years')}, with 0 to 100 Wealth and 0 to 100 Progress.`,
  },
  /** Three or more are parties to the treaty, and only a conference renews it. */
  'conference-required': sameFor(['OT-MEAS-12', 'OT-TRE-17'], manyParties),
  /** Nobody has asked for what is to be answered. */
  'no-such-request': {
    'OT-ORG-01': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has not applied.`,
    'OT-TRE-07': ({ request }: Words<'request'>) => `There is no request called ${JSON.stringify(request)}.`,
  },
  /** The Nation is not bound by the treaty, or has no say in it. */
  'not-a-party': {
    'OT-CONF-11': ({ treaty, nation }: Words<'treaty' | 'nation'>, { name }) =>
      `${name(treaty)} is no resolution that binds ${name(nation, 'nations')}.`,
    'OT-REF-12': ({ nation, treaty }: Words<'nation' | 'treaty'>, { name }) => `${name(nation, 'nations')} is no party to ${name(treaty)}.`,
    'OT-TRE-06': ({ nation, treaty }: Words<'nation' | 'treaty'>, { name }) => `${name(nation, 'nations')} is no party to ${name(treaty)}.`,
    'OT-TRE-07': ({ nation, request }: Words<'nation' | 'request'>, { name }) =>
      `${name(nation, 'nations')} has no say in ${name(request)}.`,
  },
  /** One has an open offer to the other. */
  'offer-already-open': {
    'OT-TRE-01': ({ from, to }: Words<'from' | 'to'>, { name }) =>
      `${name(from, 'nations')} already has an open offer to ${name(to, 'nations')}.`,
  },
  /** The offer has been answered, withdrawn, or has lapsed. */
  'offer-closed': {
    'OT-TRE-05': ({ offer }: Words<'offer'>, { name }) => `${name(offer)} has been answered, withdrawn or has lapsed.`,
  },
  /** A clause of the offer cannot stand any more. */
  'offer-impossible': {
    'OT-TRE-04': (facts: UnfitTerm | ManyParties, say) => ('fault' in facts ? unfitTerm(facts, say) : manyParties(facts, say)),
  },
  /** The treaty is over. */
  'treaty-not-in-force': sameFor(
    ['OT-CONF-11', 'OT-REF-12', 'OT-TRE-06', 'OT-TRE-07'],
    ({ treaty }: Words<'treaty'>, { name }) => `${name(treaty)} is not in force.`,
  ),
  /** Nobody plays the other party: a measure negotiates with it. */
  'use-diplomacy': {
    'OT-TRE-01': ({ to }: Words<'to'>, { name }) => `${name(to, 'nations')} has no player: negotiate with it by a measure.`,
  },
} as const satisfies RefusalTable<ClauseId>;
