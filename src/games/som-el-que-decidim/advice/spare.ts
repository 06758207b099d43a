import { isAgencyActive, isSolo, right, wealth } from '../queries/state.js';
import type { State } from '../types/index.js';

/** What a player will have to pay when the next turn begins, beyond what is owed now. */
const nextTax = (state: State, player: string, next: string): number => {
  if (isSolo(state)) return isAgencyActive(state) ? 2 : 3;
  if (!isAgencyActive(state)) return player === next ? 2 : 1;
  return player === next ? 0 : 1;
};

/** Whose government comes next: during taxation the taxes still owed are those of this turn. */
const nextHolderOf = (state: State): string => state.nextHolder ?? right(state, state.holder);

/** What a player will have left of what he owns, is owed and owes once the next taxes are paid: below 0 they cannot be. */
export const spareOf = (state: State, player: string): number => {
  const owed = state.dues.reduce(
    (sum, { payer, payee, amount }) => sum + (payer === player ? amount : 0) - (payee === player ? amount : 0),
    0,
  );
  const coming = state.payout?.receiver === player ? state.payout.amount : 0;
  return wealth(state, player) + coming - owed - nextTax(state, player, nextHolderOf(state));
};
