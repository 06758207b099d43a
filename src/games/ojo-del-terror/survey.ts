import { atlasOf, type Passage, type Place } from './content/atlas.js';
import type { PlanetState, State } from './types.js';

/** How a player can act on a planet. */
export type Reach = 'own' | 'raid' | Passage | 'none';

/** What a player holds on a map, and what can be reached from there. Lists are in pack order. */
export interface Holdings {
  readonly planets: readonly string[];
  readonly subsectors: readonly string[];
  readonly sectors: readonly string[];
  /** Resource symbols on those planets. */
  readonly resources: number;
  readonly reach: ReadonlyMap<string, Reach>;
}

type ControlMap = Readonly<Record<string, PlanetState>>;

const holdsAll = (map: ControlMap, player: string, planets: readonly string[]): boolean =>
  planets.length > 0 && planets.every((planet) => map[planet]!.controller === player);

/** Does one other player hold the whole sector? Then it is safe from raids. [ET-REACH-08] */
const isClosed = (map: ControlMap, player: string, planets: readonly string[]): boolean => {
  const holder = map[planets[0]!]!.controller;
  return holder !== null && holder !== player && holdsAll(map, holder, planets);
};

const survey = ({ config, planets: map }: State, player: string): Holdings => {
  const atlas = atlasOf(config.pack);
  const held = atlas.order.filter((planet) => map[planet]!.controller === player);
  const presence = new Set(held.map((planet) => atlas.planets.get(planet)!.subsector));
  /** The first case that applies, which is the cheapest. [ET-REACH-07] */
  const reachOf = ({ id, subsector, sector, side }: Place): Reach => {
    if (map[id]!.controller === player) return 'own'; // [ET-REACH-01]
    if (presence.size === 0) return side === 'outer' && !isClosed(map, player, atlas.sectors.get(sector)!.planets) ? 'raid' : 'none'; // [ET-REACH-02]
    if (presence.has(subsector)) return 'near';
    let best: Reach = 'none'; // [ET-REACH-06]
    for (const { to, passage } of atlas.subsectors.get(subsector)!.neighbours) {
      if (!presence.has(to)) continue;
      if (passage === 'near') return passage; // [ET-REACH-03]
      if (best !== 'gate') best = passage; // [ET-REACH-04] [ET-REACH-05]
    }
    return best;
  };
  return {
    planets: held,
    subsectors: [...atlas.subsectors.values()].filter(({ planets }) => holdsAll(map, player, planets)).map(({ id }) => id),
    sectors: [...atlas.sectors.values()].filter(({ planets }) => holdsAll(map, player, planets)).map(({ id }) => id),
    resources: held.reduce((sum, planet) => sum + atlas.planets.get(planet)!.resources, 0),
    reach: new Map([...atlas.planets.values()].map((place) => [place.id, reachOf(place)])),
  };
};

const surveys = new WeakMap<ControlMap, Map<string, Holdings>>();

/**
 * What a player holds on the opening map. It is found out once for each map: control changes only when a turn is published, and then a new map is
 * drawn. [ET-STATE-03]
 */
export const holdingsOf = (state: State, player: string): Holdings => {
  let byPlayer = surveys.get(state.planets);
  if (byPlayer === undefined) {
    byPlayer = new Map();
    surveys.set(state.planets, byPlayer);
  }
  let holdings = byPlayer.get(player);
  if (holdings === undefined) {
    holdings = survey(state, player);
    byPlayer.set(player, holdings);
  }
  return holdings;
};
