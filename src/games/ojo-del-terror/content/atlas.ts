import { derived } from '../../../core/data/derived.js';
import type { ContentPack, MapSide, Planet, Sector, Subsector } from '../types/index.js';
import { type DeedId, isDeedId } from './deeds.js';

/** A planet with what follows from where it lies. */
export interface Place extends Planet {
  /** Which of the planets it is, in pack order. */
  readonly order: number;
  readonly sector: string;
  readonly side: MapSide;
}

/** How a link is passed: freely, through a gate, or across the Boundary at double cost. */
export type Passage = 'near' | 'gate' | 'boundary';

/** A subsector with what lies in it and next to it. */
export interface Region extends Subsector {
  /** Which of the subsectors it is, in pack order. */
  readonly order: number;
  readonly side: MapSide;
  readonly planets: readonly string[];
  /** Which of the planets those are, in pack order. */
  readonly orders: readonly number[];
  /** The subsectors next to it, which of the planets lie there, and how one passes. */
  readonly neighbours: readonly { readonly to: string; readonly orders: readonly number[]; readonly passage: Passage }[];
}

/** A sector with everything in it. */
export interface Realm extends Sector {
  readonly subsectors: readonly string[];
  readonly planets: readonly string[];
  /** Which of the planets those are, in pack order. */
  readonly orders: readonly number[];
}

/** Everything that follows from a pack, for looking up. */
export interface Atlas {
  /** Planet ids in pack order. */
  readonly order: readonly string[];
  /** The planets themselves, in pack order. */
  readonly places: readonly Place[];
  /** The subsector of each of them. */
  readonly regions: readonly Region[];
  readonly planets: ReadonlyMap<string, Place>;
  readonly subsectors: ReadonlyMap<string, Region>;
  readonly sectors: ReadonlyMap<string, Realm>;
  /** Major gods in pack order. */
  readonly majorGods: readonly string[];
  readonly gods: ReadonlySet<string>;
  /** Every planet inside the Eye. */
  readonly eye: readonly string[];
  /** Every planet outside it. */
  readonly outer: readonly string[];
  /** The deeds that can be achieved, in pack order. */
  readonly deeds: readonly DeedId[];
  readonly deedPoints: ReadonlyMap<string, number>;
  readonly dedications: ReadonlyMap<string, string>;
}

const survey = (pack: ContentPack): Atlas => {
  const sideOf = new Map(pack.sectors.map(({ id, side }) => [id, side]));
  const sectorOf = new Map(pack.subsectors.map(({ id, sector }) => [id, sector]));
  const gates = new Map(pack.subsectors.map(({ id, gate }) => [id, gate]));
  const sideOfSubsector = (id: string): MapSide => sideOf.get(sectorOf.get(id)!)!;
  const passage = (a: string, b: string): Passage =>
    sideOfSubsector(a) === sideOfSubsector(b) ? 'near' : gates.get(a) || gates.get(b) ? 'gate' : 'boundary';
  const planets = new Map<string, Place>();
  for (const [order, planet] of pack.planets.entries()) {
    const sector = sectorOf.get(planet.subsector)!;
    planets.set(planet.id, { ...planet, order, sector, side: sideOf.get(sector)! });
  }
  const places = [...planets.values()];
  const idOf = ({ id }: Place): string => id;
  const orderOf = ({ order }: Place): number => order;
  const within = (subsectors: readonly string[]): Place[] => places.filter(({ subsector }) => subsectors.includes(subsector));
  const subsectors = new Map<string, Region>();
  for (const [order, subsector] of pack.subsectors.entries()) {
    const { id } = subsector;
    const inside = within([id]);
    const links = pack.links.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
    subsectors.set(id, {
      ...subsector,
      order,
      side: sideOfSubsector(id),
      planets: inside.map(idOf),
      orders: inside.map(orderOf),
      neighbours: links.map((to) => ({ to, orders: within([to]).map(orderOf), passage: passage(id, to) })),
    });
  }
  const sectors = new Map<string, Realm>();
  for (const sector of pack.sectors) {
    const inside = pack.subsectors.filter((subsector) => subsector.sector === sector.id).map((subsector) => subsector.id);
    const worlds = within(inside);
    sectors.set(sector.id, { ...sector, subsectors: inside, planets: worlds.map(idOf), orders: worlds.map(orderOf) });
  }
  return {
    order: places.map(idOf),
    places,
    regions: pack.planets.map(({ subsector }) => subsectors.get(subsector)!),
    planets,
    subsectors,
    sectors,
    majorGods: pack.gods.filter(({ rank }) => rank === 'major').map(({ id }) => id),
    gods: new Set(pack.gods.map(({ id }) => id)),
    eye: places.filter(({ side }) => side === 'eye').map(idOf),
    outer: places.filter(({ side }) => side === 'outer').map(idOf),
    deeds: pack.deeds.map(({ id }) => id).filter(isDeedId),
    deedPoints: new Map(pack.deeds.map(({ id, points }) => [id, points])),
    dedications: new Map(pack.warbands.map(({ id, dedication }) => [id, dedication])),
  };
};

/** The atlas of a pack, drawn once. */
export const atlasOf: (pack: ContentPack) => Atlas = derived(survey);

/**
 * Something for every planet, given in pack order. It is made key by key: a copy of another map is sooner made, but V8 has to find a shape of its own
 * for it when it is frozen, which takes many times as long.
 */
export const byPlanet = <T>({ order }: Atlas, entries: readonly T[]): Record<string, T> => {
  const map: Record<string, T> = {};
  for (let i = 0; i < entries.length; i++) map[order[i]!] = entries[i]!;
  return map;
};
