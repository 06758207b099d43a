import { fixed, one } from '../../../../core/choices/choices.js';
import { pick } from '../../../../core/dice/dice.js';
import { inSeatOrder } from '../../../../core/game/turns.js';
import type { Reach } from '../../queries/holdings.js';
import {
  atlas,
  canInvadeBy,
  controls,
  crossingTo,
  ownDefence,
  placeOf,
  planetsWithin,
  playersOf,
  reachOf,
  unitCost,
  wayOf,
} from '../../queries/state.js';
import { termsIn } from '../../queries/terms.js';
import { refuse } from '../../refusals/index.js';
import type { Draught, Invade, Order, State, Terms } from '../../types/index.js';
import { alliesFor, askForTerms, canonicalTerms, checkTerms } from './alliance-terms.js';
import { actionsLeft, type Desk, isCount, type OrderRule, payablePlanets, type Reached, tooDear, upToPaid } from './order-rule.js';

type Written = Extract<Draught, { readonly type: 'invade' }>;

const isTarget = (orders: readonly Order[], planet: string): boolean =>
  orders.some((order) => order.type === 'invade' && order.planet === planet);

/** Why a planet cannot be reached. [ET-INV-03] */
const outOfReach = (state: State, player: string, planet: string) => {
  const landless = !atlas(state).order.some((id) => controls(state, player, id));
  const { sector, side } = placeOf(state, planet)!;
  if (!landless) return refuse('no-access', 'ET-INV-03', { player, planet }, 'planet');
  return side === 'eye'
    ? refuse('raid-outer-only', 'ET-INV-03', { player, planet }, 'planet')
    : refuse('raid-sector-closed', 'ET-INV-03', { player, sector }, 'planet');
};

const targetedOn = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(orders.flatMap((order) => (order.type === 'invade' ? [order.planet] : [])));

/** Planets this player could invade and has not targeted yet. */
const targetsOf = ({ state, player, orders }: Desk): readonly Reached[] => {
  const targeted = targetedOn(orders);
  return planetsWithin(state, player, canInvadeBy).filter(([planet]) => !targeted.has(planet));
};

const solo = (planet: string, count: number, across = false): Invade => ({
  type: 'invade',
  planet,
  count,
  across,
  alliance: null,
  warlord: null,
});

/** The way over the Boundary, where another way leads there too and asking makes a difference. [ET-REACH-09] */
const otherWay = ({ state, player }: Desk, planet: string): Reach | null => {
  const crossing = crossingTo(state, player, planet);
  return crossing === 'none' || crossing === reachOf(state, player, planet) ? null : crossing;
};

/** What one Invasion costs that goes as it was chosen to. */
const costOfOne = ({ state, player }: Desk, { planet, across }: Readonly<Record<string, unknown>>): number =>
  unitCost(wayOf(state, player, { planet: planet as string, across: across === true }));

/** [ET-INV-01] Invasions against one planet, alone or with allies. */
export const invade: OrderRule<Written, Invade> = {
  *check(desk, { planet, count, across = false, alliance = null, warlord = null }) {
    const { state, player, orders } = desk;
    const isKnown = placeOf(state, planet) !== undefined;
    const reach = reachOf(state, player, planet);
    const way = wayOf(state, player, { planet, across });
    if (!isKnown) yield refuse('unknown-planet', 'ET-INV-01', { planet }, 'planet');
    else if (reach === 'own') yield refuse('own-planet', 'ET-INV-02', { player, planet }, 'planet');
    else if (!canInvadeBy(reach)) yield outOfReach(state, player, planet);
    if (isKnown && reach !== 'own' && way === 'none' && across) yield refuse('no-crossing', 'ET-INV-12', { player, planet }, 'across');
    if (!isCount(count)) yield refuse('bad-count', 'ET-INV-04', { count }, 'count');
    if (isTarget(orders, planet)) yield refuse('duplicate-target', 'ET-INV-05', { planet }, 'planet');
    const terms = termsIn(alliance, player);
    if (terms !== null) yield* checkTerms(state, player, planet, terms); // [ET-INV-06]
    if (warlord !== null) {
      if (terms === null) yield refuse('warlord-without-alliance', 'ET-ALLY-06', {}, 'warlord');
      else if (warlord === player || !terms.members.includes(warlord))
        yield refuse('warlord-not-member', 'ET-ALLY-07', { warlord }, 'warlord');
    }
    const dear = isKnown && isCount(count) ? tooDear(desk, count * unitCost(way)) : null; // [ET-INV-07] [ET-ALLY-10]
    if (dear !== null) yield dear;
  },
  canonical: (state, { type, planet, count, across = false, alliance = null, warlord = null }, author) => ({
    type,
    planet,
    count,
    across,
    alliance: canonicalTerms(state, alliance, author),
    warlord,
  }),
  *enumerate(desk) {
    const { state, player } = desk;
    const left = actionsLeft(desk);
    const targets = targetsOf(desk);
    for (const [planet, reach] of targets) {
      const most = state.planets[planet]!.inhabitants + ownDefence(placeOf(state, planet)!) + 4;
      for (let count = 1; count <= Math.min(Math.floor(left / unitCost(reach)), most); count++) yield solo(planet, count);
    }
    for (const [planet, reach] of targets) {
      if (unitCost(reach) > left) continue;
      for (const ally of alliesFor(desk, planet)) {
        const members = inSeatOrder(playersOf(state), [player, ally]);
        for (const beneficiary of [player, ally]) yield { ...solo(planet, 1), alliance: { members, beneficiary, killer: null } };
      }
    }
  },
  sample(desk, dice) {
    const left = actionsLeft(desk);
    const targets = targetsOf(desk).filter(([, reach]) => unitCost(reach) <= left);
    if (targets.length === 0) return undefined;
    const [planet, reach] = pick(dice, targets, 'target');
    const other = otherWay(desk, planet);
    const across = other !== null && unitCost(other) <= left && dice.roll(4, 'which way') === 1;
    const count = dice.roll(Math.min(5, Math.floor(left / unitCost(across ? other : reach))), 'count');
    const allies = dice.roll(4, 'alone or allied') === 1 ? alliesFor(desk, planet) : [];
    if (allies.length === 0) return solo(planet, count, across);
    const members = inSeatOrder(playersOf(desk.state), [desk.player, pick(dice, allies, 'ally')]);
    const warlord = dice.roll(2, 'acknowledge') === 1 ? members.find((member) => member !== desk.player)! : null;
    const alliance: Terms = { members, beneficiary: pick(dice, members, 'beneficiary'), killer: null };
    return { ...solo(planet, count, across), alliance, warlord };
  },
  fields: (desk) => ({
    planet: () => payablePlanets(desk, planetsWithin(desk.state, desk.player, canInvadeBy), targetedOn(desk.orders)),
    across({ planet }) {
      const other = otherWay(desk, planet as string);
      return other !== null && unitCost(other) <= actionsLeft(desk) ? one([false, true]) : fixed(false);
    },
    count: (chosen) => upToPaid(desk, costOfOne(desk, chosen)),
    alliance: (chosen) => (costOfOne(desk, chosen) <= actionsLeft(desk) ? askForTerms(desk, chosen['planet'] as string) : fixed(null)),
    warlord({ alliance }) {
      const terms = alliance as Terms | null;
      if (terms === null) return fixed(null);
      return one([null, ...terms.members.filter((member) => member !== desk.player)], 'player');
    },
  }),
};

/** Without `across` where it leads by the cheapest way, which costs and counts the same. */
export const withoutDetour = (state: State, player: string, order: Invade): Invade =>
  order.across && otherWay({ state, player, orders: [] }, order.planet) === null ? { ...order, across: false } : order;
