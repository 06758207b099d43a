import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Refusals } from '../../../refusals/index.js';
import { agreements } from './agreements.js';
import { gatherings } from './gatherings.js';
import { measures } from './measures.js';
import { orders } from './orders.js';
import { world } from './world.js';

/** What the game says no with, in Catalan. */
export const refusals: RefusalsIn<Refusals> = /* @__PURE__ */ (() => ({
  ...agreements,
  ...gatherings,
  ...measures,
  ...orders,
  ...world,
}))();
