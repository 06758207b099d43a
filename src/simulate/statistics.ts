import { deviations, type Estimate } from '../core/odds/estimate.js';
import { type Counts, totalOf } from './counts.js';

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
  const half = (deviations * deviation) / Math.sqrt(total);
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
