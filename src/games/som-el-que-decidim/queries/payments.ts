import type { Due, State } from '../types/index.js';
import { canMake, coins, treasury } from './state.js';

/** Does a payer have discs that add up to exactly what is due? */
export const canPayExactly = (state: State, { payer, amount }: Due): boolean =>
  canMake(amount, coins(state, payer, 2).length, coins(state, payer, 1).length);

/** The disc that comes back to a payer whose discs cannot make up the amount; null where nothing does. [SD-PAY-05] */
export const changeOf = (state: State, due: Due): string | null => {
  const { payee } = due;
  if (canPayExactly(state, due) || (payee !== treasury && coins(state, treasury, 1).length >= 2)) return null;
  const [only, another] = coins(state, payee, 1);
  return only === undefined || another !== undefined ? null : only;
};

/** What the discs of a payment have to add up to. [SD-PAY-02] */
export const toHandOver = (state: State, due: Due): number => due.amount + (changeOf(state, due) === null ? 0 : 1);
