import type * as t from 'io-ts';
import { isWholeWithin } from './bounds.js';
import { failure, success, Type } from './codec-type.js';

/** A codec for untrusted input. Every combinator here copies what it accepts, reads own properties only, and refuses what it does not know. */
export type Codec<T> = t.Type<T, unknown, unknown>;

/** How long a text or a list from outside may be, unless its codec says otherwise. */
export const limits = { text: 10_000, list: 10_000 } as const;

/** A codec of values that need no copying. */
export const simple = <T>(name: string, is: (u: unknown) => u is T): Codec<T> =>
  new Type<T>(name, is, (u, c) => (is(u) ? success(u) : failure(u, c)));

/** Anything a test accepts; `copy` makes what is kept of it. */
export const predicate = <T>(name: string, is: (u: unknown) => u is T, copy: (value: T) => T): Codec<T> =>
  new Type<T>(name, is, (u, c) => (is(u) ? success(copy(u)) : failure(u, c)));

/** A test so short that to call it takes longer than to make it: a shape makes the tests of its fields itself where it can. */
export interface ShortTest {
  readonly kind: 'whole' | 'id' | 'value' | 'called';
  readonly min: number;
  readonly max: number;
  readonly value: unknown;
}
const called: ShortTest = { kind: 'called', min: 0, max: 0, value: undefined };
const shortTests = new WeakMap<object, ShortTest>();
const short = <T>(codec: Codec<T>, test: Partial<ShortTest>): Codec<T> => {
  shortTests.set(codec, { ...called, ...test });
  return codec;
};

/** The short test of a codec; of any other, that it must be called. */
export const shortTestOf = (codec: object): ShortTest => shortTests.get(codec) ?? called;

/** Is this a whole number from min to max, as it stands? -0 is to be read as 0 first. */
export const isWhole = (u: unknown, min: number, max: number): u is number => isWholeWithin(u, min, max) && (u !== 0 || Object.is(u, 0));

/** Is this an id? See {@link id}. */
export const isId = (u: unknown): u is string => typeof u === 'string' && u.length > 0 && u.length <= 200 && u !== '__proto__';

/** JSON can say -0 and cannot keep it: what is read is 0. */
const unsigned = <T>(value: T): T => (value === 0 ? (0 as T) : value);

/** A codec of values among which is 0: it reads -0 as 0, and -0 as it stands is not yet as it should be. */
const withZero = <T>(name: string, fits: (u: unknown) => u is T): Codec<T> =>
  new Type<T>(
    name,
    (u): u is T => fits(u) && !Object.is(u, -0),
    (u, c) => (fits(u) ? success(unsigned(u)) : failure(u, c)),
  );

/** A whole number that JavaScript keeps exactly. */
export const int: Codec<number> = short(
  withZero('a whole number', (u): u is number => Number.isSafeInteger(u)),
  { kind: 'whole', min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
);

/** A whole number from min to max. */
export const intBetween = (min: number, max: number): Codec<number> =>
  short(
    withZero(`a whole number from ${min} to ${max}`, (u): u is number => isWhole(unsigned(u), min, max)),
    { kind: 'whole', min, max },
  );

/** Any finite number. */
export const finite: Codec<number> = withZero('a finite number', (u): u is number => Number.isFinite(u));

/** true or false. */
export const bool: Codec<boolean> = simple('true or false', (u): u is boolean => typeof u === 'boolean');

/** A text of at most `max` characters. */
export const textUpTo = (max: number): Codec<string> =>
  simple(`a text of at most ${max} characters`, (u): u is string => typeof u === 'string' && u.length <= max);

/** Any text, within {@link limits}. */
export const anyText: Codec<string> = textUpTo(limits.text);

/** An id: a text that is not empty and not `__proto__`, the one key a plain object cannot hold. */
export const id: Codec<string> = short(simple('an id', isId), { kind: 'id' });

/** Exactly this value. */
export const exactly = <T extends string | number | boolean | null>(value: T): Codec<T> =>
  short(
    (value === 0 ? withZero : simple)(JSON.stringify(value), (u): u is T => u === value),
    value === 0 ? called : { kind: 'value', value },
  );

/** One of these values. */
export const oneOf = <const T extends readonly (string | number | boolean | null)[]>(values: T): Codec<T[number]> => {
  const known = new Set<unknown>(values);
  return (known.has(0) ? withZero : simple)(`one of ${values.map((value) => JSON.stringify(value)).join(', ')}`, (u): u is T[number] =>
    known.has(u),
  );
};
