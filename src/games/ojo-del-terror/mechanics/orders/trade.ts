import { type Choice, listOf, one, via } from '../../../../core/choices/choices.js';
import { pick } from '../../../../core/dice/dice.js';
import { atlas, controls, isPromised, placeOf, planetsOf, promisedOn } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State, Trade } from '../../types/index.js';
import { othersThan, unpromised } from './cede.js';
import { type OrderRule, without } from './order-rule.js';

/** So many planets at most stand on one side of a trade. */
const mostPlanets = 1000;

/** The same planets in pack order. */
const inPackOrder = (state: State, planets: readonly string[]): string[] => {
  const { planets: places } = atlas(state);
  return [...planets].sort((a, b) => places.get(a)!.order - places.get(b)!.order);
};

/** Planets of a list named one after another, each once and none that is promised; they are kept in pack order. */
const planetByPlanet = (state: State, planets: readonly string[], promised: ReadonlySet<string>): Choice<readonly string[]> => {
  const next = (named: readonly string[]): Choice<string> =>
    one(without(planets, new Set([...promised, ...named])), { about: 'planet', sure: true });
  return via(listOf(next, 1, Math.min(planets.length - promised.size, mostPlanets)), {
    to: (named) => inPackOrder(state, named),
    from: (kept: readonly string[]) => kept,
  });
};

/** [ET-TRADE-05] An exchange of planets that takes place only if the partner writes the other half. */
export const trade: OrderRule<Trade, Trade> = {
  *check({ state, player, orders }, { partner, give, receive }) {
    const plays = state.config.players.includes(partner);
    if (!plays) yield refuse('unknown-player', 'ET-TRADE-01', { partner }, 'partner');
    else if (partner === player) yield refuse('self-transfer', 'ET-TRADE-01', { player }, 'partner');
    const sides = [
      ['give', give],
      ['receive', receive],
    ] as const;
    for (const [side, planets] of sides) if (planets.length === 0) yield refuse('trade-empty-side', 'ET-TRADE-02', { side }, side);
    const isKnown = (planet: string): boolean => placeOf(state, planet) !== undefined;
    for (const [side, planets] of sides) if (!planets.every(isKnown)) yield refuse('unknown-planet', 'ET-TRADE-02', { side }, side);
    for (const [side, planets] of sides)
      if (planets.length > 1 && new Set(planets).size < planets.length) yield refuse('duplicate-target', 'ET-TRADE-02', { side }, side);
    for (const planet of give)
      if (isKnown(planet) && !controls(state, player, planet)) yield refuse('not-controlled', 'ET-TRADE-03', { player, planet }, 'give');
    for (const planet of receive)
      if (plays && partner !== player && isKnown(planet) && !controls(state, partner, planet))
        yield refuse('partner-does-not-control', 'ET-TRADE-03', { partner, planet }, 'receive');
    for (const planet of give) if (isPromised(orders, planet)) yield refuse('planet-already-promised', 'ET-TRADE-04', { planet }, 'give');
  },
  canonical: (state, { type, partner, give, receive }) => ({
    type,
    partner,
    give: inPackOrder(state, give),
    receive: inPackOrder(state, receive),
  }),
  *enumerate(desk) {
    for (const partner of othersThan(desk))
      for (const planet of unpromised(desk))
        for (const other of planetsOf(desk.state, partner)) yield { type: 'trade', partner, give: [planet], receive: [other] };
  },
  sample(desk, dice) {
    const planets = unpromised(desk);
    const partner = pick(dice, othersThan(desk), 'partner');
    const theirs = planetsOf(desk.state, partner);
    if (planets.length === 0 || theirs.length === 0) return undefined;
    return { type: 'trade', partner, give: [pick(dice, planets, 'give')], receive: [pick(dice, theirs, 'receive')] };
  },
  fields: (desk) => ({
    partner: () =>
      one(
        othersThan(desk).filter((other) => planetsOf(desk.state, other).length > 0),
        'player',
      ),
    give: () => planetByPlanet(desk.state, planetsOf(desk.state, desk.player), promisedOn(desk.orders)),
    receive: ({ partner }) => planetByPlanet(desk.state, planetsOf(desk.state, partner as string), new Set()),
  }),
};
