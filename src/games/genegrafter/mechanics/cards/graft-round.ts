import type { PlayerId } from '../../../../core/refusals/violation.js';
import { hasCharacter, hasSpecialDie, isSurvivor, playerOf, type Readable, turnOrder } from '../../queries/state.js';
import type { Play, Writable } from '../verbs.js';

/** A graft round: every survivor has one turn in it, the active player first. [GG-GRAFT-01] [GG-GRAFT-02] [GG-GRAFT-03] */
export const startGraftRound = (state: Writable, allowance: number, table: Play): void => {
  const order = turnOrder(state);
  state.graftRound = { allowance, order, index: 0, left: allowance };
  table.emit({ type: 'graft-round-started', allowance, order: [...order] });
};

/**
 * Whose turn in the round it is; null if his turn closes by itself, which never depends on what his hand holds. A player without a host is waited
 * for where the special die could recall one. [GG-FLOW-05]
 */
export const grafter = (state: Readable): PlayerId | null => {
  const round = state.graftRound!;
  const id = round.order[round.index];
  if (id === undefined || round.left === 0 || !isSurvivor(state, id)) return null;
  const { hand, genePool } = playerOf(state, id);
  const canGraft = hasCharacter(state, id) ? hand.length + genePool.length > 0 : hasSpecialDie(state, id) && genePool.length > 0;
  return canGraft ? id : null;
};

/** The next player's turn in the round, or its end. [GG-GRAFT-04] [GG-GRAFT-10] */
export const nextGrafter = (state: Writable, table: Play): void => {
  const round = state.graftRound!;
  round.index += 1;
  if (state.settings.graftAllowance === 'perPlayer') round.left = round.allowance;
  if (round.index < round.order.length) return;
  state.graftRound = null;
  table.emit({ type: 'graft-round-ended' });
};
