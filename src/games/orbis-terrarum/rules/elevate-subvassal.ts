import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { elevation } from '../content/values.js';
import { becomeVassal } from '../mechanics/diplomacy/vassalage.js';
import { release, vassalsOf } from '../mechanics/nations/bonds.js';
import { addModifier } from '../mechanics/nations/modifiers.js';
import { now } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { mine, myPatrons, order } from './shared/order.js';

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

const subvassalsOf = (state: State, patron: string): readonly string[] =>
  vassalsOf(state, patron).flatMap((vassal) => vassalsOf(state, vassal));

/** [OT-VAS-13] */
export const elevateSubvassal = order<ElevateSubvassal>({
  type: 'elevate-subvassal',
  cites: ['OT-VAS-13'],
  codec: action<ElevateSubvassal>('elevate-subvassal', { patron: name, subvassal: name, free: bool }),
  acting: 'patron',
  known: (state, { subvassal }) => [['subvassal', subvassal, own(state.nations, subvassal) !== undefined]],
  choices: {
    patron: myPatrons,
    subvassal: (state, _player, { patron }) => one(subvassalsOf(state, patron), 'nation'),
    free: () => one([false, true]),
  },
  listed: { patron: mine },
  *check(state, { patron, subvassal }) {
    if (bereftOf(state, patron, subvassal) === null) yield refuse('not-a-subvassal', 'OT-VAS-13', { subvassal, patron }, 'subvassal');
  },
  apply(state, { patron, subvassal, free }, table) {
    const bereft = bereftOf(now(state), patron, subvassal)!;
    if (free) release(state, subvassal, table);
    else becomeVassal(state, subvassal, patron, table);
    const value = -(free ? elevation.whenFreed : elevation.bonus);
    addModifier(state, { nation: bereft, target: 'hostile', value, source: 'elevation', lastTurn: state.turn + elevation.turns }, table);
  },
});
