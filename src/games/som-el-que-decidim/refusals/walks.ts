import { type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Cells and steps. */
export const walkRefusals = {
  /** The cell was walked over since the last discovery. */
  'already-visited': {
    'SD-MOV-08': ({ trail }: { readonly trail: readonly number[] }) =>
      `This walk has been at ${trail.join(', ')} since its last discovery.`,
  },
  /** A walk is to end before its first step. */
  'must-move-first': {
    'SD-MOV-10': ({ player }: Words<'player'>) => `${player} has to take at least one step.`,
  },
  /** The cell is a gap: its tile lies beside the board. */
  'no-tile-there': {
    'SD-MOV-07': ({ cell }: Numbers<'cell'>) => `Cell ${cell} is a gap.`,
  },
  /** The cell does not touch the one where the citizen stands. */
  'not-adjacent': {
    'SD-MOV-06': ({ from, to }: Numbers<'from' | 'to'>) => `${to} does not touch ${from}.`,
  },
  /** The board has no cell of this number. */
  'unknown-cell': sameFor(
    ['SD-CONC-01', 'SD-MOV-05'],
    ({ cell, last }: Numbers<'cell' | 'last'>) => `There is no cell ${cell}; cells go from 0 to ${last}.`,
  ),
} as const satisfies RefusalTable<ClauseId>;
