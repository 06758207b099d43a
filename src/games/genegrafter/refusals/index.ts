import { refuser } from '../../../core/refusals/table.js';
import { battleRefusals } from './battles.js';
import { cardRefusals } from './cards.js';
import { configurationRefusals } from './configuration.js';
import { diceRefusals } from './dice.js';
import { packRefusals } from './packs.js';

export type { IllFormedPart } from './parts.js';

/** Why this game says no: every code, the clauses that speak through it, and what is said. */
export const refusals = { ...battleRefusals, ...cardRefusals, ...configurationRefusals, ...diceRefusals, ...packRefusals } as const;

/** The table of them, by its type. */
export type Refusals = typeof refusals;

/** A code of this game's own. */
export type RefusalCode = keyof Refusals;

/** How the rules refuse: the message is made from the facts. */
export const refuse = refuser(refusals);
