import type * as t from 'io-ts';
import { absent } from '../data/codec.js';
import { describeValue, shortened } from '../data/describe.js';
import type { Say } from './say.js';
import type { Facts, Violation } from './violation.js';

/** What does not have the form it should: where, what was wanted there and what was found; or a field that there is not. */
export type IllFormed = { readonly field: string; readonly wanted: string; readonly found: string } | { readonly surplus: string };

/** What is said of input that does not have the form it should. */
export const illFormed = (facts: IllFormed): string => {
  if ('surplus' in facts) return `There is no field ${facts.surplus}.`;
  const { field, wanted, found } = facts;
  if (field === '') return `The input should be ${wanted}; it is ${found}.`;
  return found === 'nothing' ? `${field} is missing; it should be ${wanted}.` : `${field} should be ${wanted}; it is ${found}.`;
};

/** Sentences that also say what is ill formed, in the words of a language: for the codes of options, which can be of the wrong type as well as wrong. */
export const orIllFormedIn =
  (told: (facts: IllFormed) => string) =>
  <About extends Facts>(says: (facts: About, say: Say) => string) =>
  (facts: About | IllFormed, say: Say): string =>
    'surplus' in facts || 'wanted' in facts ? told(facts as IllFormed) : says(facts as About, say);

/** The same in English. */
export const orIllFormed = orIllFormedIn(illFormed);

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
  /** What is said of it: in the words of a table, if the code stands in one. */
  says: (code: string, clause: Clause, facts: IllFormed) => string = (_code, _clause, facts) => illFormed(facts),
): Violation<Clause>[] =>
  errors.slice(0, 20).map((error) => {
    const path = pathOf(error);
    const [code, clause] = clauseOf(path);
    const wanted = error.context.at(-1)?.type.name ?? 'something else';
    const facts: IllFormed = wanted === absent.name ? { surplus: path } : { field: path, wanted, found: describeValue(error.value) };
    return { code, clause, message: says(code, clause, facts), facts, path };
  });
