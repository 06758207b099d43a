import { type Fraction, fraction, none, plus, times } from './fractions.js';
import type { Odds } from './odds.js';

/**
 * The odds of what counts, where all else is thrown again, without end: a tie, say. The chances and `undecided` add up to exactly one; where nothing
 * can ever count, all is undecided.
 */
export const given = <K, Counted extends K = K>(
  { chances, undecided, plays }: Odds<K>,
  counts: ((value: K) => value is Counted) | ((value: K) => boolean),
): Odds<Counted> => {
  const counted = [...chances].filter((entry): entry is [Counted, Fraction] => counts(entry[0]));
  const all = counted.reduce((sum, [, share]) => plus(sum, share), undecided);
  if (all.of === 0n) return { chances: new Map(), undecided: fraction(1n, 1n), plays };
  const ofAll = (share: Fraction): Fraction => times(share, { of: all.in, in: all.of });
  return { chances: new Map(counted.map(([value, share]) => [value, ofAll(share)])), undecided: ofAll(undecided), plays };
};

/** The odds of what comes after: each outcome leads to odds of its own, and equal outcomes of those are one. What is certain is `odds(() => value)`. */
export const followedBy = <K, L>(first: Odds<K>, next: (value: K) => Odds<L>): Odds<L> => {
  const chances = new Map<L, Fraction>();
  let { undecided, plays } = first;
  for (const [value, share] of first.chances) {
    const then = next(value);
    for (const [last, part] of then.chances) chances.set(last, plus(chances.get(last) ?? none, times(share, part)));
    undecided = plus(undecided, times(share, then.undecided));
    plays += then.plays;
  }
  return { chances, undecided, plays };
};
