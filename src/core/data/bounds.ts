/** A finite number within bounds, from whatever was given: what is too small or too large becomes the bound, what is no number the number meant otherwise. */
export const numberWithin = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value !== 'number' || Number.isNaN(value) ? otherwise : Math.min(most, Math.max(least, value));

/** A whole number within bounds, likewise. */
export const wholeWithin = (value: unknown, least: number, most: number, otherwise: number): number =>
  Math.trunc(numberWithin(value, least, most, otherwise));

/** Is this a whole number within bounds, as it stands? */
export const isWholeWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
