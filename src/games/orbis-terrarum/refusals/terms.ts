import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers, Words } from '../../../core/refusals/table.js';
import type { StatuteFault } from '../types/index.js';
import { badStatute } from './statutes.js';

/** Why a clause cannot stand between its parties. */
export type UnfitTerm =
  | StatuteFault
  | Fault<'regions'>
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
export const manyParties = ({ treaty, parties }: ManyParties): string => `${treaty} has ${counted(parties, 'party', 'parties')}.`;

/** What is said of a clause that cannot stand between its parties. */
export const unfitTerm = (facts: UnfitTerm): string => {
  switch (facts.fault) {
    case 'regions':
      return 'It must name one or more different regions.';
    case 'foreign-region':
      return `${facts.region} is not ${facts.nation}'s.`;
    case 'capital':
      return `${facts.region} is the capital of ${facts.nation}.`;
    case 'no-party':
      return `${facts.id} is no party.`;
    case 'nations-only':
      return 'Only Nations can do that.';
    case 'to-itself':
      return `${facts.id} cannot do that to itself.`;
    case 'payment':
      return 'A payment is of some Wealth or Progress.';
    case 'subsidy':
      return 'A subsidy is of some Wealth.';
    case 'modifier':
      return `A modifier is from 1 to 25 either way, not ${facts.value}.`;
    case 'modifier-target':
      return 'A modifier of a treaty is on one attribute.';
    case 'modifier-against':
      return 'A modifier of a treaty is against another party.';
    case 'one-party':
      return `${facts.one} and ${facts.other} are one party.`;
    case 'scope':
      return `A scope is shortened by 5 to 25 in steps of 5, not ${facts.value}.`;
    case 'scope-between':
      return 'A scope is between two or more Nations.';
    case 'horde':
      return `${facts.nation} is a horde; it owns no land.`;
    case 'no-territory':
      return `${facts.organization} holds no territory.`;
    case 'has-patron':
      return `${facts.vassal} has a patron.`;
    case 'vassal':
      return `${facts.vassal} cannot be a vassal of ${facts.patron}.`;
    case 'no-vassal':
      return `${facts.vassal} is no vassal of ${facts.patron}.`;
    case 'vassal-name':
      return 'The new vassal needs a name.';
    case 'no-state':
      return `${facts.nation} is no state.`;
    case 'patron':
      return `${facts.patron} stands too low to have vassals.`;
    case 'beneficiary':
      return `There is no Nation ${facts.beneficiary}.`;
    case 'not-in-force':
      return `${facts.treaty} is not in force.`;
    case 'other-parties':
      return `${facts.treaty} has other parties.`;
    case 'years':
      return `A treaty lasts 1 to ${counted(facts.most, 'year')}, not ${facts.years}.`;
    case 'parties':
      return 'It must name one or more different parties.';
    case 'obligation':
      return 'An obligation needs a text.';
    default:
      return badStatute(facts);
  }
};
