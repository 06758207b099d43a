import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { type BoundsFault, type NoExpiry, type OutOfBounds, outOfBounds } from './effect-bounds.js';

/** What of an effect does not fit how things stand in the game. */
export type UnfitEffect =
  | Fault<'no-name'>
  | Fault<'regions'>
  | Fault<'patron', Words<'patron'>>
  | Fault<'state-place'>
  | Fault<'several-owners'>
  | Fault<'capital-lost', Words<'owner'>>
  | Fault<'place', Words<'kind'>>
  | Fault<'occupied', Words<'region'>>
  | Fault<'unknown', Words<'what' | 'id'>>
  | Fault<'nobody'>
  | Fault<'no-owner'>
  | Fault<'attribute-range', Words<'attribute' | 'nation'>>
  | Fault<'horde', Words<'nation'>>
  | Fault<'only-region', Words<'region' | 'owner'>>
  | Fault<'host-region'>
  | Fault<'sponsor', Words<'sponsor'>>
  | Fault<'rebellion', Words<'nation'>>
  | Fault<'past', Numbers<'turn'>>
  | Fault<'civil-war', Words<'nation'>>
  | Fault<'controller', Words<'controller'>>
  | Fault<'no-side'>
  | Fault<'vassal', Words<'nation' | 'patron'>>
  | Fault<'technology', Words<'nation' | 'technology'>>
  | Fault<'conflict'>
  | Fault<'scope-target', Words<'target'>>
  | Fault<'colony', Words<'region'>>
  | Fault<'no-vassal', Words<'nation'>>
  | Fault<'capital', Words<'region' | 'nation'>>;

/** An effect that cannot happen, as it is refused. */
export type EffectFault = BoundsFault | { readonly code: 'bad-effect'; readonly facts: UnfitEffect };

const badEffect = (facts: OutOfBounds | UnfitEffect | Fault<'befalls-nobody'> | Fault<'no-reward', Words<'effect'>>): string => {
  switch (facts.fault) {
    case 'no-name':
      return 'A Nation needs a name.';
    case 'regions':
      return 'It names unknown regions, or one twice.';
    case 'patron':
      return `${facts.patron} cannot have vassals.`;
    case 'state-place':
      return 'A state has regions, and no position.';
    case 'several-owners':
      return 'Its regions belong to several.';
    case 'capital-lost':
      return `${facts.owner} must keep its capital.`;
    case 'place':
      return `A ${facts.kind} has a position, and no regions.`;
    case 'occupied':
      return `There is a horde in ${facts.region}.`;
    case 'unknown':
      return `There is no ${facts.what} ${facts.id}.`;
    case 'nobody':
      return 'There is no Nation to whom this happens.';
    case 'no-owner':
      return 'There is no Nation to own the host.';
    case 'attribute-range':
      return `${facts.attribute} of ${facts.nation} would leave 1..100.`;
    case 'horde':
      return `${facts.nation} is a horde; it owns no land.`;
    case 'only-region':
      return `${facts.region} is the only region of ${facts.owner}.`;
    case 'host-region':
      return 'The host needs a region.';
    case 'sponsor':
      return `${facts.sponsor} cannot sponsor that.`;
    case 'rebellion':
      return `There is such a rebellion in ${facts.nation}.`;
    case 'past':
      return `Turn ${facts.turn} is past.`;
    case 'civil-war':
      return `${facts.nation} is in civil war.`;
    case 'controller':
      return `${facts.controller} takes no part.`;
    case 'no-side':
      return 'There is no such civil war or side.';
    case 'vassal':
      return `${facts.nation} cannot be a vassal of ${facts.patron}.`;
    case 'technology':
      return `${facts.nation} cannot gain ${facts.technology}.`;
    case 'conflict':
      return 'A conflict is between two Nations.';
    case 'scope-target':
      return `${facts.target} is nothing to be near to.`;
    case 'colony':
      return `${facts.region} is no land apart from its owner's capital.`;
    case 'no-vassal':
      return `${facts.nation} is no vassal.`;
    case 'capital':
      return `${facts.region} cannot be the capital of ${facts.nation}.`;
    case 'befalls-nobody':
      return 'A crisis befalls somebody, and only a lasting one lasts.';
    case 'no-reward':
      return `${facts.effect} is no reward for whoever does the deed.`;
    default:
      return outOfBounds(facts);
  }
};

/** What is done to the world by the referee, or by an opportunity. */
export const effectRefusals = {
  /** An effect is out of its bounds, or cannot happen as things stand. */
  'bad-effect': { 'OT-REF-06': badEffect },
  /** A modifier is to last no year at all, or more than the game allows. */
  'expiry-required': {
    'OT-MOD-15': ({ most, years }: Numbers<'most' | 'years'>) => `It expires in 1 to ${counted(most, 'year')}, not ${years}.`,
    'OT-REF-06': (facts: NoExpiry) => outOfBounds(facts),
  },
} as const satisfies RefusalTable<ClauseId>;
