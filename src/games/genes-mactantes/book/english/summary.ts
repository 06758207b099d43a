import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { external, internal, phases, points } from './tables.js';

/** The game on one page. */
export const summary: readonly Block<ClauseId>[] = [
  phases,
  {
    kind: 'text',
    text: 'Actions: 1, 2 or 3 for Relevance, a third of Authority, a third of Technology, each rounded down.',
    cites: ['GM-ALLO-01'],
  },
  {
    kind: 'text',
    text: 'First Army: 5, 10 or 15 for Relevance, 2 for each city, Militarism, half of Technology, points bought.',
    cites: ['GM-DEPL-01'],
  },
  {
    kind: 'text',
    text: 'Test: die and characteristic and active characters, above the difficulty. Contest: the same for both, the higher wins. A 1 fails, a 0 is a 10 and succeeds.',
    cites: ['GM-TEST-01', 'GM-TEST-02', 'GM-TEST-03', 'GM-CONT-01', 'GM-CONT-02'],
  },
  {
    kind: 'text',
    text: 'Crisis at 3 or less: one action, 1 more; still 3 or less, test against 11. Failed: civil war, Blockade, Anarchy or Autarchy.',
    cites: ['GM-CRIS-04', 'GM-CRIS-07', 'GM-CRIS-11', 'GM-CRIS-12'],
  },
  internal,
  external,
  points,
  { kind: 'text', text: 'City: army at the base, siege, then a decisive assault. Walls: 2.', cites: ['GM-CONQ-01', 'GM-BPRO-06'] },
  { kind: 'text', text: 'Out: no city left, or a civil war lost.', cites: ['GM-ELIM-01', 'GM-ELIM-02'] },
];
