import { type Atlas, atlasOf, byPlanet, type Passage, type Region } from '../content/atlas.js';
import type { ContentPack, PlanetState, Settings, State } from '../types/index.js';

/** How a player can act on a planet. */
export type Reach = 'own' | 'raid' | Passage | 'none';

/** What a player holds on a map, and what can be reached from there. Lists are in pack order. */
export interface Holdings {
  readonly planets: readonly string[];
  readonly subsectors: readonly string[];
  readonly sectors: readonly string[];
  /** Resource symbols on those planets. */
  readonly resources: number;
  /** The gods of each of those planets that is sacred. */
  readonly sanctities: readonly (readonly string[])[];
  /** How the player can act on a planet; not at all if the pack has none of that name. [ET-REACH-01] */
  reachOf(planet: string): Reach;
  /** How the player can act on a planet over the Boundary; with `throughGates`, passing a gate will do and is taken first. [ET-REACH-09] */
  crossingTo(planet: string, throughGates: boolean): Reach;
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

/** What one player holds. Reach is looked for where somebody asks for it: scoring and allowances never do. */
class Estate implements Holdings {
  allowance: Allowance | null = null;
  resources = 0;
  readonly planets: string[] = [];
  readonly subsectors: string[] = [];
  readonly sectors: string[] = [];
  readonly sanctities: (readonly string[])[] = [];
  readonly #survey: Survey;
  readonly #player: string;
  /** By subsector, as far as it has been looked for. */
  readonly #reached: (Reach | undefined)[] = [];
  #lists: Map<(reach: Reach) => boolean, readonly (readonly [string, Reach])[]> | null = null;

  constructor(survey: Survey, player: string) {
    this.#survey = survey;
    this.#player = player;
  }

  reachOf(planet: string): Reach {
    const { worlds, atlas } = this.#survey;
    const place = atlas.planets.get(planet);
    if (place === undefined) return 'none';
    return worlds[place.order]!.controller === this.#player ? 'own' : this.#reachIn(atlas.regions[place.order]!);
  }

  crossingTo(planet: string, throughGates: boolean): Reach {
    const { atlas } = this.#survey;
    const place = atlas.planets.get(planet);
    let best: Reach = 'none';
    if (place === undefined) return best;
    for (const { passage, orders } of atlas.regions[place.order]!.neighbours) {
      if (passage === 'near' || (passage === 'gate' && !throughGates) || !this.#isPresentOn(orders)) continue;
      if (passage === 'gate') return 'gate';
      best = 'boundary';
    }
    return best;
  }

  /** How the planets of a subsector are reached that are not one's own. */
  #reachIn(region: Region): Reach {
    const known = this.#reached[region.order];
    if (known !== undefined) return known;
    const reach = this.planets.length === 0 ? this.#survey.raid(region) : this.#passageTo(region);
    this.#reached[region.order] = reach;
    return reach;
  }

  /** The first case that applies, which is the cheapest. [ET-REACH-07] */
  #passageTo({ orders, neighbours }: Region): Reach {
    if (this.#isPresentOn(orders)) return 'near';
    let best: Reach = 'none'; // [ET-REACH-06]
    for (const neighbour of neighbours) {
      if (!this.#isPresentOn(neighbour.orders)) continue;
      if (neighbour.passage === 'near') return 'near'; // [ET-REACH-03]
      if (best !== 'gate') best = neighbour.passage; // [ET-REACH-04] [ET-REACH-05]
    }
    return best;
  }

  #isPresentOn(orders: readonly number[]): boolean {
    const { worlds } = this.#survey;
    for (const order of orders) if (worlds[order]!.controller === this.#player) return true;
    return false;
  }

  within(fits: (reach: Reach) => boolean): readonly (readonly [planet: string, reach: Reach])[] {
    this.#lists ??= new Map();
    const known = this.#lists.get(fits);
    if (known !== undefined) return known;
    const list: (readonly [string, Reach])[] = [];
    const { atlas, worlds } = this.#survey;
    for (let i = 0; i < worlds.length; i++) {
      const reach = worlds[i]!.controller === this.#player ? 'own' : this.#reachIn(atlas.regions[i]!);
      if (fits(reach)) list.push([atlas.order[i]!, reach]);
    }
    this.#lists.set(fits, list);
    return list;
  }
}

/** Who holds what, from one look at the planets. */
export class Survey {
  readonly atlas: Atlas;
  /** The planets in pack order. */
  readonly worlds: readonly PlanetState[];
  /** The map of these planets, if one has been drawn. */
  map: ControlMap | null;
  readonly #estates: Map<string, Estate>;

  private constructor(atlas: Atlas, worlds: readonly PlanetState[], map: ControlMap | null, estates: Map<string, Estate>) {
    this.atlas = atlas;
    this.worlds = worlds;
    this.map = map;
    this.#estates = estates;
  }

  /** Looks at the planets of a pack, in its order, as they stand on a map or will stand on one. */
  static of(atlas: Atlas, worlds: readonly PlanetState[], map: ControlMap | null = null): Survey {
    const survey = new Survey(atlas, worlds, map, new Map());
    survey.#look();
    return survey;
  }

  /** What it becomes when the planets stand like these: itself if none has changed; where only inhabitants have died, who holds what stays as it is. */
  after(worlds: readonly PlanetState[]): Survey {
    let isSame = true;
    for (let i = 0; i < worlds.length; i++) {
      const [before, now] = [this.worlds[i]!, worlds[i]!];
      if (before === now) continue;
      if (before.controller !== now.controller || before.sacred !== now.sacred) return Survey.of(this.atlas, [...worlds]);
      isSame = false;
    }
    return isSame ? this : new Survey(this.atlas, [...worlds], null, this.#estates);
  }

  #look(): void {
    const { atlas, worlds } = this;
    for (let i = 0; i < worlds.length; i++) {
      const { controller, sacred } = worlds[i]!;
      if (controller === null) continue;
      const estate = this.of(controller);
      const { id, resources } = atlas.places[i]!;
      estate.planets.push(id);
      estate.resources += resources;
      if (sacred.length > 0) estate.sanctities.push(sacred);
    }
    for (const { id, orders } of atlas.subsectors.values()) {
      const holder = this.holderOf(orders);
      if (holder !== null) this.of(holder).subsectors.push(id);
    }
    for (const { id, orders } of atlas.sectors.values()) {
      const holder = this.holderOf(orders);
      if (holder !== null) this.of(holder).sectors.push(id);
    }
  }

  of(player: string): Estate {
    const known = this.#estates.get(player);
    if (known !== undefined) return known;
    const estate = new Estate(this, player);
    this.#estates.set(player, estate);
    return estate;
  }

  /** The one player who controls all these planets, or null. [ET-CTRL-01] */
  holderOf(orders: readonly number[]): string | null {
    const holder = this.worlds[orders[0]!]!.controller;
    for (const order of orders) if (this.worlds[order]!.controller !== holder) return null;
    return holder;
  }

  /** [ET-REACH-02] [ET-REACH-08] A player without planets raids outer worlds, but no sector that one player holds whole. */
  raid({ side, sector }: Region): Reach {
    return side === 'outer' && this.holderOf(this.atlas.sectors.get(sector)!.orders) === null ? 'raid' : 'none';
  }
}

/** The last maps that were looked at. A few are enough: whoever plays asks again and again about the same one or two. */
const recent: Survey[] = [];
const mostRecent = 8;
let oldest = 0;
let last: Survey | undefined;

const remember = (survey: Survey): Survey => {
  recent[oldest] = survey;
  oldest = (oldest + 1) % mostRecent;
  last = survey;
  return survey;
};

/** Who holds what on a map. It is found out once for each, since a map never changes. [ET-STATE-03] */
export const surveyOf = ({ config, planets }: Situation): Survey => {
  if (last !== undefined && last.map === planets) return last;
  for (const survey of recent)
    if (survey.map === planets) {
      last = survey;
      return survey;
    }
  const atlas = atlasOf(config.pack);
  return remember(
    Survey.of(
      atlas,
      atlas.order.map((planet) => planets[planet]!),
      planets,
    ),
  );
};

/** What a player holds. */
export const holdingsOf = (situation: Situation, player: string): Holdings => surveyOf(situation).of(player);

/** The map of the planets that were looked at. */
export const mapOf = (survey: Survey): ControlMap => {
  if (survey.map === null) {
    survey.map = byPlanet(survey.atlas, survey.worlds);
    remember(survey); // whoever drew it will want to know
  }
  return survey.map;
};
