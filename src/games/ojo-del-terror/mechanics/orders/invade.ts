import { one, range, skip } from '../../../../core/choices/choices.js';
import { pick } from '../../../../core/dice/dice.js';
import { inSeatOrder } from '../../../../core/game/turns.js';
import { refuse, type Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Reach } from '../../queries/holdings.js';
import { atlas, canInvadeBy, controls, ownDefence, placeOf, planetsWithin, playersOf, reachOf, unitCost } from '../../queries/state.js';
import type { Draught, Invade, Order, State, Terms } from '../../types/index.js';
import { actionsLeft, type Desk, isCount, type OrderRule, tooDear } from './order-rule.js';

type Written = Extract<Draught, { readonly type: 'invade' }>;

const isTarget = (orders: readonly Order[], planet: string): boolean =>
  orders.some((order) => order.type === 'invade' && order.planet === planet);

/** Why a planet cannot be reached. [ET-INV-03] */
const outOfReach = (state: State, player: string, planet: string) => {
  const landless = !atlas(state).order.some((id) => controls(state, player, id));
  const { name, sector, side } = placeOf(state, planet)!;
  if (!landless) return refuse('no-access', 'ET-INV-03', `${player} controls no planet in or next to the subsector of ${name}.`);
  return side === 'eye'
    ? refuse('raid-outer-only', 'ET-INV-03', `${player} has no planets and can raid outer worlds only; ${name} lies in the Eye.`)
    : refuse('raid-sector-closed', 'ET-INV-03', `${player} has no planets and cannot raid ${sector}: one player holds all of it.`);
};

function* checkTerms(
  state: State,
  player: string,
  planet: string,
  { members, beneficiary, killer }: Pick<Terms, 'members' | 'beneficiary'> & { killer?: string | null },
): Violations<ClauseId> {
  const allies = inSeatOrder(playersOf(state), members);
  const stranger = members.find((member) => !state.config.players.includes(member));
  if (stranger !== undefined)
    return yield refuse('unknown-player', 'ET-ALLY-01', `${JSON.stringify(stranger)} takes no part in this game.`);
  if (allies.length < 2)
    yield refuse('alliance-too-small', 'ET-ALLY-01', `An alliance has at least two members; this one has ${allies.length}.`);
  if (!allies.includes(player)) yield refuse('alliance-without-self', 'ET-ALLY-02', `${player} is not among the members.`);
  for (const ally of allies)
    if (controls(state, ally, planet)) yield refuse('ally-owns-target', 'ET-ALLY-03', `${ally} controls ${planet}.`);
  for (const ally of allies)
    if (!canInvadeBy(reachOf(state, ally, planet))) yield refuse('ally-out-of-reach', 'ET-ALLY-04', `${ally} cannot reach ${planet}.`);
  if (!allies.includes(beneficiary))
    yield refuse('beneficiary-not-member', 'ET-ALLY-05', `${JSON.stringify(beneficiary)} is to receive the planet but is no member.`);
  if (killer != null && !allies.includes(killer))
    yield refuse('killer-not-member', 'ET-ALLY-05', `${JSON.stringify(killer)} is to kill first but is no member.`);
}

/** Planets this player could invade and has not targeted yet, with how they are reached. */
const targetsOf = ({ state, player, orders }: Desk): (readonly [planet: string, reach: Reach])[] =>
  planetsWithin(state, player, canInvadeBy).filter(([planet]) => !isTarget(orders, planet));

const solo = (planet: string, count: number): Invade => ({ type: 'invade', planet, count, alliance: null, warlord: null });

/** Players who could join an attack on a planet, in seating order. */
const alliesFor = ({ state, player }: Desk, planet: string): string[] =>
  playersOf(state).filter((other) => other !== player && canInvadeBy(reachOf(state, other, planet)));

/** [ET-INV-01] Invasions against one planet, alone or with allies. */
export const invade: OrderRule<Written, Invade> = {
  *check(desk, { planet, count, alliance = null, warlord = null }) {
    const { state, player, orders } = desk;
    if (placeOf(state, planet) === undefined)
      return yield refuse('unknown-planet', 'ET-INV-01', `There is no planet ${JSON.stringify(planet)}.`, 'planet');
    const reach = reachOf(state, player, planet);
    if (reach === 'own') return yield refuse('own-planet', 'ET-INV-02', `${player} already controls ${planet}.`, 'planet');
    if (!canInvadeBy(reach)) yield outOfReach(state, player, planet);
    if (!isCount(count))
      return yield refuse('bad-count', 'ET-INV-04', `A planet is invaded a whole number of times, at least once; not ${count}.`, 'count');
    if (isTarget(orders, planet))
      yield refuse('duplicate-target', 'ET-INV-05', `The sheet already invades ${planet}; raise the count of that order.`, 'planet');
    if (alliance !== null) yield* checkTerms(state, player, planet, alliance); // [ET-INV-06]
    if (warlord !== null) {
      if (alliance === null)
        yield refuse('warlord-without-alliance', 'ET-ALLY-06', 'Only an ally can be acknowledged as Warlord.', 'warlord');
      else if (warlord === player || !alliance.members.includes(warlord))
        yield refuse('warlord-not-member', 'ET-ALLY-07', `${JSON.stringify(warlord)} is no other member of the alliance.`, 'warlord');
    }
    const dear = tooDear(desk, count * unitCost(reach)); // [ET-INV-07] [ET-ALLY-10]
    if (dear !== null) yield dear;
  },
  canonical: (state, { type, planet, count, alliance = null, warlord = null }) => ({
    type,
    planet,
    count,
    alliance: alliance && {
      members: inSeatOrder(playersOf(state), alliance.members),
      beneficiary: alliance.beneficiary,
      killer: alliance.killer ?? null,
    },
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
    const count = dice.roll(Math.min(5, Math.floor(left / unitCost(reach))), 'count');
    const allies = dice.roll(4, 'alone or allied') === 1 ? alliesFor(desk, planet) : [];
    if (allies.length === 0) return solo(planet, count);
    const members = inSeatOrder(playersOf(desk.state), [desk.player, pick(dice, allies, 'ally')]);
    const warlord = dice.roll(2, 'acknowledge') === 1 ? members.find((member) => member !== desk.player)! : null;
    return { ...solo(planet, count), alliance: { members, beneficiary: pick(dice, members, 'beneficiary'), killer: null }, warlord };
  },
  fields: (desk) => ({
    planet: () => one(targetsOf(desk).map(([planet]) => planet)),
    count: ({ planet }) =>
      range(1, Math.max(1, Math.floor(actionsLeft(desk) / unitCost(reachOf(desk.state, desk.player, planet as string))))),
    alliance: ({ planet }) => {
      const allies = alliesFor(desk, planet as string);
      if (allies.length === 0) return one([null]);
      const { player } = desk;
      const players = playersOf(desk.state);
      // Everybody who could take part; the writer is added when the order is written down.
      const bands = [
        null,
        ...allies.map((ally) => inSeatOrder(players, [player, ally])),
        ...(allies.length > 1 ? [inSeatOrder(players, [player, ...allies])] : []),
      ];
      return one(
        bands.flatMap((members): (Terms | null)[] =>
          members === null
            ? [null]
            : members.flatMap((beneficiary) => [null, ...members].map((killer) => ({ members, beneficiary, killer }))),
        ),
      );
    },
    warlord: ({ alliance }) =>
      alliance === null ? skip : one([null, ...(alliance as Terms).members.filter((member) => member !== desk.player)]),
  }),
};
