import { type NumberedClause, numberedClauses } from '../../core/game/clauses.js';

/** The chapters of the rules, and how many clauses each has. What they say stands in `book/<language>/clauses.ts`. */
const chapters = {
  STAT: 7,
  CONT: 24,
  CFG: 5,
  STATE: 10,
  VIEW: 13,
  SETUP: 8,
  FLOW: 18,
  ACT: 16,
  SLOT: 8,
  MEAS: 23,
  PROS: 24,
  NOTE: 1,
  VAS: 21,
  TRE: 19,
  DECL: 14,
  CONF: 27,
  ORG: 21,
  CIV: 15,
  SEAT: 4,
  REF: 15,
  ROLL: 14,
  MOD: 21,
  SCOPE: 12,
  OPP: 18,
  EFF: 24,
  IDX: 7,
  NAT: 12,
  WAR: 16,
  REB: 11,
  DIP: 9,
  RES: 12,
  EVT: 9,
  EPO: 7,
  END: 10,
} as const;

/** The ids of every clause. Code, refusals, tests and documents cite them. */
export const clauses = numberedClauses('OT', chapters);

/** The id of a clause. */
export type ClauseId = NumberedClause<'OT', typeof chapters>;
