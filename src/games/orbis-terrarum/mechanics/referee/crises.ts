import { freshId, type Open, type Tell } from '../../queries/state.js';
import type { CrisisSpec } from '../../types/index.js';

/** A crisis befalls a Nation; it is answered in the resolution of this turn. [OT-EVT-02] */
export const postCrisis = (state: Open, nation: string, { counter, loss, perTurn, turns }: CrisisSpec, table: Tell): void => {
  const id = freshId(state, 'crisis');
  state.crises.push({ id, nation, counter, loss, perTurn: perTurn === null ? null : { ...perTurn }, turns, lastTurn: null });
  table.emit({ type: 'crisis-begun', crisis: id, nation, counter });
};

/** A crisis is over. */
export const endCrisis = (state: Open, id: string, table: Tell): void => {
  const crisis = state.crises.find((one) => one.id === id);
  if (crisis === undefined) return;
  const { nation } = crisis;
  state.crises = state.crises.filter((one) => one.id !== id);
  table.emit({ type: 'crisis-ended', crisis: id, nation });
};
