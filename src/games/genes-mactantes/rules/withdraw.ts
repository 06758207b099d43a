import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { withdrawOrder } from '../mechanics/countries/sheets.js';
import { sheetOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { scopeOf, stillOpen, writers } from './shared/declaring.js';
import { rule } from './shared/rule.js';

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
export const withdraw = rule<Withdraw>({
  type: 'withdraw',
  cites: ['GM-DECL-05'],
  codec: action<Withdraw>('withdraw', { declaration: id }),
  actors: writers,
  choices: { declaration: (state, player) => one(ofThisStep(state, player), { about: (id) => ({ kind: 'order', player, id }) }) },
  enumerate: () => [], // [GM-ENUM-04]
  *check(state, { player, declaration }) {
    yield* stillOpen(state, player);
    if (!ofThisStep(state, player).includes(declaration))
      yield refuse('unknown-declaration', 'GM-DECL-05', { player, declaration }, 'declaration');
  },
  apply: (state, { player, declaration }, table) => withdrawOrder(state, player, declaration, table),
});
