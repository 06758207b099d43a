import type { Order, Right } from '../protocol/index.js';
import type { TokenHash } from './deeds.js';
import type { Table } from './position.js';
import { sha256 } from './sha256.js';

/** The id of the table that a token runs: the same order sent twice is one table. */
export const tableOf = (hash: string): string => hash.slice(0, 32);

const hashed = (hash: string, right: Right): TokenHash =>
  'seat' in right ? { hash, right: right.kind, seat: right.seat } : { hash, right: right.kind };

/** The tokens of an order as the journal knows them. */
export const hashesOf = (tokens: Order['tokens']): readonly TokenHash[] => tokens.map(({ token, right }) => hashed(sha256(token), right));

/** Does a token open another seat already, or invite to one? It would open one of the two, and the other stay empty. */
export const opensAnotherSeat = (tokens: readonly TokenHash[], hash: string, seat: string): boolean =>
  tokens.some((token) => token.hash === hash && 'seat' in token && token.seat !== seat);

/** What a token opens at a table: a seat or none, and whether it runs the table; null if it opens nothing. */
export interface Rights {
  readonly seat: string | null;
  readonly runs: boolean;
}

/** See {@link Rights}. A table that anybody may watch opens itself to any token. */
export const rightsOf = (table: Table, hash: string): Rights | null => {
  const mine = table.tokens.filter((token) => token.hash === hash);
  const { watch } = table.rules;
  const seated = mine.find((token) => token.right === 'seat');
  const runs = mine.some(({ right }) => right === 'run');
  const watches = watch === 'open' || (watch === 'token' && mine.some(({ right }) => right === 'watch'));
  if (seated === undefined && !runs && !watches) return null;
  return { seat: seated !== undefined && 'seat' in seated ? seated.seat : null, runs };
};
