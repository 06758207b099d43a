import { seatsFrom } from '../../../core/game/turns.js';
import type { Due, Ending, State } from '../types/index.js';
import { isAgencyActive, isSolo, right, seats, treasury, wealth } from './state.js';

/** This turn's taxes, in the order in which they are paid. */
export const taxes = (state: State): Due[] => {
  const { holder } = state;
  const agency = isAgencyActive(state); // [SD-TAX-10] [SD-TAX-11]
  if (isSolo(state)) return [{ payer: holder, payee: treasury, amount: agency ? 2 : 3, reason: 'tax' }]; // [SD-TAX-05]
  // [SD-TAX-03] The holder pays last, so that the citizens' euros have arrived.
  return seatsFrom(seats(state), right(state, holder)).map(
    (payer) =>
      payer === holder
        ? { payer, payee: treasury, amount: agency ? 1 : 2, reason: 'tax' } // [SD-TAX-02] [SD-TAX-04]
        : { payer, payee: agency ? holder : treasury, amount: 1, reason: 'tax' }, // [SD-TAX-01] [SD-TAX-04]
  );
};

/** Who could not pay all of these dues in their order, counting what arrives before. [SD-TAX-06] */
export const insolventAmong = (state: State, dues: readonly Due[]): string[] => {
  const purses = new Map(seats(state).map((player) => [player, wealth(state, player)]));
  const failing = new Set<string>();
  for (const { payer, payee, amount } of dues) {
    const left = purses.get(payer)! - amount;
    if (left < 0) failing.add(payer);
    purses.set(payer, left);
    if (payee !== treasury) purses.set(payee, purses.get(payee)! + amount);
  }
  return seats(state).filter((player) => failing.has(player));
};

/** How the game ends if these taxes cannot be paid; null if they can. [SD-TAX-07] */
export const interventionBy = (state: State, dues: readonly Due[]): Ending | null => {
  const insolvent = insolventAmong(state, dues);
  if (insolvent.length === 0) return null;
  // [SD-TAX-08] [SD-TAX-09] With the agency a holder is never insolvent, so the insolvent without a euro are the broken citizens.
  const broken = insolvent.some((player) => wealth(state, player) === 0);
  return { ending: 'intervention', cause: broken ? 'socialFracture' : 'bankruptcy', insolvent, provoker: null };
};
