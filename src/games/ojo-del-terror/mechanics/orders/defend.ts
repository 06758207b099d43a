import { pick } from '../../../../core/dice/dice.js';
import { canDefendBy, placeOf, planetsWithin, reachOf, unitCost } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Defend, Order } from '../../types/index.js';
import { actionsLeft, type Desk, isCount, type OrderRule, payablePlanets, type Reached, tooDear, upToPaid } from './order-rule.js';

const defendedOn = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(orders.flatMap((order) => (order.type === 'defend' ? [order.planet] : [])));

/** Planets this player could defend and does not defend yet. */
const planetsFor = ({ state, player, orders }: Desk): readonly Reached[] => {
  const defended = defendedOn(orders);
  return planetsWithin(state, player, canDefendBy).filter(([planet]) => !defended.has(planet));
};

/** [ET-DEF-06] Defence of one planet, one's own or another's within reach, for this turn. */
export const defend: OrderRule<Defend, Defend> = {
  *check(desk, { planet, count }) {
    const { state, player, orders } = desk;
    const isKnown = placeOf(state, planet) !== undefined;
    const reach = reachOf(state, player, planet);
    if (!isKnown) yield refuse('unknown-planet', 'ET-DEF-01', { planet }, 'planet');
    else if (!canDefendBy(reach)) yield refuse('no-access', 'ET-DEF-02', { player, planet }, 'planet');
    if (!isCount(count)) yield refuse('bad-count', 'ET-DEF-03', { count }, 'count');
    if (orders.some((order) => order.type === 'defend' && order.planet === planet))
      yield refuse('duplicate-target', 'ET-DEF-04', { planet }, 'planet');
    const dear = isKnown && isCount(count) ? tooDear(desk, count * unitCost(reach)) : null; // [ET-DEF-05]
    if (dear !== null) yield dear;
  },
  canonical: (_state, { type, planet, count }) => ({ type, planet, count }),
  *enumerate(desk) {
    const left = actionsLeft(desk);
    for (const [planet, reach] of planetsFor(desk)) {
      const most = Math.min(5, Math.floor(left / unitCost(reach)));
      if (most >= 1) yield { type: 'defend', planet, count: 1 };
      if (most > 1) yield { type: 'defend', planet, count: most };
    }
  },
  sample(desk, dice) {
    const left = actionsLeft(desk);
    const planets = planetsFor(desk).filter(([, reach]) => unitCost(reach) <= left);
    if (planets.length === 0) return undefined;
    const [planet, reach] = pick(dice, planets, 'planet');
    return { type: 'defend', planet, count: dice.roll(Math.min(5, Math.floor(left / unitCost(reach))), 'count') };
  },
  fields: (desk) => ({
    planet: () => payablePlanets(desk, planetsWithin(desk.state, desk.player, canDefendBy), defendedOn(desk.orders)),
    count: ({ planet }) => upToPaid(desk, unitCost(reachOf(desk.state, desk.player, planet as string))),
  }),
};
