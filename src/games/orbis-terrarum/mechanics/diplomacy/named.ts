import type { Term } from '../../types/index.js';

/** The Nations a clause speaks of and must find again whenever it is looked at. */
export const forTerm = (term: Term): readonly string[] => {
  switch (term.kind) {
    case 'payment':
    case 'subsidy':
    case 'passage':
      return term.kind === 'passage' ? [] : [term.by, term.to];
    case 'modifier':
      return term.against === null ? [term.on] : [term.on, term.against];
    case 'vassalage':
    case 'release':
      return [term.vassal, term.patron];
    case 'new-vassal':
      return [term.by, term.patron];
    case 'cession':
      return [term.by];
    case 'guarantee':
      return [term.beneficiary];
    default:
      return [];
  }
};
