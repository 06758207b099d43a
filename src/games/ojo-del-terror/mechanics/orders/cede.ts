import { one } from '../../../../core/choices/choices.js';
import { pick } from '../../../../core/dice/dice.js';
import { controls, isPromised, placeOf, planetsOf, playersOf, promisedOn } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Cede } from '../../types/index.js';
import { type Desk, type OrderRule, without } from './order-rule.js';

/** Own planets that are promised to nobody yet. */
export const unpromised = ({ state, player, orders }: Desk): readonly string[] => without(planetsOf(state, player), promisedOn(orders));

/** Everybody else, in seating order. */
export const othersThan = ({ state, player }: Desk): string[] => playersOf(state).filter((other) => other !== player);

/** [ET-CEDE-04] A planet is handed over, free and at any distance: a gift, or one half of an exchange. [ET-CEDE-07] */
export const cede: OrderRule<Cede, Cede> = {
  *check({ state, player, orders }, { planet, to }) {
    if (placeOf(state, planet) === undefined) yield refuse('unknown-planet', 'ET-CEDE-01', { planet }, 'planet');
    else if (!controls(state, player, planet)) yield refuse('not-controlled', 'ET-CEDE-01', { player, planet }, 'planet');
    if (!state.config.players.includes(to)) yield refuse('unknown-player', 'ET-CEDE-02', { to }, 'to');
    else if (to === player) yield refuse('self-transfer', 'ET-CEDE-02', { player }, 'to');
    if (isPromised(orders, planet)) yield refuse('planet-already-promised', 'ET-CEDE-03', { planet }, 'planet');
  },
  canonical: (_state, { type, planet, to }) => ({ type, planet, to }),
  *enumerate(desk) {
    for (const planet of unpromised(desk)) for (const to of othersThan(desk)) yield { type: 'cede', planet, to };
  },
  sample(desk, dice) {
    const planets = unpromised(desk);
    return planets.length === 0
      ? undefined
      : { type: 'cede', planet: pick(dice, planets, 'planet'), to: pick(dice, othersThan(desk), 'to whom') };
  },
  fields: (desk) => ({
    planet: () => one(unpromised(desk), { about: 'planet', sure: true }),
    to: () => one(othersThan(desk), { about: 'player', sure: true }),
  }),
};
