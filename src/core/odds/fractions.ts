import { wholeWithin } from '../data/bounds.js';

/** A chance as an exact fraction in lowest terms. */
export interface Fraction {
  readonly of: bigint;
  readonly in: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** A fraction in lowest terms. */
export const fraction = (of: bigint, total: bigint): Fraction => {
  const divisor = gcd(of, total) || 1n;
  return { of: of / divisor, in: total / divisor };
};

/** No chance at all. */
export const none: Fraction = { of: 0n, in: 1n };

/** The chance of one or the other of two things that cannot both be. */
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.of * b.in + b.of * a.in, a.in * b.in);

/** The chance of one thing and then another. */
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.of * b.of, a.in * b.in);

/** A chance as a number from 0 to 1, for showing. */
export const chance = ({ of, in: total }: Fraction): number => Number((of * 1_000_000_000_000n) / total) / 1_000_000_000_000;

const absolute = (number: bigint): bigint => (number < 0n ? -number : number);

/** A chance as a percentage, such as `71.4 %`: rounded from the fraction itself, halves upwards, so that every digit is true. */
export const percent = (share: Fraction, digits = 1): string => {
  const [of, total] = [absolute(share.of), absolute(share.in)];
  const places = wholeWithin(digits, 0, 100, 1);
  const units = String((2n * of * 10n ** BigInt(places + 2) + total) / (2n * total)).padStart(places + 1, '0');
  const point = units.length - places;
  const sign = share.of < 0n !== share.in < 0n ? '-' : '';
  return `${sign}${units.slice(0, point)}${places === 0 ? '' : `.${units.slice(point)}`} %`;
};
