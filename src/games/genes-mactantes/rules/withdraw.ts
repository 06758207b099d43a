import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { sheetOf } from '../queries.js';
import type { Event, State } from '../types.js';
import { withdrawOrder } from '../verbs/sheets.js';
import { scopeOf, stillOpen, writers } from './batches.js';

/** Strikes an order out of the own sheet. */
export interface Withdraw extends ActionBase {
  readonly type: 'withdraw';
  readonly declaration: string;
}

const ofThisStep = (state: State, player: string): readonly string[] =>
  sheetOf(state, player)
    .filter(({ order }) => order.scope === scopeOf(state))
    .map(({ id }) => id);

/** [GM-DECL-05] An order of this step, before committing. */
export const withdraw = rule<State, Withdraw, Event, ClauseId>({
  type: 'withdraw',
  codec: action<Withdraw>('withdraw', { declaration: id }),
  actors: writers,
  choices: { declaration: (state, player) => one(ofThisStep(state, player)) },
  enumerate: () => [], // [GM-ENUM-04]
  *check(state, { player, declaration }) {
    yield* stillOpen(state, player);
    if (!ofThisStep(state, player).includes(declaration))
      yield refuse('unknown-declaration', 'GM-DECL-05', `${player} has no order ${declaration} in this step.`, 'declaration');
  },
  apply: (state, { player, declaration }, table) => withdrawOrder(state, player, declaration, table),
});
