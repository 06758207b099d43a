import { nationWith } from './positions.js';
import { start } from './start.js';
import type { State } from './table.js';

/** Francia with more than enough of both, and damage to repair. */
export const rich = (more: Parameters<typeof nationWith>[2] = {}, state = start()) =>
  nationWith(state, 'francia', { wealth: 100, progress: 100, viaDamage: 20, legDamage: 20, ...more });
/** What Francia has. */
export const purse = (state: State) => [state.nations['francia']!.wealth, state.nations['francia']!.progress];
