import { change, nationWith } from './positions.js';
import { start } from './start.js';
import type { Action, State } from './table.js';

/** The referee gives a Nation a patron. */
export const bind = (nation: string, patron: string | null): Action => ({
  ...{ type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'patron', nation, patron }] },
});
/** Gothia, which has a player, serves Francia; so does Saxonia, which has none. */
export const gothic = (more: Parameters<typeof nationWith>[2] = {}, options = {}) =>
  nationWith(start(options), 'gothia', { patron: 'francia', tribute: 'pending', ...more });
export const saxon = (more: Parameters<typeof nationWith>[2] = {}, state = start()) =>
  nationWith(state, 'saxonia', { patron: 'francia', tribute: 'pending', ...more });
export const inTurn = (state: State, number: number) =>
  change(state, (draft) => {
    draft.turn = number;
  });
