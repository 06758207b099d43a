import { numberWithin } from '../data/bounds.js';

/** A number with the interval that holds the true one in 95 studies of 100. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** So many standard deviations on either side hold 95 % of a normal distribution. */
export const deviations = 1.959963984540054;

/** A share of so many trials, with Wilson's interval: it stays within 0 and 1 and is honest for few trials and for rare things. */
export const wilson = (met: number, trials: number): Estimate => {
  if (typeof trials !== 'number' || !(trials > 0)) return { value: 0, low: 0, high: 1 };
  const value = numberWithin(met, 0, trials, 0) / trials || 0; // endless trials have no share
  const spread = deviations * deviations;
  const middle = (value + spread / (2 * trials)) / (1 + spread / trials);
  const half = (deviations / (1 + spread / trials)) * Math.sqrt((value * (1 - value)) / trials + spread / (4 * trials * trials));
  return { value, low: value === 0 ? 0 : Math.max(0, middle - half), high: value === 1 ? 1 : Math.min(1, middle + half) };
};
