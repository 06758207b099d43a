import { type DeedId, isDeedId, rulesOfDeed } from '../content/deeds.js';
import type { Claim, State } from '../types/index.js';
import { atlas, controls, controlsAll, creedOf, dedicationOf, outerSectorsOf, planetsOf, subsectorsOf } from './state.js';

/** Is a deed that is judged on the opening map achieved by this player? */
export type OpeningPredicate = (state: State, player: string, claim: Claim) => boolean;

/** Worlds of a player that are sacred to a god. */
const worldsSacredTo = (state: State, player: string, god: string): number =>
  planetsOf(state, player).filter((planet) => state.planets[planet]!.sacred.includes(god)).length;

const placesOf = (state: State, player: string) => planetsOf(state, player).map((planet) => atlas(state).planets.get(planet)!);

/** Could a player's temple stand on this planet? It must be a sacred world of one's own. */
export const canHoldTemple = (state: State, player: string, planet: string): boolean =>
  controls(state, player, planet) && state.planets[planet]!.sacred.length > 0;

/** [ET-DEED-10] */
const avatar: OpeningPredicate = (state, player) =>
  creedOf(state, player) === 'major' && worldsSacredTo(state, player, dedicationOf(state, player)) >= 3;

/** [ET-DEED-11] */
const chaosTemple: OpeningPredicate = (state, player, { inside, outside }) =>
  [inside, outside].every((planet) => planet !== undefined && canHoldTemple(state, player, planet));

/** [ET-DEED-13] */
const consecration: OpeningPredicate = (state, player, { sector }) =>
  sector !== undefined && controlsAll(state, player, atlas(state).sectors.get(sector)!.planets);

/** [ET-DEED-14] */
const lordOfTheEye: OpeningPredicate = (state, player) => controlsAll(state, player, atlas(state).eye);

/** [ET-DEED-15] */
const plagueOfNurgle: OpeningPredicate = (state, player) => placesOf(state, player).filter(({ extreme }) => extreme).length >= 2;

/** [ET-DEED-19] */
const chosenOfChaos: OpeningPredicate = (state, player) => atlas(state).majorGods.every((god) => worldsSacredTo(state, player, god) >= 1);

/** [ET-DEED-20] */
const pirateKing: OpeningPredicate = (state, player) => {
  const outer = subsectorsOf(state, player).flatMap((id) => {
    const { side, sector } = atlas(state).subsectors.get(id)!;
    return side === 'outer' ? [sector] : [];
  });
  return outer.length >= 3 && new Set(outer).size >= 2;
};

/** [ET-DEED-24] */
const daemonWeapon: OpeningPredicate = (state, player) => outerSectorsOf(state, player).length >= 3;

/** [ET-DEED-26] */
const godRivalry: OpeningPredicate = (state, player) => {
  const own = dedicationOf(state, player);
  return [...atlas(state).gods].some((god) => god !== own && worldsSacredTo(state, player, god) >= 2);
};

/** The deeds judged on the map the turn began with. */
export const openingDeeds = {
  avatar,
  'chaos-temple': chaosTemple,
  consecration,
  'lord-of-the-eye': lordOfTheEye,
  'plague-of-nurgle': plagueOfNurgle,
  'chosen-of-chaos': chosenOfChaos,
  'pirate-king': pirateKing,
  'daemon-weapon': daemonWeapon,
  'god-rivalry': godRivalry,
} as const satisfies Partial<Record<DeedId, OpeningPredicate>>;

/** A deed judged on the opening map. */
export type OpeningDeed = keyof typeof openingDeeds;

/** Is this deed judged on the opening map? */
export const isOpeningDeed = (deed: string): deed is OpeningDeed => isDeedId(deed) && rulesOfDeed(deed).judged === 'opening';
