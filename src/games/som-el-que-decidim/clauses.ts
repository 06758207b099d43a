import { type NumberedClause, numberedClauses } from '../../core/game/clauses.js';

/** The chapters of the rules, and how many clauses each has. What they say stands in `book/<language>/clauses.ts`. */
const chapters = {
  CONT: 14,
  DIE: 1,
  MAP: 4,
  TILE: 2,
  VAL: 15,
  DICE: 4,
  CFG: 12,
  STATE: 8,
  VIEW: 10,
  SET: 13,
  FLOW: 17,
  ACT: 7,
  CONC: 3,
  CEN: 8,
  PAY: 5,
  CHG: 14,
  ROLL: 5,
  TAKE: 2,
  COH: 10,
  EXC: 13,
  MOV: 19,
  PRE: 9,
  INH: 9,
  SUF: 5,
  ELE: 20,
  MOT: 10,
  VOT: 13,
  MOB: 6,
  EVT: 1,
  TAX: 12,
  OUT: 5,
  URN: 4,
  ECO: 4,
  SPN: 15,
  FEW: 3,
  END: 15,
} as const;

/** The ids of every clause. Code, refusals, tests and documents cite them. */
export const clauses = numberedClauses('SD', chapters);

/** The id of a clause. */
export type ClauseId = NumberedClause<'SD', typeof chapters>;
