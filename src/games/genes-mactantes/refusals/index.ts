import { refuser } from '../../../core/refusals/table.js';
import { characterRefusals } from './characters.js';
import { configurationRefusals } from './configuration.js';
import { countryRefusals } from './countries.js';
import { mapRefusals } from './maps.js';
import { orderRefusals } from './orders.js';
import { parameterRefusals } from './parameters.js';
import { tradeRefusals } from './trades.js';
import { troopRefusals } from './troops.js';
import { troubleRefusals } from './troubles.js';

/**
 * Why this game says no: every code, the clauses that speak through it, and what is said. It is put together in one call, so that a program that takes
 * the names alone need not carry it.
 */
export const refusals = /* @__PURE__ */ (() =>
  ({
    ...characterRefusals,
    ...configurationRefusals,
    ...countryRefusals,
    ...mapRefusals,
    ...orderRefusals,
    ...parameterRefusals,
    ...tradeRefusals,
    ...troopRefusals,
    ...troubleRefusals,
  }) as const)();

/** The table of them, by its type. */
export type Refusals = typeof refusals;

/** A code of this game's own. */
export type RefusalCode = keyof Refusals;

/** How the rules refuse: the message is made from the facts. */
export const refuse = refuser(refusals);
