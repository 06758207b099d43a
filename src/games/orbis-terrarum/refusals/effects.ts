import { withMinus } from '../../../core/data/with-minus.js';
import type { Say } from '../../../core/refusals/say.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { type BoundsFault, type NoExpiry, type OutOfBounds, outOfBounds } from './effect-bounds.js';
import { kindOf } from './things.js';

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

const badEffect = (facts: OutOfBounds | UnfitEffect | Fault<'befalls-nobody'> | Fault<'no-reward', Words<'effect'>>, say: Say): string => {
  const { name } = say;
  switch (facts.fault) {
    case 'no-name':
      return 'A Nation needs a name.';
    case 'regions':
      return 'A region is named that is not on the map, or is named twice.';
    case 'patron':
      return `${name(facts.patron, 'nations')} cannot have vassals.`;
    case 'state-place':
      return 'A state owns regions and stands nowhere else.';
    case 'several-owners':
      return 'The regions of the new Nation would come from several owners; they can come from one alone.';
    case 'capital-lost':
      return `${name(facts.owner, 'nations')} must keep its capital.`;
    case 'place':
      return `A Nation of this kind (${name(facts.kind)}) stands in a region and owns none.`;
    case 'occupied':
      return `There is a horde in ${name(facts.region, 'regions')}.`;
    case 'unknown':
      return `There is no ${name(kindOf(facts.what) ?? facts.what)} called ${JSON.stringify(facts.id)}.`;
    case 'nobody':
      return 'There is no Nation to whom this happens.';
    case 'no-owner':
      return 'There is no Nation to own the host.';
    case 'attribute-range':
      return `${name(facts.attribute)} of ${name(facts.nation, 'nations')} would be less than 1 or more than 100.`;
    case 'horde':
      return `${name(facts.nation, 'nations')} is a horde, and hordes own no land.`;
    case 'only-region':
      return `${name(facts.region, 'regions')} is the only region of ${name(facts.owner, 'nations')}.`;
    case 'host-region':
      return 'The host needs a region.';
    case 'sponsor':
      return `${name(facts.sponsor, 'nations')} cannot sponsor that.`;
    case 'rebellion':
      return `${name(facts.nation, 'nations')} has such a rebellion already.`;
    case 'past':
      return `Turn ${withMinus(facts.turn)} is past.`;
    case 'civil-war':
      return `${name(facts.nation, 'nations')} is in civil war already.`;
    case 'controller':
      return `${name(facts.controller)} takes no part in this game.`;
    case 'no-side':
      return 'There is no such civil war or side.';
    case 'vassal':
      return `${name(facts.nation, 'nations')} cannot be a vassal of ${name(facts.patron, 'nations')}.`;
    case 'technology':
      return `${name(facts.nation, 'nations')} cannot gain the technology ${name(facts.technology, 'technologies')}.`;
    case 'conflict':
      return 'A conflict is between two different Nations.';
    case 'scope-target':
      return `${name(facts.target, 'places')} is neither a Nation nor a region, and nobody can be near to it.`;
    case 'colony':
      return `${name(facts.region, 'regions')} cannot be a colony: only land that no land of its owner joins to the capital is one.`;
    case 'no-vassal':
      return `${name(facts.nation, 'nations')} is no vassal.`;
    case 'capital':
      return `${name(facts.region, 'regions')} cannot be the capital of ${name(facts.nation, 'nations')}.`;
    case 'befalls-nobody':
      return 'A crisis befalls at least one Nation, and only a lasting crisis lasts for several turns.';
    case 'no-reward':
      return `An effect of this kind (${name(facts.effect)}) is no reward for whoever does the deed.`;
    default:
      return outOfBounds(facts, say);
  }
};

/** What is done to the world by the referee, or by an opportunity. */
export const effectRefusals = {
  /** An effect is out of its bounds, or cannot happen as things stand. */
  'bad-effect': { 'OT-REF-06': badEffect },
  /** A modifier is to last no year at all, or more than the game allows. */
  'expiry-required': {
    'OT-MOD-15': ({ most, years }: Numbers<'most' | 'years'>, { count }) =>
      `A modifier expires in 1 to ${count(most, 'year', 'years')}, not ${withMinus(years)}.`,
    'OT-REF-06': outOfBounds as (facts: NoExpiry, say: Say) => string,
  },
} as const satisfies RefusalTable<ClauseId>;
