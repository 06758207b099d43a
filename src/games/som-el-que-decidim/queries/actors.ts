import type { State } from '../types/index.js';
import { others } from './state.js';

/** Whoever governs. */
export const holder = (state: State): readonly string[] => [state.holder];

/** Whoever walks. */
export const mover = ({ queue }: State): readonly string[] => queue.slice(0, 1);

/** Who has not answered the proposal yet. [SD-CEN-07] */
export const asked = (state: State): readonly string[] =>
  others(state, state.holder).filter((player) => !Object.hasOwn(state.proposal!.answers, player));

/** Whoever pays the first due. [SD-FLOW-05] */
export const payer = ({ dues }: State): readonly string[] => dues.slice(0, 1).map((due) => due.payer);

/** Whoever is paid by the treasury. [SD-OUT-05] */
export const receiver = ({ payout }: State): readonly string[] => (payout === null ? [] : [payout.receiver]);

/** Nobody. */
export const nobody = (): readonly string[] => [];
