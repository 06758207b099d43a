import type fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { isId } from './values.js';

/** fast-check, handed in by whoever has it: `import fc from 'fast-check'`. Only its types are needed here, so that what is random can lie beside what is not. */
export type FastCheck = typeof fc;

/** Ids that have led programs astray: numbers, which objects put in another order; what stands on prototypes; signs that mean something somewhere. */
const strange: readonly string[] = [
  ...['10', '9', '0', '-1', '1e3', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', 'length'],
  ...['a b', 'a.b', 'a/b', 'a,b', 'a:b', 'a#1', 'a|b', '<b>', '&amp;', '{name}', '$&', '%s', "'", '"', '\\', 'a\nb', '\u0000'],
  ...['Ñandú', 'n\u0303', 'İstanbul', 'ß', '東京', 'שלום', '\u202e', '\u200b', '👩‍🚀', '\ud800', 'x'.repeat(200)],
];

/** Anything that may be an id and can be read: short words first, to which all others shrink. */
export const anyId = (fc: FastCheck): Arbitrary<string> =>
  fc
    .oneof(
      { withCrossShrink: true },
      { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') },
      { weight: 2, arbitrary: fc.constantFrom(...strange) },
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    )
    .filter((text) => isId(text) && text.trim() !== '');

/** Anything that may be a name: as ids, or blanks alone. */
export const anyName = (fc: FastCheck): Arbitrary<string> =>
  fc.oneof({ withCrossShrink: true }, { weight: 8, arbitrary: anyId(fc) }, fc.constantFrom(' ', '\n', '\u3000'));

/** Some ids, no two alike: what {@link distinct} names things by. */
export const someIds = (fc: FastCheck, most = 16): Arbitrary<string[]> => fc.uniqueArray(anyId(fc), { maxLength: most, size: 'max' });

/** So many ids, each of which is free at its place: those drawn, as far as they are, and then `word-1`, `word-2` and so on. */
export const distinctBy = (
  drawn: readonly string[],
  count: number,
  word: string,
  isFree: (id: string, place: number) => boolean,
): string[] => {
  const ids: string[] = [];
  for (const id of drawn) if (ids.length < count && isFree(id, ids.length)) ids.push(id);
  for (let number = 1; ids.length < count; number++) {
    const id = `${word}-${number}`;
    if (!drawn.includes(id) && isFree(id, ids.length)) ids.push(id);
  }
  return ids;
};

/** So many different ids, none of which is reserved. */
export const distinct = (drawn: readonly string[], count: number, word: string, reserved?: readonly string[]): string[] =>
  distinctBy(drawn, count, word, (id) => !reserved?.includes(id));

/** A number for each of a few things by which they are put in order; all alike, they stay in theirs. */
export const byLot = <T extends { readonly lot: number }>(things: readonly T[]): T[] => [...things].sort((a, b) => a.lot - b.lot);
