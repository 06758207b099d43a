import type { Open, Tell } from '../../queries/state.js';
import { farthest } from '../../types/index.js';

type Kind = 'wealth' | 'progress';

/** A purse changes; it never falls below nothing, nor grows beyond all bounds. Returns by how much it changed. [OT-STATE-03] [OT-STATE-10] */
export const changePurse = (state: Open, id: string, kind: Kind, delta: number, why: string, table: Tell): number => {
  const nation = state.nations[id]!;
  const before = nation[kind];
  const after = Math.min(farthest.purse, Math.max(0, before + delta));
  if (after === before) return 0;
  nation[kind] = after;
  table.emit({ type: `${kind}-changed`, nation: id, before, after, why });
  return after - before;
};

/** One Nation pays another what it can; the receiver gets only what was paid. [OT-STATE-03] */
export const pay = (state: Open, from: string, to: string, kind: Kind, amount: number, why: string, table: Tell): number => {
  const paid = -changePurse(state, from, kind, -amount, why, table);
  changePurse(state, to, kind, paid, why, table);
  return paid;
};
