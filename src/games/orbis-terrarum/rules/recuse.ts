import { one } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { leaveBloc, resolutionOf, resolutionsBinding, resolutionsUpon, type WayOut } from '../mechanics/diplomacy/recusal.js';
import { onceExisted } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { mine, mineThat, order } from './shared/order.js';
import { instrumentOf } from './shared/things.js';

/** A Nation leaves the bloc of a resolution. */
export interface Recuse extends ActionBase {
  readonly type: 'recuse';
  readonly nation: string;
  /** A treaty, a joint declaration or an organization. [OT-RES-12] */
  readonly treaty: string;
  readonly way: WayOut;
}

/** Is this, or was it once, something that can be left? */
const isKnown = (state: State, id: string): boolean =>
  resolutionOf(state, id) !== undefined || ['treaty', 'declaration', 'organization'].some((kind) => onceExisted(state, kind, id));

/** [OT-CONF-11] [OT-RES-05] [OT-RES-06] [OT-RES-07] [OT-RES-08] */
export const recuse = order<Recuse>({
  type: 'recuse',
  cites: ['OT-CONF-11', 'OT-RES-05', 'OT-RES-06', 'OT-RES-07', 'OT-RES-12', 'OT-ORG-20'],
  codec: action<Recuse>('recuse', { nation: name, treaty: name, way: oneOf(['notice', 'absence', 'protest']) }),
  acting: 'nation',
  known: (state, { treaty }) => [['treaty', treaty, isKnown(state, treaty)]],
  choices: {
    nation: mineThat((state, nation) => resolutionsUpon(state, nation).length > 0),
    treaty: (state, _player, { nation }) => one(resolutionsUpon(state, nation), instrumentOf(state)),
    way: () => one(['notice', 'absence', 'protest'] as const),
  },
  listed: {
    nation: mine,
    treaty: (state, _player, { nation }) => one(resolutionsBinding(state, nation)),
    way: () => one(['notice' as const]),
  },
  *check(state, { nation, treaty, way }) {
    const found = resolutionOf(state, treaty);
    if (found === undefined) return yield refuse('treaty-not-in-force', 'OT-CONF-11', { treaty }, 'treaty');
    const { kind, adoption, bound, leaving } = found;
    if (adoption === null || !bound.includes(nation)) return yield refuse('not-a-party', 'OT-CONF-11', { treaty, nation }, 'treaty');
    if (way === 'notice' && leaving.some((one) => one.nation === nation)) yield refuse('not-eligible', 'OT-RES-05', { nation }, 'way');
    const age = (state.turn - adoption.turn) * state.config.yearsPerTurn;
    const late = age > state.config.protestYears;
    if (way === 'protest' && (late || adoption.inFavour.includes(nation)))
      yield refuse('protest-not-allowed', 'OT-RES-06', { nation, years: state.config.protestYears }, 'way');
    // A member of an organization has belonged, or joined by its own wish. [OT-RES-12]
    const belonged = kind === 'organization' || adoption.before.includes(nation) || adoption.attended.includes(nation);
    if (way === 'absence' && (late || belonged))
      yield refuse('not-eligible', 'OT-RES-07', { nation, years: state.config.protestYears }, 'way');
  },
  apply: (state, { nation, treaty, way }, table) => leaveBloc(state, treaty, nation, way, table),
});
