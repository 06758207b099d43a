import { one } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../../../core/refusals/violation.js';
import { noticeTurn, protest } from '../mechanics/diplomacy/exits.js';
import { leaveWithCharter } from '../mechanics/diplomacy/resolutions.js';
import { removeParty, treatyOf } from '../mechanics/diplomacy/treaties.js';
import { now, onceExisted } from '../queries/state.js';
import { name, type State } from '../types/index.js';
import { mine, order } from './shared/order.js';

/** A Nation leaves the bloc of a resolution. */
export interface Recuse extends ActionBase {
  readonly type: 'recuse';
  readonly nation: string;
  readonly treaty: string;
  readonly way: 'notice' | 'absence' | 'protest';
}

const boundBy = (state: State, nation: string): readonly string[] =>
  state.treaties.flatMap(({ id, adoption, parties, leaving }) =>
    adoption !== null && parties.includes(nation) && !leaving.some((one) => one.nation === nation) ? [id] : [],
  );

/** [OT-CONF-11] [OT-RES-05] [OT-RES-06] [OT-RES-07] [OT-RES-08] */
export const recuse = order<Recuse>({
  type: 'recuse',
  cites: ['OT-CONF-11', 'OT-RES-05', 'OT-RES-06', 'OT-RES-07', 'OT-ORG-20'],
  codec: action<Recuse>('recuse', { nation: name, treaty: name, way: oneOf(['notice', 'absence', 'protest']) }),
  acting: ({ nation }) => nation,
  known: (state, { treaty }) => [['treaty', treaty, treatyOf(state, treaty) !== undefined || onceExisted(state, 'treaty', treaty)]],
  choices: { nation: mine, treaty: (state, _player, { nation }) => one(boundBy(state, nation)), way: () => one(['notice' as const]) },
  *check(state, { nation, treaty, way }) {
    const found = treatyOf(state, treaty);
    if (found === undefined) return yield refuse('treaty-not-in-force', 'OT-CONF-11', `${treaty} is not in force.`, 'treaty');
    const { adoption } = found;
    if (adoption === null || !found.parties.includes(nation))
      return yield refuse('not-a-party', 'OT-CONF-11', `${treaty} is no resolution that binds ${nation}.`, 'treaty');
    if (way === 'notice' && found.leaving.some((one) => one.nation === nation))
      yield refuse('not-eligible', 'OT-RES-05', `${nation} has given notice.`, 'way');
    const age = (state.turn - adoption.turn) * state.config.yearsPerTurn;
    const late = age > state.config.protestYears;
    if (way === 'protest' && (late || adoption.inFavour.includes(nation)))
      yield refuse(
        'protest-not-allowed',
        'OT-RES-06',
        `${nation} voted for it or joined later, or more than ${state.config.protestYears} years have passed.`,
        'way',
      );
    if (way === 'absence' && (late || adoption.before.includes(nation) || adoption.attended.includes(nation)))
      yield refuse(
        'not-eligible',
        'OT-RES-07',
        `${nation} belonged before, came or joined later, or more than ${state.config.protestYears} years have passed.`,
        'way',
      );
  },
  apply(state, { nation, treaty: id, way }, table) {
    const treaty = treatyOf(now(state), id)!;
    table.emit({ type: 'recused', nation, from: id, way });
    if (way === 'notice') {
      state.treaties.find((one) => one.id === id)!.leaving.push({ nation, turn: noticeTurn(state) });
      return;
    }
    removeParty(state, id, nation, table);
    if (way === 'protest') protest(state, treaty, nation, table);
    leaveWithCharter(state, id, nation, table);
  },
});
