import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { kindsFor } from '../mechanics/affairs/disaster.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { affairOf, disastersOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** Chooses what kind of disaster strikes. */
export interface ChooseDisaster extends ActionBase {
  readonly type: 'choose-disaster';
  readonly kind: string;
}

/** [GM-EVNT-04] [GM-EVNT-05] A kind that suits the afflicted country. */
export const chooseDisaster = rule<ChooseDisaster>({
  type: 'choose-disaster',
  cites: ['GM-EVNT-04', 'GM-EVNT-05'],
  codec: action<ChooseDisaster>('choose-disaster', { kind: id }),
  choices: { kind: (state) => one(kindsFor(state, affairOf(state)!.player)) },
  *check(state, { kind }) {
    if (!disastersOf(state).some((known) => known.id === kind))
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-disaster', disaster: kind }, 'kind');
    const { player } = affairOf(state)!;
    if (!kindsFor(state, player).includes(kind)) yield refuse('kind-does-not-fit', 'GM-EVNT-05', { player, disaster: kind }, 'kind');
  },
  apply(state, { kind }, table) {
    top<'disaster'>(state).kind = kind;
    answer(state, kind, null, table);
  },
});
