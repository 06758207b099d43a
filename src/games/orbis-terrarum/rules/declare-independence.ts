import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { makeAutonomous } from '../mechanics/nations/bonds.js';
import { controlledBy, controllerOf, isPrincipal, living, livingNations, referee } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { order } from './shared/order.js';

/** A vassal wants to be free; it stays bound until it has beaten its patron, and out of its hands if the referee says so. */
export interface DeclareIndependence extends ActionBase {
  readonly type: 'declare-independence';
  readonly vassal: string;
}

const isBound = (state: State, id: string): boolean => state.nations[id]!.patron !== null;

/** Its own player; and the referee for a vassal that its patron's player controls. */
const speaksFor = (state: State, player: string, vassal: string): boolean =>
  controllerOf(state, vassal) === player || (player === referee && !isPrincipal(state, vassal));

/** [OT-VAS-12] */
export const declareIndependence = order<DeclareIndependence>({
  type: 'declare-independence',
  cites: ['OT-VAS-12', 'OT-VAS-17', 'OT-VAS-19'],
  codec: action<DeclareIndependence>('declare-independence', { vassal: name }),
  known: (state, { vassal }) => [['vassal', vassal, own(state.nations, vassal) !== undefined]],
  choices: {
    vassal: (state, player) =>
      one(
        livingNations(state).filter((id) => isBound(state, id) && !state.nations[id]!.independenceDeclared && speaksFor(state, player, id)),
        'nation',
      ),
  },
  listed: { vassal: (state, player) => one(controlledBy(state, player).filter((id) => isBound(state, id))) },
  *check(state, { player, vassal }) {
    if (!speaksFor(state, player, vassal)) return yield refuse('not-your-nation', 'OT-ACT-06', { agent: vassal, player }, 'vassal');
    const nation = living(state, vassal);
    if (nation === undefined) return yield refuse('nation-extinct', 'OT-ACT-02', { nation: vassal }, 'vassal');
    if (nation.patron === null) return yield refuse('not-a-vassal', 'OT-VAS-12', { nation: vassal }, 'vassal');
    if (nation.independenceDeclared) yield refuse('already-declared', 'OT-VAS-12', { nation: vassal }, 'vassal');
  },
  apply(state, { player, vassal }, table) {
    state.nations[vassal]!.independenceDeclared = true;
    state.nations[vassal]!.independenceBlow = false;
    // Its patron's player would give the orders of its revolt. [OT-VAS-19]
    if (player === referee && controllerOf(state, vassal) !== referee) makeAutonomous(state, vassal, true, table);
    table.emit({ type: 'note-posted', secret: null, author: player, nation: vassal, subject: 'independence', text: 'declared' });
  },
});
