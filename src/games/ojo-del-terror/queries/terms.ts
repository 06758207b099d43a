import type { Terms, WrittenTerms } from '../types/index.js';

/** The terms that an author wrote, if there are any: who names nobody else, and no beneficiary, attacks alone. */
export const termsIn = (written: WrittenTerms | null | undefined, author: string): Terms | null => {
  if (written == null) return null;
  const { members, beneficiary, killer = null } = written;
  const isAlone = beneficiary === undefined && [...members, killer ?? author].every((named) => named === author);
  return isAlone ? null : { members, beneficiary: beneficiary ?? '', killer };
};
