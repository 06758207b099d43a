import { isWholeWithin, wholeWithin } from '../data/bounds.js';
import type { Dice } from '../dice/dice.js';
import { type Fraction, fraction, none, plus } from './fractions.js';

/** The distribution of an outcome. The chances and `undecided` add up to exactly one. */
export interface Odds<K> {
  /** Every outcome with its chance, in the order in which they were first met. */
  readonly chances: ReadonlyMap<K, Fraction>;
  /** The share of ways that were cut because they threw more often than the limit: rerolls without end. Zero if nothing was cut. */
  readonly undecided: Fraction;
  /** How many ways the dice could fall were played. */
  readonly plays: number;
}

/** How deep {@link odds} looks. */
export interface OddsOptions {
  /** A way that throws more often than this (a pool or shuffle counts once) is cut and counted as undecided; 12 unless given as a number. */
  readonly throws?: number;
  /** At most this many ways are played; the rest is undecided. 5,000,000 unless given as a number. */
  readonly plays?: number;
}

class Cut extends Error {}

/** What was run throws something with more results than can be tried. Not a fault of the dice: `reduce` must not make an outcome of it. */
export class TooManyWays extends RangeError {
  override readonly name = 'TooManyWays';
}

/** One throw on the way of a play: which of its results is being tried, and how many ways each stands for. */
interface Branch {
  index: number;
  readonly results: readonly (number | readonly number[])[];
  readonly weights: readonly bigint[] | null;
  readonly total: bigint;
}

const faces = new Map<number, readonly number[]>();
const facesOf = (sides: number): readonly number[] => {
  const known = faces.get(sides);
  if (known !== undefined) return known;
  if (!isWholeWithin(sides, 1, 100_000)) throw new TooManyWays(`The faces of a d${sides} cannot be listed.`);
  const made = Array.from({ length: sides }, (_, i) => i + 1);
  faces.set(sides, made);
  return made;
};

interface Handfuls {
  readonly results: readonly (readonly number[])[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
}
const handfuls = new Map<string, Handfuls>();

/** More dice than this, more ways, or more dice in all ways together, are not listed: they would fill the memory. */
const [mostDice, mostWays, mostListed] = [1_000, 1_000_000, 50_000_000];

/** How many handfuls there are: `count + sides - 1` over `count`. */
const waysOf = (count: number, sides: number): number => {
  let ways = 1;
  for (let die = 1; die <= count; die++) ways = (ways * (sides - 1 + die)) / die;
  return ways;
};

/** Every unordered handful with the number of ordered ways it stands for: 462 for 6d6 instead of 46,656. */
const handfulsOf = (count: number, sides: number): Handfuls => {
  const key = `${count}d${sides}`;
  const known = handfuls.get(key);
  if (known !== undefined) return known;
  const ways = isWholeWithin(count, 1, mostDice) ? waysOf(count, sides) : Number.POSITIVE_INFINITY;
  if (ways > mostWays || ways * count > mostListed) throw new TooManyWays(`The ways ${count}d${sides} can fall cannot be listed.`);
  const factorial = [1n];
  for (let n = 1; n <= count; n++) factorial.push(factorial[n - 1]! * BigInt(n));
  const results: number[][] = [];
  const weights: bigint[] = [];
  const walk = (chosen: number[], from: number, run: number, ways: bigint): void => {
    if (chosen.length === count) {
      results.push([...chosen]);
      weights.push(ways / factorial[run]!);
      return;
    }
    for (let face = from; face <= sides; face++) {
      chosen.push(face);
      if (face === from) walk(chosen, face, run + 1, ways);
      else walk(chosen, face, 1, ways / factorial[run]!);
      chosen.pop();
    }
  };
  walk([], facesOf(sides)[0]!, 0, factorial[count]!);
  const made = { results, weights, total: BigInt(sides) ** BigInt(count) };
  handfuls.set(key, made);
  return made;
};

function* permutations(rest: readonly number[]): Generator<number[]> {
  if (rest.length === 0) yield [];
  for (let i = 0; i < rest.length; i++) for (const tail of permutations(rest.toSpliced(i, 1))) yield [rest[i]!, ...tail];
}

/**
 * The exact odds of anything that throws dice: runs it once for every way they can fall and adds up exact fractions. It needs no code in the game:
 * `odds((dice) => classify(game.reduce(state, action, dice)))`. What is run must depend on nothing but the dice.
 */
export const odds = <K>(run: (dice: Dice) => K, options: OddsOptions = {}): Odds<K> => {
  const mostThrows = wholeWithin(options.throws, 0, Number.MAX_SAFE_INTEGER, 12);
  const mostPlays = wholeWithin(options.plays, 0, Number.MAX_SAFE_INTEGER, 5_000_000);
  const path: Branch[] = [];
  let depth = 0;

  const branch = (make: () => Branch): number | readonly number[] => {
    if (depth === path.length) {
      if (depth >= mostThrows) throw new Cut();
      path.push(make());
    }
    const here = path[depth++]!;
    return here.results[here.index]!;
  };
  const dice: Dice = {
    roll: (sides) =>
      sides === 1 ? 1 : (branch(() => ({ index: 0, results: facesOf(sides), weights: null, total: BigInt(sides) })) as number),
    pool: (count, sides) => (count === 0 ? [] : [...(branch(() => ({ index: 0, ...handfulsOf(count, sides) })) as readonly number[])]),
    shuffle(count, why) {
      if (!isWholeWithin(count, 0, 8))
        throw new TooManyWays(`The ${count}! orders of a shuffle of ${count} (${why}) are too many to try; use a sample instead.`);
      const order = branch(() => {
        const orders = [...permutations(Array.from({ length: count }, (_, i) => i))];
        return { index: 0, results: orders, weights: null, total: BigInt(orders.length) };
      });
      return [...(order as readonly number[])];
    },
  };

  // Chances are gathered over one denominator per shape of path and joined at the end: adding fractions play by play would be far slower.
  const tallies = new Map<bigint, Map<K, bigint>>();
  const met = new Set<K>();
  const tally = (value: K): void => {
    met.add(value);
    let ways = 1n;
    let total = 1n;
    for (const { index, weights, total: all } of path) {
      if (weights !== null) ways *= weights[index]!;
      total *= all;
    }
    const counts = tallies.get(total) ?? new Map<K, bigint>();
    tallies.set(total, counts);
    counts.set(value, (counts.get(value) ?? 0n) + ways);
  };

  let plays = 0;
  let exhausted = false;
  while (!exhausted && plays < mostPlays) {
    depth = 0;
    plays++;
    try {
      const outcome = run(dice);
      path.length = depth;
      tally(outcome);
    } catch (error) {
      if (!(error instanceof Cut)) throw error; // a cut way is counted nowhere and so stays undecided
    }
    // The next way: the last throw that has a result left moves on; those after it are forgotten.
    while (path.length > 0 && path.at(-1)!.index + 1 >= path.at(-1)!.results.length) path.pop();
    const last = path.at(-1);
    if (last === undefined) exhausted = true;
    else last.index++;
  }

  const chances = new Map<K, Fraction>([...met].map((value) => [value, none]));
  for (const [total, counts] of tallies)
    for (const [value, ways] of counts) chances.set(value, plus(chances.get(value)!, { of: ways, in: total }));
  const decided = [...chances.values()].reduce(plus, none);
  return { chances, undecided: fraction(decided.in - decided.of, decided.in), plays };
};
