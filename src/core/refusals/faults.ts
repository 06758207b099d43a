import type * as t from 'io-ts';
import { absent } from '../data/codec.js';
import { describeValue, shortened } from '../data/describe.js';
import type { Violation } from './violation.js';

/** Where a fault lies, as `orders.0.planet`. */
const pathOf = (error: t.ValidationError): string =>
  error.context
    .slice(1) // the root has no name
    .map(({ key }) => (key === '' ? '""' : shortened(key)))
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
