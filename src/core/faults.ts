import type * as t from 'io-ts';
import { absent } from './codec.js';
import type { Violation } from './violation.js';

/** A value in a few words that never grow long and never fail: what a message may say of unknown input. */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isNaN(value) ? 'NaN' : String(value);
  if (typeof value === 'string') return value.length <= 40 ? JSON.stringify(value) : `a text of ${value.length} characters`;
  try {
    if (Array.isArray(value)) return `a list of ${value.length}`;
  } catch {
    return 'an object'; // a proxy that has been revoked
  }
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** Where a fault lies, as `orders.0.planet`. */
const pathOf = (error: t.ValidationError): string =>
  error.context
    .slice(1) // the root has no name
    .map(({ key }) => (key === '' ? '""' : key.length <= 60 ? key : `${key.slice(0, 60)}…`))
    .join('.');

/** io-ts errors as violations that name the path, what was wanted and what was found. */
export const faults = <Clause extends string>(
  errors: t.Errors,
  clauseOf: (path: string) => readonly [code: string, clause: Clause],
): Violation<Clause>[] =>
  errors.slice(0, 20).map((error) => {
    const path = pathOf(error);
    const [code, clause] = clauseOf(path);
    const wanted = error.context.at(-1)?.type.name ?? 'something else';
    const message =
      wanted === absent.name
        ? `There is no field ${path}.`
        : `${path === '' ? 'The input' : path} should be ${wanted}; it is ${describeValue(error.value)}.`;
    return { code, clause, message, path };
  });
