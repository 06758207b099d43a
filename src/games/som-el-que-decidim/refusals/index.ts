import { refuser } from '../../../core/refusals/table.js';
import { configurationRefusals } from './configuration.js';
import { moneyRefusals } from './money.js';
import { packRefusals } from './packs.js';
import { parameterRefusals } from './parameters.js';
import { powerRefusals } from './powers.js';
import { voteRefusals } from './votes.js';
import { walkRefusals } from './walks.js';

/** Why this game says no: every code, the clauses that speak through it, and what is said. */
export const refusals = {
  ...configurationRefusals,
  ...moneyRefusals,
  ...packRefusals,
  ...parameterRefusals,
  ...powerRefusals,
  ...voteRefusals,
  ...walkRefusals,
} as const;

/** The table of them, by its type. */
export type Refusals = typeof refusals;

/** A code of this game's own. */
export type RefusalCode = keyof Refusals;

/** How the rules refuse: the message is made from the facts. */
export const refuse = refuser(refusals);
