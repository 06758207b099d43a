import { withMinus } from '../../../core/data/with-minus.js';
import type { Say } from '../../../core/refusals/say.js';
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
export const outOfBounds = (facts: OutOfBounds | NoExpiry, { count }: Say): string => {
  switch (facts.fault) {
    case 'modifier':
      return `A modifier is from 1 to 25 either way, not ${withMinus(facts.value)}.`;
    case 'expiry':
      return `A modifier expires in 1 to ${count(facts.most, 'year', 'years')}, not ${withMinus(facts.years)}.`;
    case 'change':
      return `A change is from −100 to 100, not ${withMinus(facts.delta)}.`;
    case 'attribute':
      return `An attribute changes by 1 to 10 either way, not ${withMinus(facts.delta)}.`;
    case 'front':
      return 'A Nation counts as 0.5 to 5 fronts, in steps of a half, and can bear 0 to 5 more.';
    case 'host-turns':
      return `A host stays for at least 1 turn, not ${withMinus(facts.turns)}.`;
    case 'crisis-turns':
      return `A crisis lasts 1 to 20 turns, not ${withMinus(facts.turns)}.`;
    case 'half-lasting-crisis':
      return 'Of a lasting crisis one says how many turns it lasts and what each turn takes.';
    case 'crisis-toll':
      return 'A crisis takes from 0 to 100 each turn.';
    case 'sides':
      return 'A civil war has 2 to 5 named sides, each in the hands of somebody.';
    case 'scope':
      return `A scope is a multiple of 5 from −25 to 25, not ${withMinus(facts.value)}.`;
    case 'scope-years':
      return `A scope lasts for at least 1 year, not ${withMinus(facts.years)}.`;
  }
};
