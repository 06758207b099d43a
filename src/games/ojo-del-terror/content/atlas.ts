import type { ContentPack, MapSide, Planet, Sector, Subsector } from './pack.js';

/** A planet with what follows from where it lies. */
export interface Place extends Planet {
  readonly order: number;
  readonly sector: string;
  readonly side: MapSide;
}

/** How a link is passed: freely, through a gate, or across the Boundary at double cost. */
export type Passage = 'near' | 'gate' | 'boundary';

/** A subsector with what lies in it and next to it. */
export interface Region extends Subsector {
  readonly side: MapSide;
  readonly planets: readonly string[];
  readonly neighbours: readonly { readonly to: string; readonly passage: Passage }[];
}

/** A sector with everything in it. */
export interface Realm extends Sector {
  readonly subsectors: readonly string[];
  readonly planets: readonly string[];
}

/** Everything that follows from a pack, for looking up. */
export interface Atlas {
  /** Planet ids in pack order. */
  readonly order: readonly string[];
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
  const subsectors = new Map<string, Region>();
  for (const subsector of pack.subsectors) {
    const { id } = subsector;
    const links = pack.links.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
    subsectors.set(id, {
      ...subsector,
      side: sideOfSubsector(id),
      planets: pack.planets.filter((planet) => planet.subsector === id).map((planet) => planet.id),
      neighbours: links.map((to) => ({ to, passage: passage(id, to) })),
    });
  }
  const sectors = new Map<string, Realm>();
  for (const sector of pack.sectors) {
    const inside = pack.subsectors.filter((subsector) => subsector.sector === sector.id).map((subsector) => subsector.id);
    sectors.set(sector.id, {
      ...sector,
      subsectors: inside,
      planets: pack.planets.filter((planet) => inside.includes(planet.subsector)).map((planet) => planet.id),
    });
  }
  return {
    order: pack.planets.map(({ id }) => id),
    regions: pack.planets.map(({ subsector }) => subsectors.get(subsector)!),
    planets,
    subsectors,
    sectors,
    majorGods: pack.gods.filter(({ rank }) => rank === 'major').map(({ id }) => id),
    gods: new Set(pack.gods.map(({ id }) => id)),
    eye: [...planets.values()].filter(({ side }) => side === 'eye').map(({ id }) => id),
    deedPoints: new Map(pack.deeds.map(({ id, points }) => [id, points])),
    dedications: new Map(pack.warbands.map(({ id, dedication }) => [id, dedication])),
  };
};

const atlases = new WeakMap<ContentPack, Atlas>();

/** The atlas of a pack, drawn once. */
export const atlasOf = (pack: ContentPack): Atlas => {
  const known = atlases.get(pack);
  if (known !== undefined) return known;
  const drawn = survey(pack);
  atlases.set(pack, drawn);
  return drawn;
};
