import { pick } from '../../../../core/dice/dice.js';
import { atlas, controlsAll, sectorsOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { DefendSector } from '../../types/index.js';
import { actionsLeft, type Desk, isCount, type OrderRule, payable, tooDear, upToPaid } from './order-rule.js';

const isDefended = ({ orders }: Desk, sector: string): boolean =>
  orders.some((order) => order.type === 'defend-sector' && order.sector === sector);

const sectorsFor = (desk: Desk): string[] => sectorsOf(desk.state, desk.player).filter((sector) => !isDefended(desk, sector));

/** [ET-SEC-06] Defence of every planet of a sector one controls whole, for this turn. */
export const defendSector: OrderRule<DefendSector, DefendSector> = {
  *check(desk, { sector, count }) {
    const { state, player } = desk;
    const realm = atlas(state).sectors.get(sector);
    if (realm === undefined) yield refuse('unknown-sector', 'ET-SEC-01', { sector }, 'sector');
    else if (!controlsAll(state, player, realm.planets))
      yield refuse('sector-not-controlled', 'ET-SEC-02', { player, planets: realm.planets.length, sector }, 'sector');
    if (!isCount(count)) yield refuse('bad-count', 'ET-SEC-03', { count }, 'count');
    if (isDefended(desk, sector)) yield refuse('duplicate-target', 'ET-SEC-04', { sector }, 'sector');
    const dear = isCount(count) ? tooDear(desk, 2 * count) : null; // [ET-SEC-05]
    if (dear !== null) yield dear;
  },
  canonical: (_state, { type, sector, count }) => ({ type, sector, count }),
  *enumerate(desk) {
    if (actionsLeft(desk) < 2) return;
    for (const sector of sectorsFor(desk)) yield { type: 'defend-sector', sector, count: 1 };
  },
  sample(desk, dice) {
    const sectors = sectorsFor(desk);
    const most = Math.min(3, Math.floor(actionsLeft(desk) / 2));
    return sectors.length === 0 || most < 1
      ? undefined
      : { type: 'defend-sector', sector: pick(dice, sectors, 'sector'), count: dice.roll(most, 'count') };
  },
  fields: (desk) => ({
    sector: () => payable('sector', actionsLeft(desk) < 2 ? [] : sectorsFor(desk), () => sectorsFor(desk)),
    count: () => upToPaid(desk, 2),
  }),
};
