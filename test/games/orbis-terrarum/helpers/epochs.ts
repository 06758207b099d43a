import { nationWith } from './positions.js';
import { start } from './start.js';
import { act, type State } from './table.js';
import { turn } from './turns.js';

/** Francia has grown so strong that an epoch is due. */
export const strong = (options: Parameters<typeof start>[0] = {}) =>
  nationWith(start({ epochThreshold: 95, ...options }), 'francia', { attributes: { MIL: 60, GES: 40 } });

/** Before an epoch of that kind, and after. */
export const begun = (state: State, answer: 'total' | 'partial') => {
  const before = turn(state, []);
  return { before, after: act(before, { type: 'decide', player: 'referee', decision: before.decisions[0]!.id, answer }) };
};
export const valuesOf = (state: State, id: string) => Object.values(state.nations[id]!.attributes);
