import type { Dice } from '../dice/dice.js';
import { chance, type Fraction, none, plus } from './fractions.js';
import { type Odds, odds, TooManyWays } from './odds.js';
import { Glimpse } from './unknown.js';

/** How likely something is, from 0 to 1. If every way was played, `low` and `high` are the chance itself. */
export interface Likelihood {
  readonly chance: number;
  /** The interval that holds the true chance 95 times in 100. */
  readonly low: number;
  readonly high: number;
  /** The chance to the last digit; null if it comes from a sample, or if something was thrown again without end. */
  readonly fraction: Fraction | null;
}

/** What was sampled: worlds that whoever acts could not tell from the true one. */
export interface Sample {
  /** In how many of them the action was played. */
  readonly worlds: number;
  /** Were the dice played in every way in each, and the chances the same in all? Then what is hidden has not been seen to matter, which is no proof. */
  readonly alike: boolean;
}

/** What an action may lead to, as far as whoever does it may know. */
export interface Forecast {
  /**
   * Was every way played? Then the chances are exact. Else they come from a sample of what may be hidden and of how the dice may fall, or from all ways but those in
   * which something is thrown again without end: their share is then the width of the intervals, which are certain.
   */
  readonly exact: boolean;
  /** The sample, if the chances come from one. */
  readonly sample: Sample | null;
  /** What it may come to, as `game.gist` has it, the likeliest first; `game.labels.name` names it. */
  readonly rows: readonly (Likelihood & { readonly gist: string })[];
  /** By how much the points of whoever acts may change, the greatest loss first. */
  readonly points: readonly (Likelihood & { readonly change: number })[];
  /** The change of points on average. */
  readonly expected: number;
  /** How often the action was played. */
  readonly plays: number;
}

/** What one play came to. */
export interface Result {
  readonly gist: string;
  readonly change: number;
}

/** Plays the action once, in a world that may be written to, and returns the key of the result among the results. */
export type Play<State> = (world: State, dice: Dice) => string;

/** Where dice are thrown again and again, so many throws are followed first; a way with more than the last number is too long to enumerate. */
const [fewThrows, mostThrows] = [7, 60];

/** What is left undecided by throws without end is let go if it is no more than this; the intervals then say how much it is. */
const negligible = 0.005;

/** Everything enumerated, but for a negligible share of throws without end; null if that is too much: too many ways, or a look at something unknown. */
export const enumerated = (run: (dice: Dice) => string, plays: number): Odds<string> | null => {
  try {
    const short = odds(run, { plays, throws: fewThrows });
    if (chance(short.undecided) <= negligible) return short;
    const long = short.plays < plays ? odds(run, { plays, throws: mostThrows }) : short;
    return chance(long.undecided) <= negligible ? long : null;
  } catch (error) {
    if (error instanceof TooManyWays || error instanceof Glimpse) return null;
    throw error;
  }
};

/** The likeliest first. */
export const byLikelihood = (a: Likelihood & { readonly gist: string }, b: Likelihood & { readonly gist: string }): number =>
  b.chance - a.chance || (a.gist < b.gist ? -1 : 1);

/** The chances of what results have in common. */
const gathered = <K>(shares: Iterable<readonly [Result, Fraction]>, by: (result: Result) => K): Map<K, Fraction> => {
  const sums = new Map<K, Fraction>();
  for (const [result, share] of shares) {
    const key = by(result);
    sums.set(key, plus(sums.get(key) ?? none, share));
  }
  return sums;
};

/** The forecast of an enumeration. */
export const exactly = ({ chances, undecided, plays }: Odds<string>, results: ReadonlyMap<string, Result>): Forecast => {
  const shares = [...chances].map(([key, share]) => [results.get(key)!, share] as const);
  const cut = chance(undecided);
  const told = (share: Fraction): Likelihood => ({
    chance: chance(share) / (1 - cut),
    low: chance(share),
    high: chance(share) + cut,
    fraction: undecided.of === 0n ? share : null,
  });
  const points = [...gathered(shares, ({ change }) => change)].sort(([a], [b]) => a - b);
  return {
    exact: undecided.of === 0n,
    sample: null,
    rows: [...gathered(shares, ({ gist }) => gist)].map(([gist, share]) => ({ gist, ...told(share) })).sort(byLikelihood),
    points: points.map(([change, share]) => ({ change, ...told(share) })),
    expected: points.reduce((sum, [change, share]) => sum + (change * chance(share)) / (1 - cut), 0),
    plays,
  };
};
