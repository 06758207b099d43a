import { type Atlas, atlasOf, type Passage, type Region } from './content/atlas.js';
import type { ContentPack } from './content/pack.js';
import type { PlanetState } from './types.js';

/** How a player can act on a planet. */
export type Reach = 'own' | 'raid' | Passage | 'none';

/** What a player holds on a map, and what can be reached from there. Lists are in pack order. */
export interface Holdings {
  readonly planets: readonly string[];
  readonly subsectors: readonly string[];
  readonly sectors: readonly string[];
  /** Resource symbols on those planets. */
  readonly resources: number;
  /** By planet, for every planet of the pack. [ET-REACH-01] */
  readonly reach: ReadonlyMap<string, Reach>;
  /** Planets whose reach fits, with it. Asked for the same thing again, it gives the same list. */
  within(fits: (reach: Reach) => boolean): readonly (readonly [planet: string, reach: Reach])[];
}

/** A map as it stands: who controls what. It is a value: a new map is drawn for every turn, none is ever changed. */
export type ControlMap = Readonly<Record<string, PlanetState>>;

/** Where a map lies and how it stands. */
export interface Situation {
  readonly config: { readonly pack: ContentPack };
  readonly planets: ControlMap;
}

/** The one player who controls all these planets, or null. [ET-CTRL-01] */
const holderOf = (map: ControlMap, planets: readonly string[]): string | null => {
  const holder = map[planets[0]!]!.controller;
  return holder !== null && planets.every((planet) => map[planet]!.controller === holder) ? holder : null;
};

/** How every planet of a subsector is reached that is not one's own: the first case that applies, which is the cheapest. [ET-REACH-07] */
const reachOfRegion = (presence: ReadonlySet<string>, { id, neighbours }: Region): Reach => {
  if (presence.has(id)) return 'near';
  let best: Reach = 'none'; // [ET-REACH-06]
  for (const { to, passage } of neighbours) {
    if (!presence.has(to)) continue;
    if (passage === 'near') return passage; // [ET-REACH-03]
    if (best !== 'gate') best = passage; // [ET-REACH-04] [ET-REACH-05]
  }
  return best;
};

/** Who holds what, from one look at the map. */
class Survey {
  readonly #map: ControlMap;
  readonly #atlas: Atlas;
  readonly #planets = new Map<string, string[]>();
  readonly #subsectors = new Map<string, string[]>();
  readonly #sectors = new Map<string, string[]>();
  readonly #holdings = new Map<string, Holdings>();

  constructor({ config, planets }: Situation) {
    this.#map = planets;
    this.#atlas = atlasOf(config.pack);
    const add = (to: Map<string, string[]>, player: string | null, id: string): void => {
      if (player === null) return;
      const list = to.get(player);
      if (list === undefined) to.set(player, [id]);
      else list.push(id);
    };
    for (const planet of this.#atlas.order) add(this.#planets, planets[planet]!.controller, planet);
    for (const region of this.#atlas.subsectors.values()) add(this.#subsectors, holderOf(planets, region.planets), region.id);
    for (const realm of this.#atlas.sectors.values()) add(this.#sectors, holderOf(planets, realm.planets), realm.id);
  }

  of(player: string): Holdings {
    const known = this.#holdings.get(player);
    if (known !== undefined) return known;
    const held = this.#planets.get(player) ?? [];
    const places = held.map((planet) => this.#atlas.planets.get(planet)!);
    const resources = places.reduce((sum, place) => sum + place.resources, 0);
    const own = new Set(held);
    const reach = (): ReadonlyMap<string, Reach> => {
      const presence = new Set(places.map(({ subsector }) => subsector));
      const found = new Map<string, Reach>();
      for (const region of this.#atlas.subsectors.values()) {
        const there = held.length === 0 ? this.#raid(region) : reachOfRegion(presence, region);
        for (const planet of region.planets) found.set(planet, own.has(planet) ? 'own' : there);
      }
      return found;
    };
    let reached: ReadonlyMap<string, Reach> | undefined;
    const lists = new Map<(reach: Reach) => boolean, readonly (readonly [string, Reach])[]>();
    const holdings: Holdings = {
      planets: held,
      subsectors: this.#subsectors.get(player) ?? [],
      sectors: this.#sectors.get(player) ?? [],
      resources,
      // Scoring and allowances ask for everything but the reach.
      get reach() {
        reached ??= reach();
        return reached;
      },
      within: (fits) => {
        const known = lists.get(fits);
        if (known !== undefined) return known;
        const list = this.#atlas.order.flatMap((planet): (readonly [string, Reach])[] => {
          const there = holdings.reach.get(planet)!;
          return fits(there) ? [[planet, there]] : [];
        });
        lists.set(fits, list);
        return list;
      },
    };
    this.#holdings.set(player, holdings);
    return holdings;
  }

  /** [ET-REACH-02] [ET-REACH-08] A player without planets raids outer worlds, but no sector that one player holds whole. */
  #raid({ side, sector }: Region): Reach {
    return side === 'outer' && holderOf(this.#map, this.#atlas.sectors.get(sector)!.planets) === null ? 'raid' : 'none';
  }
}

const surveys = new WeakMap<ControlMap, Survey>();

/** What a player holds. It is found out once for each map, since a map never changes. [ET-STATE-03] */
export const holdingsOf = (situation: Situation, player: string): Holdings => {
  const known = surveys.get(situation.planets);
  if (known !== undefined) return known.of(player);
  const made = new Survey(situation);
  surveys.set(situation.planets, made);
  return made.of(player);
};
