import { own } from '../data/own.js';

/** A field of a form without the places in lists: `terms.0.planet` is `terms.#.planet`. */
export const patternOf = (field: string): string =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? '#' : part))
    .join('.');

/** The places in lists that a field names, counted from 1 as people do: of `terms.0.planet` it is 1. */
export const placesIn = (field: string): readonly number[] =>
  field.split('.').flatMap((part) => (/^\d+$/.test(part) ? [Number(part) + 1] : []));

/**
 * What a table of words says of a field of a form: of `terms.0.planet` of `add-order` first what stands under `add-order.terms.#.planet`, then under
 * `terms.#.planet`, then under `planet`.
 */
export const askedAs = <T>(table: Readonly<Record<string, T>>, type: string, field: string): T | undefined => {
  const pattern = patternOf(field);
  return (
    own<T>(table, `${type}.${pattern}`) ??
    own<T>(table, pattern) ??
    own<T>(table, pattern.split('.').findLast((part) => part !== '#') ?? '')
  );
};
