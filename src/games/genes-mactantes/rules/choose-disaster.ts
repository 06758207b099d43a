import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { kindsFor } from '../affairs/disaster.js';
import { answer, top } from '../affairs/stack.js';
import type { ClauseId } from '../clauses.js';
import { affairOf, disastersOf } from '../queries.js';
import type { Event, State } from '../types.js';

/** Chooses what kind of disaster strikes. */
export interface ChooseDisaster extends ActionBase {
  readonly type: 'choose-disaster';
  readonly kind: string;
}

/** [GM-EVNT-04] [GM-EVNT-05] A kind that suits the afflicted country. */
export const chooseDisaster = rule<State, ChooseDisaster, Event, ClauseId>({
  type: 'choose-disaster',
  codec: action<ChooseDisaster>('choose-disaster', { kind: id }),
  choices: { kind: (state) => one(kindsFor(state, affairOf(state)!.player)) },
  *check(state, { kind }) {
    if (!disastersOf(state).some((known) => known.id === kind))
      return yield refuse('bad-parameter', 'GM-ERR-01', `There is no disaster ${kind}.`, 'kind');
    const { player } = affairOf(state)!;
    if (!kindsFor(state, player).includes(kind))
      yield refuse('kind-does-not-fit', 'GM-EVNT-05', `No city of ${player} lies where ${kind} could strike.`, 'kind');
  },
  apply(state, { kind }, table) {
    top(state, 'disaster').kind = kind;
    answer(state, kind, null, table);
  },
});
