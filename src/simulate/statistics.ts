import { type Counts, totalOf } from './counts.js';

/** A share or a mean with the interval that holds it in 95 studies of 100. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The standard deviations on either side that hold 95 % of a normal distribution. */
const z = 1.959963984540054;

/** A share of so many trials with Wilson's interval, which stays within 0 and 1 and is honest for few trials and for rare things. */
export const wilson = (met: number, trials: number): Estimate => {
  if (trials <= 0) return { value: 0, low: 0, high: 1 };
  const value = met / trials;
  const spread = z * z;
  const middle = (value + spread / (2 * trials)) / (1 + spread / trials);
  const half = (z / (1 + spread / trials)) * Math.sqrt((value * (1 - value)) / trials + spread / (4 * trials * trials));
  return { value, low: met <= 0 ? 0 : Math.max(0, middle - half), high: met >= trials ? 1 : Math.min(1, middle + half) };
};

/** Numbers in short: how many, their mean with its interval, how far they lie from it, and the quarters. */
export interface Summary {
  readonly count: number;
  readonly mean: Estimate;
  readonly deviation: number;
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
}

/** A summary of counted numbers; null if there are none. */
export const summaryOf = (counts: Counts): Summary | null => {
  const rows = counts.map(([name, times]) => [Number(name), times] as const).sort(([a], [b]) => a - b);
  const total = totalOf(counts);
  if (total === 0) return null;
  const mean = rows.reduce((sum, [value, times]) => sum + value * times, 0) / total;
  const squares = rows.reduce((sum, [value, times]) => sum + times * (value - mean) ** 2, 0);
  const deviation = total > 1 ? Math.sqrt(squares / (total - 1)) : 0;
  const half = (z * deviation) / Math.sqrt(total);
  /** The smallest number that at least this share of all do not exceed. */
  const quantile = (share: number): number => {
    let seen = 0;
    for (const [value, times] of rows) {
      seen += times;
      if (seen >= share * total) return value;
    }
    return rows.at(-1)![0];
  };
  return {
    count: total,
    mean: { value: mean, low: mean - half, high: mean + half },
    deviation,
    least: rows[0]![0],
    lower: quantile(0.25),
    median: quantile(0.5),
    upper: quantile(0.75),
    most: rows.at(-1)![0],
  };
};
