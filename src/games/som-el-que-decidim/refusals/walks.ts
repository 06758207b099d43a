import { withMinus } from '../../../core/data/with-minus.js';
import { type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Cells and steps. */
export const walkRefusals = {
  /** The cell was walked over since the last discovery or levy. */
  'already-visited': {
    'SD-MOV-08': ({ trail }: { readonly trail: readonly number[] }, { list }) =>
      `One does not go over one’s own steps; since its last discovery or levy this walk has been on ${list(
        trail.map((cell) => `cell ${cell}`),
        'and',
        'cells',
      )}.`,
  },
  /** A walk is to end before its first step. */
  'must-move-first': {
    'SD-MOV-10': ({ player }: Words<'player'>) => `${player} has to take at least one step.`,
  },
  /** The cell is a gap: its tile lies beside the board. */
  'no-tile-there': {
    'SD-MOV-07': ({ cell }: Numbers<'cell'>) => `No tile lies on cell ${cell}: it is a gap.`,
  },
  /** The cell does not touch the one where the citizen stands. */
  'not-adjacent': {
    'SD-MOV-06': ({ from, to }: Numbers<'from' | 'to'>, { name }) =>
      `One step does not lead from ${name(`cell ${from}`, 'cells')} to ${name(`cell ${to}`, 'cells')}: the two do not touch.`,
  },
  /** The board has no cell of this number. */
  'unknown-cell': sameFor(
    ['SD-CONC-01', 'SD-MOV-05'],
    ({ cell, last }: Numbers<'cell' | 'last'>) => `There is no cell ${withMinus(cell)}; cells go from 0 to ${last}.`,
  ),
} as const satisfies RefusalTable<ClauseId>;
