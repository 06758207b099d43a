import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { allowanceOf } from '../counting.js';
import { sheetOf } from '../queries.js';
import type { Event, State } from '../types.js';
import { commit as close } from '../verbs/sheets.js';
import { scopeOf, stillOpen, writers } from './batches.js';

/** Closes the own batch of orders. */
export interface Commit extends ActionBase {
  readonly type: 'commit';
}

/** [GM-DECL-06] After it nothing more is written or said in this step. */
export const commit = rule<State, Commit, Event, ClauseId>({
  type: 'commit',
  codec: action<Commit>('commit', {}),
  actors: writers,
  *check(state, { player }) {
    yield* stillOpen(state, player);
    const { civilWar, thisTurn } = state.countries[player]!;
    const mustFight = state.step === 'declare-internal' && civilWar !== null && allowanceOf(state, player) - thisTurn.crisisSpent >= 1;
    if (mustFight && !sheetOf(state, player).some(({ order }) => order.kind === 'civil-war'))
      yield refuse('civil-war-compulsory', 'GM-DECL-07', `${player} must declare the civil war first.`);
  },
  apply: (state, { player }, table) => close(state, player, scopeOf(state as State), table),
});
