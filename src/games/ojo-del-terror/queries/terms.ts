import type { Terms, WrittenTerms } from '../types/index.js';

/** The terms that were written, if there are any: with nobody else named and no beneficiary there are none. A form says so that one attacks alone. */
export const termsIn = (written: WrittenTerms | null | undefined): Terms | null => {
  if (written == null) return null;
  const { members, beneficiary, killer = null } = written;
  return beneficiary === undefined && members.length < 2 ? null : { members, beneficiary: beneficiary ?? '', killer };
};
