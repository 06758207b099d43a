import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { commanderOf, isHiddenFromOthers } from '../mechanics/measures/posting.js';
import { dropMeasures } from '../mechanics/nations/dropping-measures.js';
import { now, referee } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Measure, name, type State } from '../types/index.js';
import { order } from './shared/order.js';

/** A pending measure is taken back. */
export interface WithdrawMeasure extends ActionBase {
  readonly type: 'withdraw-measure';
  readonly measure: string;
}

const commands = (state: State, player: string, { nation, slot }: Measure): boolean => commanderOf(state, nation, slot) === player;
const isVisible = (state: State, player: string, measure: Measure): boolean =>
  player === referee || commands(state, player, measure) || !isHiddenFromOthers(state, measure);

/** [OT-MEAS-17] [OT-MEAS-14] */
export const withdrawMeasure = order<WithdrawMeasure>({
  type: 'withdraw-measure',
  cites: ['OT-MEAS-17', 'OT-MEAS-14'],
  codec: action<WithdrawMeasure>('withdraw-measure', { measure: name }),
  known: (state, { player, measure }) => [
    ['measure', measure, state.measures.some((one) => one.id === measure && isVisible(state, player, one))],
  ],
  choices: {
    measure: (state, player) =>
      one(
        state.measures.flatMap((measure) => (commands(state, player, measure) ? [measure.id] : [])),
        'measure',
      ),
  },
  *check(state, { player, measure }) {
    if (!commands(state, player, state.measures.find(({ id }) => id === measure)!))
      yield refuse('not-pending', 'OT-MEAS-17', { measure, player }, 'measure');
  },
  apply(state, { measure }, table) {
    const plain = now(state);
    const found = plain.measures.find(({ id }) => id === measure)!;
    dropMeasures(state, ({ id }) => id === measure);
    const secret = isHiddenFromOthers(plain, found) ? [commanderOf(plain, found.nation, found.slot)] : null;
    table.emit({ type: 'measure-withdrawn', secret, measure, nation: found.nation });
  },
});
