import { E } from '../data/fp.js';
import type { Violation } from './violation.js';

/**
 * The value of a Right. A refusal is thrown as an error that says code, clause, path and message of each violation; its `cause` is the refusal.
 * For scripts and tests, where a refusal is a mistake; a program in which people act shows them the refusal instead.
 */
export const orThrow = <Right>(result: E.Either<readonly Violation[], Right>): Right => {
  if (E.isRight(result)) return result.right;
  const told = result.left.map(({ code, clause, path, message }) => `${code} (${clause}) ${path ? `${path}: ` : ''}${message}`);
  throw new Error(`Refused: ${told.join('; ')}`, { cause: result.left });
};
