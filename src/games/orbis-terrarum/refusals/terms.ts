import { withMinus } from '../../../core/data/with-minus.js';
import type { Say } from '../../../core/refusals/say.js';
import type { Fault, Numbers, Words } from '../../../core/refusals/table.js';
import type { StatuteFault } from '../types/index.js';
import { badStatute } from './statutes.js';

/** Why a clause cannot stand between its parties. */
export type UnfitTerm =
  | StatuteFault
  | Fault<'regions'>
  | Fault<'given-already', Words<'region'>>
  | Fault<'foreign-region', Words<'region' | 'nation'>>
  | Fault<'capital', Words<'region' | 'nation'>>
  | Fault<'no-party', Words<'id'>>
  | Fault<'nations-only'>
  | Fault<'to-itself', Words<'id'>>
  | Fault<'payment'>
  | Fault<'subsidy'>
  | Fault<'modifier', Numbers<'value'>>
  | Fault<'modifier-target'>
  | Fault<'modifier-against'>
  | Fault<'one-party', Words<'one' | 'other'>>
  | Fault<'scope', Numbers<'value'>>
  | Fault<'scope-between'>
  | Fault<'horde', Words<'nation'>>
  | Fault<'no-territory', Words<'organization'>>
  | Fault<'has-patron', Words<'vassal'>>
  | Fault<'vassal', Words<'vassal' | 'patron'>>
  | Fault<'no-vassal', Words<'vassal' | 'patron'>>
  | Fault<'vassal-name'>
  | Fault<'no-state', Words<'nation'>>
  | Fault<'patron', Words<'patron'>>
  | Fault<'beneficiary', Words<'beneficiary'>>
  | Fault<'not-in-force', Words<'treaty'>>
  | Fault<'other-parties', Words<'treaty'>>
  | Fault<'years', Numbers<'most' | 'years'>>
  | Fault<'parties'>
  | Fault<'obligation'>;

/** A treaty of so many parties that only a conference renews it. */
export type ManyParties = Words<'treaty'> & Numbers<'parties'>;

/** A clause that cannot stand, as it is refused. */
export type TermFault =
  | { readonly code: 'bad-clause'; readonly facts: UnfitTerm }
  | { readonly code: 'conference-required'; readonly facts: ManyParties };

/** What is said of a treaty of so many parties. */
export const manyParties = ({ treaty, parties }: ManyParties, { name, count }: Say): string =>
  `${name(treaty)} has ${count(parties, 'party', 'parties')}, so only a conference can renew it.`;

/** What is said of a clause that cannot stand between its parties. */
export const unfitTerm = (facts: UnfitTerm, { name, count }: Say): string => {
  switch (facts.fault) {
    case 'regions':
      return 'One or more regions are to be named, each once.';
    case 'given-already':
      return `An earlier clause already gives away ${name(facts.region, 'regions')}.`;
    case 'foreign-region':
      return `${name(facts.region, 'regions')} does not belong to ${name(facts.nation, 'nations')}.`;
    case 'capital':
      return `${name(facts.region, 'regions')} is the capital of ${name(facts.nation, 'nations')}, which does not go in this way.`;
    case 'no-party':
      return `${name(facts.id, 'nations')} is no party to the agreement.`;
    case 'nations-only':
      return 'Only Nations can be named in this clause.';
    case 'to-itself':
      return `${name(facts.id, 'nations')} cannot do that to itself.`;
    case 'payment':
      return 'A payment brings some Wealth or some Progress.';
    case 'subsidy':
      return 'A subsidy brings some Wealth.';
    case 'modifier':
      return `A modifier is from 1 to 25 either way, not ${withMinus(facts.value)}.`;
    case 'modifier-target':
      return 'A modifier of a treaty is on one attribute.';
    case 'modifier-against':
      return 'A modifier of a treaty is against another party.';
    case 'one-party':
      return `${name(facts.one, 'nations')} and ${name(facts.other, 'nations')} count as one party.`;
    case 'scope':
      return `A scope is shortened by 5 to 25 in steps of 5, not ${withMinus(facts.value)}.`;
    case 'scope-between':
      return 'A scope is between two or more Nations.';
    case 'horde':
      return `${name(facts.nation, 'nations')} is a horde, and hordes own no land.`;
    case 'no-territory':
      return `${name(facts.organization, 'organizations')} holds no territory.`;
    case 'has-patron':
      return `${name(facts.vassal, 'nations')} has a patron already.`;
    case 'vassal':
      return `${name(facts.vassal, 'nations')} cannot be a vassal of ${name(facts.patron, 'nations')}.`;
    case 'no-vassal':
      return `${name(facts.vassal, 'nations')} is no vassal of ${name(facts.patron, 'nations')}.`;
    case 'vassal-name':
      return 'The new vassal needs a name.';
    case 'no-state':
      return `${name(facts.nation, 'nations')} is no state.`;
    case 'patron':
      return `${name(facts.patron, 'nations')} stands too low to have vassals.`;
    case 'beneficiary':
      return `There is no Nation called ${JSON.stringify(facts.beneficiary)}.`;
    case 'not-in-force':
      return `${name(facts.treaty)} is not in force.`;
    case 'other-parties':
      return `${name(facts.treaty)} has other parties.`;
    case 'years':
      return `A treaty lasts 1 to ${count(facts.most, 'year', 'years')}, not ${withMinus(facts.years)}.`;
    case 'parties':
      return 'One or more parties are to be named, each once.';
    case 'obligation':
      return 'An obligation needs a text.';
    default:
      return badStatute(facts);
  }
};
