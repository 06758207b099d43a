import { type NumberedClause, numberedClauses } from '../../core/game/clauses.js';

/** The chapters of the rules, and how many clauses each has. What they say stands in `book/<language>/clauses.ts`. */
const chapters = {
  CONT: 8,
  EFF: 26,
  PACK: 14,
  CONF: 6,
  STATE: 6,
  VIEW: 9,
  SETUP: 14,
  FLOW: 8,
  DRAW: 10,
  BATTLE: 8,
  ACT: 8,
  PLAY: 8,
  GEAR: 5,
  ATT: 11,
  DEF: 2,
  DIR: 3,
  DUEL: 18,
  MARK: 4,
  DICE: 15,
  GRAFT: 12,
  SPEC: 13,
  CHOICE: 3,
  END: 1,
  DISC: 4,
  PROC: 24,
  OVER: 13,
  SCORE: 10,
} as const;

/** The ids of every clause. Code, refusals, tests and documents cite them. */
export const clauses = numberedClauses('GG', chapters);

/** The id of a clause. */
export type ClauseId = NumberedClause<'GG', typeof chapters>;
