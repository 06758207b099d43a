import { type Choice, one, type Thing } from '../../../../core/choices/choices.js';
import { kindOf, oneOfEachKind, treasury } from '../../queries/state.js';
import type { Kind, State } from '../../types/index.js';

/** A place on the board, whatever lies there. */
export const place = (cell: number): Thing => ({ kind: 'tile', place: cell });

/** Whoever changes a coin: a player, or the treasury. */
export const owner = (id: string): Thing => ({ kind: id === treasury ? 'treasury' : 'player', id });

/** The discs of a kind in somebody's purse, which are all alike. */
export const discs = (holder: string, face: Kind): Thing => ({ kind: 'disc', owner: holder, face });

/** One of a player's discs, asked for by kind: the first of each stands for all that are alike. */
export const oneDisc = (state: State, player: string, from: readonly string[]): Choice<string> =>
  one(oneOfEachKind(state, from), (disc) => discs(player, kindOf(state, disc)));
