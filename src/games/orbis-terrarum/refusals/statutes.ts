import { withMinus } from '../../../core/data/with-minus.js';
import type { Fault, RefusalTable } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import type { StatuteFault } from '../types/index.js';

/** What is said of a statute that no organization can have. */
export const badStatute = (facts: StatuteFault): string => {
  switch (facts.fault) {
    case 'statute-name':
      return 'A statute needs a name.';
    case 'statute-term':
      return `A fixed term lasts 3 to 10 years, not ${withMinus(facts.years)}.`;
    case 'statute-closeness':
      return `A closeness goes from −25 to −5 in steps of 5, not ${withMinus(facts.closeness)}.`;
    case 'statute-electors':
      return `An electoral statute names 1 to 20 different electors, not ${facts.electors}.`;
  }
};

/** The statutes of organizations. */
export const statuteRefusals = {
  /** A statute has no name, or something in it is out of its bounds, or what it stands in is no commitment. */
  'bad-statute': {
    'OT-ORG-03': (facts: StatuteFault | Fault<'no-commitment'>) =>
      facts.fault === 'no-commitment' ? 'Only a commitment carries a statute.' : badStatute(facts),
  },
} as const satisfies RefusalTable<ClauseId>;
