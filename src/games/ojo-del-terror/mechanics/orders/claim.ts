import { fixed, one, skip } from '../../../../core/choices/choices.js';
import { derived } from '../../../../core/data/derived.js';
import { pick } from '../../../../core/dice/dice.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { canHoldTemple, isOpeningDeed, openingDeeds } from '../../queries/deeds.js';
import { atlas, creedOf, dedicationOf, isEligible, placeOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Claim, State } from '../../types/index.js';
import type { Desk, OrderRule } from './order-rule.js';

const eyeSectors = (state: State): string[] => [...atlas(state).sectors.values()].filter(({ side }) => side === 'eye').map(({ id }) => id);

/** The major gods by sector, as far as somebody has asked: a map never changes. */
const godsFound = derived((_map: State['planets']) => new Map<string, readonly (string | null)[]>());

/** Major gods with a world now sacred to them in the sector; null stands in where there is none. [ET-CLAIM-06] */
const godsIn = (state: State, sector: string): readonly (string | null)[] => {
  const found = godsFound(state.planets);
  const known = found.get(sector);
  if (known !== undefined) return known;
  const { planets } = atlas(state).sectors.get(sector)!;
  const sacred = new Set(planets.flatMap((planet) => state.planets[planet]!.sacred));
  const gods = atlas(state).majorGods.filter((god) => sacred.has(god));
  found.set(sector, gods.length > 0 ? gods : [null]);
  return found.get(sector)!;
};

/** What a claim of this deed must say besides its name. */
function* checkParameters(state: State, { deed, inside, outside, sector, god = null }: Claim): Violations<ClauseId> {
  switch (deed) {
    case 'chaos-temple':
      for (const [field, planet, side] of [
        ['inside', inside, 'eye'],
        ['outside', outside, 'outer'],
      ] as const)
        if (planet === undefined || placeOf(state, planet)?.side !== side)
          yield refuse('deed-parameters', 'ET-CLAIM-05', { field, side }, field);
      return;
    case 'consecration':
      if (sector === undefined || atlas(state).sectors.get(sector)?.side !== 'eye')
        return yield refuse('deed-parameters', 'ET-CLAIM-06', { fault: 'sector' }, 'sector');
      if (!godsIn(state, sector).includes(god)) {
        const gods = godsIn(state, sector).filter((known) => known !== null);
        yield refuse('deed-parameters', 'ET-CLAIM-06', { fault: 'god', gods, sector }, 'god');
      }
      return;
    case 'chosen-of-chaos':
      if (god === null || !atlas(state).majorGods.includes(god))
        yield refuse('deed-parameters', 'ET-CLAIM-07', { majorGods: [...atlas(state).majorGods] }, 'god');
  }
}

/** Deeds this player could claim and has not claimed on this sheet, in pack order. */
const claimable = ({ state, player, orders }: Desk): string[] =>
  atlas(state).deeds.filter(
    (deed) =>
      state.deeds[deed] === null &&
      isEligible(state, player, deed) &&
      !orders.some((order) => order.type === 'claim' && order.deed === deed),
  );

/** Can everything be said that a claim of this deed must say? */
const canBeSaid = (state: State, deed: string): boolean => {
  const { eye, outer, majorGods } = atlas(state);
  switch (deed) {
    case 'chaos-temple':
      return eye.length > 0 && outer.length > 0;
    case 'consecration':
      return eyeSectors(state).length > 0;
    case 'chosen-of-chaos':
      return majorGods.length > 0;
    default:
      return true;
  }
};

/** Every form a claim of this deed can take, the first parameter varying slowest; of temples those only that this player could build. */
function* formsOf({ state, player }: Desk, deed: string): Generator<Claim> {
  switch (deed) {
    case 'chaos-temple': {
      const canHold = (planet: string): boolean => canHoldTemple(state, player, planet);
      const { eye, outer } = atlas(state);
      const outsides = outer.filter(canHold);
      for (const inside of eye.filter(canHold)) for (const outside of outsides) yield { type: 'claim', deed, inside, outside };
      return;
    }
    case 'consecration':
      for (const sector of eyeSectors(state)) for (const god of godsIn(state, sector)) yield { type: 'claim', deed, sector, god };
      return;
    case 'chosen-of-chaos':
      for (const god of atlas(state).majorGods) yield { type: 'claim', deed, god };
      return;
    default:
      yield { type: 'claim', deed };
  }
}

/** Claims worth listing: those of the opening map only where they hold, those of the turn always. */
function* listed(desk: Desk, deed: string): Generator<Claim> {
  for (const claim of formsOf(desk, deed)) if (!isOpeningDeed(deed) || openingDeeds[deed](desk.state, desk.player, claim)) yield claim;
}

/** [ET-CLAIM-08] The announcement of a deed: without it, an achieved deed gives nothing. */
export const claim: OrderRule<Claim, Claim> = {
  *check({ state, player, orders }, order) {
    const { deed } = order;
    if (!atlas(state).deedPoints.has(deed)) return yield refuse('unknown-deed', 'ET-CLAIM-01', { deed }, 'deed');
    const achieved = state.deeds[deed]!;
    if (achieved !== null)
      yield refuse('deed-already-achieved', 'ET-CLAIM-02', { deed, turn: achieved.turn, by: [...achieved.by] }, 'deed');
    if (!isEligible(state, player, deed))
      yield refuse(
        'deed-not-eligible',
        'ET-CLAIM-03',
        { deed, player, creed: creedOf(state, player), dedication: dedicationOf(state, player) },
        'deed',
      );
    if (orders.some((other) => other.type === 'claim' && other.deed === deed))
      yield refuse('duplicate-claim', 'ET-CLAIM-04', { deed }, 'deed');
    yield* checkParameters(state, order);
  },
  canonical(_state, { type, deed, inside, outside, sector, god = null }) {
    switch (deed) {
      case 'chaos-temple':
        return { type, deed, inside: inside!, outside: outside! };
      case 'consecration':
        return { type, deed, sector: sector!, god };
      case 'chosen-of-chaos':
        return { type, deed, god };
      default:
        return { type, deed };
    }
  },
  *enumerate(desk) {
    for (const deed of claimable(desk)) yield* listed(desk, deed);
  },
  sample(desk, dice) {
    const deeds = claimable(desk);
    if (deeds.length === 0) return undefined;
    const claims = [...listed(desk, pick(dice, deeds, 'deed'))];
    return claims.length === 0 ? undefined : pick(dice, claims, 'claim');
  },
  fields: (desk) => {
    const { eye, outer, majorGods } = atlas(desk.state);
    const gods = (known: readonly (string | null)[]) => one([...known], { about: 'god', sure: true });
    return {
      deed: () =>
        one(
          claimable(desk).filter((deed) => canBeSaid(desk.state, deed)),
          { about: 'deed', sure: true },
        ),
      inside: ({ deed }) => (deed === 'chaos-temple' ? one([...eye], { about: 'planet', sure: true }) : skip),
      outside: ({ deed }) => (deed === 'chaos-temple' ? one([...outer], { about: 'planet', sure: true }) : skip),
      sector: ({ deed }) => (deed === 'consecration' ? one(eyeSectors(desk.state), { about: 'sector', sure: true }) : skip),
      god({ deed, sector }) {
        if (deed === 'chosen-of-chaos') return gods(majorGods);
        if (deed !== 'consecration') return skip;
        const known = godsIn(desk.state, sector as string);
        return known[0] === null ? fixed(null) : gods(known);
      },
    };
  },
};
