import { sameData } from '../../../../core/data/copies.js';
import type { State, Term } from '../../types/index.js';
import { regionsInOrder } from './land-in-clauses.js';
import { inAgentOrder } from './speakers.js';
import { canonicalStatute } from './statute-choices.js';

/** The one way to write a clause: whoever and whatever it lists in the order of the world. */
export const canonicalTerm = (state: State, term: Term): Term => {
  switch (term.kind) {
    case 'scope':
      return { ...term, between: inAgentOrder(state, term.between) };
    case 'cession':
    case 'new-vassal':
      return { ...term, regions: regionsInOrder(state, term.regions) };
    case 'convening':
      return { ...term, by: inAgentOrder(state, term.by) };
    case 'statute':
      return { ...term, statute: canonicalStatute(state, term.statute) };
    default:
      return term;
  }
};

/** The same for several; what stands already, word for word, stays as it is. [OT-RES-02] */
export const canonicalTerms = (state: State, terms: readonly Term[], standing: readonly Term[] = []): readonly Term[] =>
  terms.map((term) => (standing.some((one) => sameData(one, term)) ? term : canonicalTerm(state, term)));
