import { refuser } from '../../../core/refusals/table.js';
import { civilWarRefusals } from './civil-wars.js';
import { conferenceRefusals } from './conferences.js';
import { configurationRefusals } from './configuration.js';
import { declarationRefusals } from './declarations.js';
import { effectRefusals } from './effects.js';
import { measureRefusals } from './measures.js';
import { organizationRefusals } from './organizations.js';
import { packRefusals } from './packs.js';
import { parameterRefusals } from './parameters.js';
import { purchaseRefusals } from './purchases.js';
import { rulingRefusals } from './rulings.js';
import { seatRefusals } from './seats.js';
import { statuteRefusals } from './statutes.js';
import { treatyRefusals } from './treaties.js';
import { vassalRefusals } from './vassals.js';

export type { BoundsFault, NoExpiry, OutOfBounds } from './effect-bounds.js';
export type { EffectFault } from './effects.js';
export type { Misreading } from './measures.js';
export type { PurchaseClause } from './purchases.js';
export type { ManyParties, TermFault, UnfitTerm } from './terms.js';

/** Why this game says no: every code, the clauses that speak through it, and what is said. */
export const refusals = {
  ...civilWarRefusals,
  ...conferenceRefusals,
  ...configurationRefusals,
  ...declarationRefusals,
  ...effectRefusals,
  ...measureRefusals,
  ...organizationRefusals,
  ...packRefusals,
  ...parameterRefusals,
  ...purchaseRefusals,
  ...rulingRefusals,
  ...seatRefusals,
  ...statuteRefusals,
  ...treatyRefusals,
  ...vassalRefusals,
} as const;

/** The table of them, by its type. */
export type Refusals = typeof refusals;

/** A code of this game's own. */
export type RefusalCode = keyof Refusals;

/** How the rules refuse: the message is made from the facts. */
export const refuse = refuser(refusals);
