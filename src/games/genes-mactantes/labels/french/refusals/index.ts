import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Refusals } from '../../../refusals/index.js';
import { boardsAndCountries } from './boards-and-countries.js';
import { offersAndParameters } from './offers-and-parameters.js';
import { ordersAndTroops } from './orders-and-troops.js';

/** What the game says no with, in French. */
export const refusals: RefusalsIn<Refusals> = /* @__PURE__ */ (() => ({
  ...boardsAndCountries,
  ...offersAndParameters,
  ...ordersAndTroops,
}))();
