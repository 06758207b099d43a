import { change, conflict } from './positions.js';
import { start } from './start.js';
import type { Action, State } from './table.js';
import { nextTurn, strike } from './turns.js';

/** How the first two stand to each other. */
export const statusOf = (state: State) => state.conflicts[0]?.status ?? 'none';
/** Francia attacks Gothia in vain, turn after turn. */
export const fought = (times: number, from = start()) =>
  Array.from({ length: times }).reduce<State>((state) => nextTurn(state, [strike('francia', 'gothia')], 99), from);
type More = Partial<State['conflicts'][number]>;
/** Francia and Gothia at war, or nearly. */
export const warring = (status: 'war' | 'hostilities' | 'suspended' = 'war', more: More = {}, state = start()) =>
  change(state, (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', status, more)];
  });
export const declareWar = (player: string, nation: string, target: string): Action => ({
  ...{ type: 'issue-declaration', player, nation, kind: 'war', text: '', target },
});
