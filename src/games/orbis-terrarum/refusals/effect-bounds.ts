import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers } from '../../../core/refusals/table.js';

/** What of an effect is out of its bounds, however things stand in the game. */
export type OutOfBounds =
  | Fault<'modifier', Numbers<'value'>>
  | Fault<'change', Numbers<'delta'>>
  | Fault<'attribute', Numbers<'delta'>>
  | Fault<'front'>
  | Fault<'host-turns', Numbers<'turns'>>
  | Fault<'crisis-turns', Numbers<'turns'>>
  | Fault<'half-lasting-crisis'>
  | Fault<'crisis-toll'>
  | Fault<'sides'>
  | Fault<'scope', Numbers<'value'>>
  | Fault<'scope-years', Numbers<'years'>>;

/** A modifier that does not expire in time. */
export type NoExpiry = Fault<'expiry', Numbers<'most' | 'years'>>;

/** An effect out of its bounds, as it is refused. */
export type BoundsFault =
  | { readonly code: 'bad-effect'; readonly facts: OutOfBounds }
  | { readonly code: 'expiry-required'; readonly facts: NoExpiry };

/** What is said of an effect out of its bounds. */
export const outOfBounds = (facts: OutOfBounds | NoExpiry): string => {
  switch (facts.fault) {
    case 'modifier':
      return `A modifier is from 1 to 25 either way, not ${facts.value}.`;
    case 'expiry':
      return `It must expire in 1 to ${counted(facts.most, 'year')}, not ${facts.years}.`;
    case 'change':
      return `A change is from -100 to 100, not ${facts.delta}.`;
    case 'attribute':
      return `An attribute changes by 1 to 10 either way, not ${facts.delta}.`;
    case 'front':
      return 'A front weighs 0.5 to 5 in halves; 0 to 5 extra fronts can be borne.';
    case 'host-turns':
      return `A host stays at least a turn, not ${facts.turns}.`;
    case 'crisis-turns':
      return `A crisis lasts 1 to 20 turns, not ${facts.turns}.`;
    case 'half-lasting-crisis':
      return 'A lasting crisis says both its turns and what each takes.';
    case 'crisis-toll':
      return 'A crisis takes 0 to 100 a turn.';
    case 'sides':
      return 'A civil war has 2 to 5 named sides, each in the hands of somebody.';
    case 'scope':
      return `A scope is a multiple of 5 from -25 to 25, not ${facts.value}.`;
    case 'scope-years':
      return `A scope lasts at least a year, not ${facts.years}.`;
  }
};
