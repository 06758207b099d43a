import { type Atlas, atlasOf, type Passage, type Region } from './content/atlas.js';
import type { ContentPack } from './content/pack.js';
import type { PlanetState, Settings, State } from './types.js';

/** How a player can act on a planet. */
export type Reach = 'own' | 'raid' | Passage | 'none';

/** What a player holds on a map, and what can be reached from there. Lists are in pack order. */
export interface Holdings {
  readonly planets: readonly string[];
  readonly subsectors: readonly string[];
  readonly sectors: readonly string[];
  /** Resource symbols on those planets. */
  readonly resources: number;
  /** How the player can act on a planet; not at all if the pack has none of that name. [ET-REACH-01] */
  reachOf(planet: string): Reach;
  /** Planets whose reach fits, with it. Asked for the same thing again, it gives the same list. */
  within(fits: (reach: Reach) => boolean): readonly (readonly [planet: string, reach: Reach])[];
  /** What the player may spend, once it has been reckoned. */
  allowance: Allowance | null;
}

/** An allowance with what it followed from besides the holdings. */
export interface Allowance extends Pick<State['players'][string], 'warband' | 'favours' | 'permanentActions'> {
  readonly creedBenefits: Settings['creedBenefits'];
  readonly actions: number;
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

/** What one player holds. Reach is looked for where somebody asks for it: scoring and allowances never do. */
class Estate implements Holdings {
  allowance: Allowance | null = null;
  readonly planets: readonly string[];
  readonly subsectors: readonly string[];
  readonly sectors: readonly string[];
  readonly resources: number;
  readonly #survey: Survey;
  readonly #player: string;
  #presence: ReadonlySet<string> | null = null;
  readonly #reached = new Map<Region, Reach>();
  readonly #lists = new Map<(reach: Reach) => boolean, readonly (readonly [string, Reach])[]>();

  constructor(survey: Survey, player: string, planets: readonly string[], subsectors: readonly string[], sectors: readonly string[]) {
    this.planets = planets;
    this.subsectors = subsectors;
    this.sectors = sectors;
    let resources = 0;
    for (const planet of planets) resources += survey.atlas.planets.get(planet)!.resources;
    this.resources = resources;
    this.#survey = survey;
    this.#player = player;
  }

  reachOf(planet: string): Reach {
    const { map, atlas } = this.#survey;
    const place = atlas.planets.get(planet);
    if (place === undefined) return 'none';
    return map[planet]!.controller === this.#player ? 'own' : this.#reachIn(atlas.regions[place.order]!);
  }

  /** How the planets of a subsector are reached that are not one's own. */
  #reachIn(region: Region): Reach {
    const known = this.#reached.get(region);
    if (known !== undefined) return known;
    this.#presence ??= new Set(this.planets.map((held) => this.#survey.atlas.planets.get(held)!.subsector));
    const reach = this.planets.length === 0 ? this.#survey.raid(region) : reachOfRegion(this.#presence, region);
    this.#reached.set(region, reach);
    return reach;
  }

  within(fits: (reach: Reach) => boolean): readonly (readonly [planet: string, reach: Reach])[] {
    const known = this.#lists.get(fits);
    if (known !== undefined) return known;
    const list: (readonly [string, Reach])[] = [];
    const { atlas, holders } = this.#survey;
    for (let i = 0; i < holders.length; i++) {
      const reach = holders[i] === this.#player ? 'own' : this.#reachIn(atlas.regions[i]!);
      if (fits(reach)) list.push([atlas.order[i]!, reach]);
    }
    this.#lists.set(fits, list);
    return list;
  }
}

/** Who holds what, from one look at the map. */
class Survey {
  readonly map: ControlMap;
  readonly atlas: Atlas;
  /** Who controls each planet, in pack order. */
  readonly holders: readonly (string | null)[];
  readonly #planets = new Map<string, string[]>();
  readonly #subsectors = new Map<string, string[]>();
  readonly #sectors = new Map<string, string[]>();
  readonly #estates = new Map<string, Estate>();

  constructor({ config, planets }: Situation) {
    this.map = planets;
    this.atlas = atlasOf(config.pack);
    const add = (to: Map<string, string[]>, player: string | null, id: string): void => {
      if (player === null) return;
      const list = to.get(player);
      if (list === undefined) to.set(player, [id]);
      else list.push(id);
    };
    this.holders = this.atlas.order.map((planet) => planets[planet]!.controller);
    for (const [i, planet] of this.atlas.order.entries()) add(this.#planets, this.holders[i]!, planet);
    for (const region of this.atlas.subsectors.values()) add(this.#subsectors, holderOf(planets, region.planets), region.id);
    for (const realm of this.atlas.sectors.values()) add(this.#sectors, holderOf(planets, realm.planets), realm.id);
  }

  of(player: string): Holdings {
    const known = this.#estates.get(player);
    if (known !== undefined) return known;
    const lists = [this.#planets, this.#subsectors, this.#sectors].map((held) => held.get(player) ?? []);
    const estate = new Estate(this, player, lists[0]!, lists[1]!, lists[2]!);
    this.#estates.set(player, estate);
    return estate;
  }

  /** [ET-REACH-02] [ET-REACH-08] A player without planets raids outer worlds, but no sector that one player holds whole. */
  raid({ side, sector }: Region): Reach {
    return side === 'outer' && holderOf(this.map, this.atlas.sectors.get(sector)!.planets) === null ? 'raid' : 'none';
  }
}

/** The last maps that were looked at. A few are enough: whoever plays asks again and again about the same one or two. */
const recent: Survey[] = [];
const mostRecent = 8;
let oldest = 0;

const surveyOf = (situation: Situation): Survey => {
  for (const survey of recent) if (survey.map === situation.planets) return survey;
  const made = new Survey(situation);
  recent[oldest] = made;
  oldest = (oldest + 1) % mostRecent;
  return made;
};

/** What a player holds. It is found out once for each map, since a map never changes. [ET-STATE-03] */
export const holdingsOf = (situation: Situation, player: string): Holdings => surveyOf(situation).of(player);
