import { derived } from '../../../core/data/derived.js';
import { own } from '../../../core/data/own.js';
import { type Atlas, atlasOf, type Place } from '../content/atlas.js';
import { isDeedId, rulesOfDeed } from '../content/deeds.js';
import type { Invade, Order, Settings, State } from '../types/index.js';
import { type Holdings, holdingsOf, type Reach } from './holdings.js';

/** What everybody can see of a state or a view: enough for reach, allowances and eligibility. [ET-VIEW-08] */
export type Position = Pick<State, 'config' | 'planets' | 'players'>;

/** The id under which the referee acts. */
export const referee = 'referee';

/** Everything that follows from the pack of this game. */
export const atlas = (state: { readonly config: Settings }): Atlas => atlasOf(state.config.pack);

/** All who take part, the referee included. */
export const seats = (state: Position): readonly string[] =>
  hasReferee(state) ? [...state.config.players, referee] : state.config.players;

const unfrozen = derived((players: readonly string[]): readonly string[] => [...players]);

/** The players in seating order. In the configuration the list is frozen, and filter, find and some take twenty times as long on a frozen list. */
export const playersOf = ({ config: { players } }: Pick<Position, 'config'>): readonly string[] =>
  Object.isFrozen(players) ? unfrozen(players) : players;

/** Does a person referee this game? */
export const hasReferee = (state: Position): boolean => state.config.referee === 'present';

/** A planet of the pack, if it exists. */
export const placeOf = (state: Position, planet: string): Place | undefined => atlas(state).planets.get(planet);

/** Who controls a planet on the opening map. */
export const controllerOf = (state: Position, planet: string): string | null => state.planets[planet]!.controller;

/** Does this player control the planet on the opening map? */
export const controls = (state: Position, player: string, planet: string): boolean => controllerOf(state, planet) === player;

/** The planets of a player on the opening map, in pack order. */
export const planetsOf = (state: Position, player: string): readonly string[] => holdingsOf(state, player).planets;

/** [ET-CTRL-01] [ET-CTRL-02] Does this player control every planet of the list? Nobody controls an empty list. */
export const controlsAll = (state: Position, player: string, planets: readonly string[]): boolean =>
  planets.length > 0 && planets.every((planet) => controls(state, player, planet));

/** The sectors a player controls whole, in pack order. */
export const sectorsOf = (state: Position, player: string): readonly string[] => holdingsOf(state, player).sectors;

/** The subsectors a player controls whole, in pack order. */
export const subsectorsOf = (state: Position, player: string): readonly string[] => holdingsOf(state, player).subsectors;

/** What a band worships: a god, `absolute` or `renegade`. [ET-SETUP-13] */
export const dedicationOf = (state: Position, player: string): string =>
  atlas(state).dedications.get(own(state.players, player)?.warband ?? '') ?? 'renegade';

/** The class of a dedication. */
export type Creed = 'major' | 'minor' | 'absolute' | 'renegade';

/** The class of a band's dedication. */
export const creedOf = (state: Position, player: string): Creed => {
  const dedication = dedicationOf(state, player);
  if (dedication === 'absolute' || dedication === 'renegade') return dedication;
  return atlas(state).majorGods.includes(dedication) ? 'major' : 'minor';
};

/** [ET-ALLOW-08] The gods whose sacred worlds benefit a band: its own, if it has one, and those whose favour it has gained. */
export const faithOf = (state: Position, player: string): readonly string[] => {
  const favours = own(state.players, player)?.favours ?? [];
  const dedication = dedicationOf(state, player);
  return atlas(state).gods.has(dedication) ? [dedication, ...favours] : favours;
};

/** The sectors outside the Eye in which a player controls a planet. */
export const outerSectorsOf = (state: Position, player: string): readonly string[] => {
  const { planets } = atlas(state);
  const found: string[] = [];
  for (const planet of planetsOf(state, player)) {
    const { side, sector } = planets.get(planet)!;
    if (side === 'outer' && !found.includes(sector)) found.push(sector);
  }
  return found;
};

/** [ET-ALLOW-09] The bonus action a creed gives, under its condition. None looks at the faith, so that no favour takes the bonus away. */
const creedBonus = (state: Position, player: string, { sanctities }: Holdings): boolean => {
  switch (creedOf(state, player)) {
    case 'major':
      return false;
    case 'minor':
      return sanctities.length > 0;
    case 'absolute':
      return atlas(state).majorGods.filter((god) => sanctities.some((gods) => gods.includes(god))).length >= 2;
    case 'renegade':
      return outerSectorsOf(state, player).length >= 2;
  }
};

const allowanceFrom = (state: Position, player: string, holdings: Holdings): number => {
  const { planets, subsectors, resources, sectors, sanctities } = holdings;
  const { permanentActions } = state.players[player]!; // [ET-ALLOW-06]
  if (planets.length === 0) return 1 + permanentActions;
  const faith = faithOf(state, player);
  const anySubsector = subsectors.length > 0 ? 1 : 0; // [ET-ALLOW-03]
  let worlds = 0; // [ET-ALLOW-07]
  for (const gods of sanctities) if (faith.some((god) => gods.includes(god))) worlds++;
  const creed = state.config.creedBenefits === 'standard' && creedBonus(state, player, holdings) ? 1 : 0;
  return 1 + 1 + anySubsector + resources + 2 * sectors.length + permanentActions + worlds + creed; // [ET-ALLOW-02] [ET-ALLOW-04] [ET-ALLOW-05]
};

/** [ET-ALLOW-01] [ET-ALLOW-10] How many actions a player may spend this turn: 1 + P + S + R + 2C + M + W + B on the opening map. Found out once a turn. Who takes no part has none. */
export const allowanceOf = (state: Position, player: string): number => {
  const seated = own(state.players, player);
  if (seated === undefined) return 0;
  const holdings = holdingsOf(state, player);
  const { warband, favours, permanentActions } = seated;
  const { creedBenefits } = state.config;
  const known = holdings.allowance;
  if (
    known !== null &&
    known.warband === warband &&
    known.favours === favours && // never written to: a favour makes a new list
    known.permanentActions === permanentActions &&
    known.creedBenefits === creedBenefits
  )
    return known.actions;
  const actions = allowanceFrom(state, player, holdings);
  holdings.allowance = { warband, favours, permanentActions, creedBenefits, actions };
  return actions;
};

/** How a player can act on a planet, on the opening map. */
export const reachOf = (state: Position, player: string, planet: string): Reach => holdingsOf(state, player).reachOf(planet);

/** How a player can act on a planet over the Boundary, whatever cheaper way there is; not at all without such a way. [ET-REACH-09] */
export const crossingTo = (state: Position, player: string, planet: string): Reach =>
  holdingsOf(state, player).crossingTo(planet, state.config.gateCountsAsCrossing);

/** The way Invasions take: over the Boundary if they are to, else the cheapest. [ET-REACH-07] [ET-REACH-09] */
export const wayOf = (state: Position, player: string, { planet, across }: Pick<Invade, 'planet' | 'across'>): Reach =>
  across ? crossingTo(state, player, planet) : reachOf(state, player, planet);

/** The planets that can be acted on in a certain way, with their reach, in pack order. */
export const planetsWithin = (
  state: Position,
  player: string,
  fits: (reach: Reach) => boolean,
): readonly (readonly [planet: string, reach: Reach])[] => holdingsOf(state, player).within(fits);

/** Can this reach carry an Invasion? */
export const canInvadeBy = (reach: Reach): boolean => reach !== 'own' && reach !== 'none';

/** Can this reach carry a Defence? */
export const canDefendBy = (reach: Reach): boolean => reach !== 'none' && reach !== 'raid';

/** Actions for one Invasion or one Defence: double across the Boundary. [ET-INV-07] [ET-DEF-05] */
export const unitCost = (reach: Reach): 1 | 2 => (reach === 'boundary' ? 2 : 1);

/** What an order costs in actions. */
export const costOf = (state: Position, player: string, order: Order): number => {
  switch (order.type) {
    case 'invade':
      return order.count * unitCost(wayOf(state, player, order)); // [ET-INV-09]
    case 'defend':
      return order.count * unitCost(reachOf(state, player, order.planet));
    case 'defend-sector':
      return 2 * order.count; // [ET-SEC-05]
    case 'cede':
    case 'trade':
    case 'claim':
      return 0; // [ET-CEDE-04] [ET-TRADE-07]
  }
};

/** What the orders written so far cost together. */
export const spentOn = (state: Position, player: string, orders: readonly Order[]): number => {
  let sum = 0;
  for (const order of orders) sum += costOf(state, player, order);
  return sum;
};

/** Is a planet promised on a sheet already, by gift or by trade? */
export const isPromised = (orders: readonly Order[], planet: string): boolean =>
  orders.some((order) => (order.type === 'cede' ? order.planet === planet : order.type === 'trade' && order.give.includes(planet)));

/** The planets promised on a sheet, by gift or by trade. */
export const promisedOn = (orders: readonly Order[]): ReadonlySet<string> => {
  const promised = new Set<string>();
  for (const order of orders)
    if (order.type === 'cede') promised.add(order.planet);
    else if (order.type === 'trade') for (const planet of order.give) promised.add(planet);
  return promised;
};

/** The Defence a planet has of itself. [ET-TRAIT-01] [ET-TRAIT-02] */
export const ownDefence = ({ baseDefence, extreme }: Pick<Place, 'baseDefence' | 'extreme'>): number => baseDefence + (extreme ? 1 : 0);

/** [ET-DEED-08] May this band claim the deed at all? */
export const isEligible = (state: Position, player: string, deed: string): boolean => {
  if (!isDeedId(deed)) return false;
  const { creeds, god } = rulesOfDeed(deed);
  if (creeds !== undefined) return creeds.includes(creedOf(state, player));
  if (god === undefined) return true;
  const gods = state.config.favourOpensDeeds ? faithOf(state, player) : [dedicationOf(state, player)];
  return gods.includes(god);
};

/** [ET-CFG-08] What the points of a turn are multiplied by. */
export const multiplierOf = ({ turns, doubledTurns }: Settings, turn: number): 1 | 2 => (turn > turns - doubledTurns ? 2 : 1);

/** The turn's sheet of a player. */
export const sheetOf = (state: State, player: string): State['sheets'][string] => state.sheets[player]!;
