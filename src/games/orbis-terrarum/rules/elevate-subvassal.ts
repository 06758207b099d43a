import { one } from '../../../core/choices.js';
import { action, bool, own } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { elevation } from '../content/effects.js';
import { bind, release, vassalsOf } from '../nations/bonds.js';
import { addModifier } from '../nations/modifiers.js';
import { now } from '../queries.js';
import { name, type State } from '../types.js';
import { mine, order } from './order.js';

/** A vassal's vassal is taken up, or set free, over its patron's head. */
export interface ElevateSubvassal extends ActionBase {
  readonly type: 'elevate-subvassal';
  readonly patron: string;
  readonly subvassal: string;
  readonly free: boolean;
}

const bereftOf = (state: State, patron: string, subvassal: string): string | null => {
  const between = state.nations[subvassal]!.patron;
  return between !== null && state.nations[between]!.patron === patron ? between : null;
};

/** [OT-VAS-13] */
export const elevateSubvassal = order<ElevateSubvassal>({
  type: 'elevate-subvassal',
  codec: action<ElevateSubvassal>('elevate-subvassal', { patron: name, subvassal: name, free: bool }),
  acting: ({ patron }) => patron,
  known: (state, { subvassal }) => [['subvassal', subvassal, own(state.nations, subvassal) !== undefined]],
  choices: {
    patron: mine,
    subvassal: (state, _player, { patron }) => one(vassalsOf(state, patron).flatMap((vassal) => vassalsOf(state, vassal))),
    free: () => one([false, true]),
  },
  *check(state, { patron, subvassal }) {
    if (bereftOf(state, patron, subvassal) === null)
      yield refuse('not-a-subvassal', 'OT-VAS-13', `${subvassal} is no vassal of a vassal of ${patron}.`, 'subvassal');
  },
  apply(state, { patron, subvassal, free }, table) {
    const bereft = bereftOf(now(state), patron, subvassal)!;
    if (free) release(state, subvassal, table);
    else bind(state, subvassal, patron, table);
    const value = -(free ? elevation.whenFreed : elevation.bonus);
    addModifier(state, { nation: bereft, target: 'hostile', value, source: 'elevation', lastTurn: state.turn + elevation.turns }, table);
  },
});
