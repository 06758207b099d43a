import { type NumberedClause, numberedClauses } from '../../core/game/clauses.js';

/** The chapters of the rules, and how many clauses each has. What they say stands in `book/<language>/clauses.ts`. */
const chapters = {
  TRAIT: 7,
  PACK: 11,
  VAL: 17,
  CFG: 8,
  STATE: 4,
  VIEW: 9,
  SETUP: 13,
  FLOW: 11,
  ACT: 3,
  WAR: 2,
  SHEET: 8,
  INV: 12,
  ALLY: 13,
  DEF: 8,
  SEC: 6,
  CEDE: 7,
  TRADE: 7,
  CLAIM: 9,
  LIEU: 3,
  REF: 5,
  EVT: 4,
  ENUM: 5,
  CTRL: 3,
  ALLOW: 10,
  REACH: 9,
  ADJ: 12,
  DV: 3,
  KILL: 7,
  FIGHT: 8,
  XFER: 7,
  ELIM: 5,
  DEED: 28,
  SCORE: 11,
  RAND: 4,
  END: 10,
} as const;

/** The ids of every clause. Code, refusals, tests and documents cite them. */
export const clauses = numberedClauses('ET', chapters);

/** The id of a clause. */
export type ClauseId = NumberedClause<'ET', typeof chapters>;
