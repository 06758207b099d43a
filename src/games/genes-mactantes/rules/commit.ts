import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { commit as close } from '../mechanics/countries/sheets.js';
import { allowanceOf } from '../queries/allowances.js';
import { sheetOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { scopeOf, stillOpen, writers } from './shared/declaring.js';
import { rule } from './shared/rule.js';

/** Closes the own batch of orders. */
export interface Commit extends ActionBase {
  readonly type: 'commit';
}

/** [GM-DECL-06] After it nothing more is written or said in this step. */
export const commit = rule<Commit>({
  type: 'commit',
  cites: ['GM-DECL-06', 'GM-DECL-07'],
  codec: action<Commit>('commit', {}),
  actors: writers,
  check(state, { player }) {
    const found: Violation<ClauseId>[] = [...stillOpen(state, player)];
    const { civilWar, thisTurn } = state.countries[player]!;
    const mustFight = state.step === 'declare-internal' && civilWar !== null && allowanceOf(state, player) - thisTurn.crisisSpent >= 1;
    if (mustFight && !sheetOf(state, player).some(({ order }) => order.kind === 'civil-war'))
      found.push(refuse('civil-war-compulsory', 'GM-DECL-07', { fault: 'undeclared', player }));
    return found;
  },
  apply: (state, { player }, table) => close(state, player, scopeOf(state as State), table),
});
