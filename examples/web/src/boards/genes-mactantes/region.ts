import type { RegionMap } from 'ludoteca/genes-mactantes';
import { drawLands, fitted, type Land, sitesOf, spread } from '../geography.js';
import type { Point } from '../sketch.js';
import { inOpenWater } from './open-water.js';

/** The region as a picture: lands with their outlines, seas with the place of their names. */
export interface Region {
  readonly width: number;
  readonly height: number;
  readonly lands: readonly Land[];
  readonly at: ReadonlyMap<string, Point>;
  readonly barriers: readonly Barrier[];
  /** Ways between lands that lie apart in the picture. */
  readonly ways: readonly (readonly [from: Point, to: Point])[];
}

/** A river or a cliff, half way between two points. */
export interface Barrier {
  readonly kind: string;
  readonly from: Point;
  readonly to: Point;
}

/** Where the eight territories of a module of the default maps lie: how far round, in shares of a country, and how far out. */
const modulePlaces: readonly (readonly [round: number, out: number])[] = [
  [0, 0.73],
  [0.03, 1.06],
  [0.31, 0.86],
  [0.33, 0.53],
  [-0.03, 0.4],
  [-0.29, 0.56],
  [-0.3, 0.89],
  [0.47, 1.27],
];

/** The default maps: countries in a ring round the inner sea. Their ids tell the position of a territory. */
const ring = ({ territories, countries }: RegionMap): ReadonlyMap<string, Point> => {
  const places = new Map<string, Point>();
  const share = (2 * Math.PI) / countries.length;
  const [rx, ry] = [190 + 58 * countries.length, 170 + 44 * countries.length];
  for (const [i, country] of countries.entries())
    for (const territory of country.territories) {
      const [round, out] = modulePlaces[Number(territory.slice(1)) - 1]!;
      const angle = -Math.PI / 2 + share * (i + round);
      places.set(territory, [rx * out * Math.cos(angle), ry * out * Math.sin(angle)]);
    }
  const [outer, inner] = territories.filter(({ kind }) => kind === 'sea');
  const free = -Math.PI / 2 + 0.2 * share;
  if (outer !== undefined) places.set(outer.id, [rx * 1.27 * Math.cos(free), ry * 1.27 * Math.sin(free)]);
  if (inner !== undefined) places.set(inner.id, [0, 0]);
  return places;
};

/** Any other map: countries start round a circle, then the links decide. */
const woven = ({ territories, edges, countries }: RegionMap): ReadonlyMap<string, Point> => {
  const country = new Map(countries.flatMap(({ territories: own }, i) => own.map((id, k) => [id, [i, k / own.length] as const] as const)));
  const nodes = territories.map(({ id, kind }, i) => {
    const [which, along] = country.get(id) ?? [i, 0.5];
    const angle = (2 * Math.PI * (which + along)) / Math.max(1, country.has(id) ? countries.length : territories.length);
    const out = kind === 'sea' ? 420 : 190 + 90 * (i % 3);
    return { id, start: [out * Math.cos(angle), out * Math.sin(angle)] as const, weight: kind === 'sea' ? 1.35 : 1 };
  });
  return spread({ nodes, links: edges.map(({ a, b }) => [a, b] as const) }, 120);
};

/** How far a land reaches at most. */
const farthest = 104;

const draw = (map: RegionMap): Region => {
  const isRing =
    map.id.startsWith('default-') && map.countries.every(({ territories }) => territories.every((id) => /^[a-z][1-8]$/.test(id)));
  const count = map.territories.length;
  const [width, height] = [Math.round(310 + 120 * Math.sqrt(count)), Math.round(280 + 128 * Math.sqrt(count))];
  const fit = fitted(isRing ? ring(map) : woven(map), width, height, 112);
  const dry = map.territories.filter(({ kind }) => kind === 'land');
  const wet = map.territories.filter(({ kind }) => kind === 'sea');
  const land = new Map(dry.map(({ id }) => [id, fit.get(id)!]));
  const sites = sitesOf(land, 70, farthest);
  const joined = new Set(map.edges.flatMap(({ a, b }) => [`${a}/${b}`, `${b}/${a}`]));
  const lands = drawLands(sites, (a, b) => joined.has(`${a}/${b}`));
  const cities = new Map(map.countries.flatMap((country) => country.cities.map(({ territory, name }) => [territory, name])));
  const afloat = inOpenWater(
    wet.map(({ id, name }) => ({
      id,
      name,
      at: fit.get(id)!,
      shores: new Set(dry.map((other) => other.id).filter((other) => joined.has(`${id}/${other}`))),
    })),
    dry.map(({ id, name }, i) => ({ id, name, at: lands[i]!.at, city: cities.get(id) ?? name })),
    sites,
    [width, height],
  );
  const at: ReadonlyMap<string, Point> = new Map([...fit, ...afloat]);
  const seas = new Set(wet.map(({ id }) => id));
  const barriers = map.edges.flatMap(({ a, b, barrier }): Barrier[] => {
    if (barrier === 'none') return [];
    if (!seas.has(a) && !seas.has(b)) return [{ kind: barrier, from: at.get(a)!, to: at.get(b)! }];
    const [from, sea] = [at.get(seas.has(a) ? b : a)!, at.get(seas.has(a) ? a : b)!];
    // The outer sea is all around: its shore lies away from the middle.
    const [dx, dy] = isRing ? [from[0] - width / 2, from[1] - height / 2] : [sea[0] - from[0], sea[1] - from[1]];
    const length = Math.max(1, Math.hypot(dx, dy));
    return [{ kind: barrier, from, to: [from[0] + (160 * dx) / length, from[1] + (160 * dy) / length] }];
  });
  const ways = map.edges.flatMap(({ a, b, barrier }) => {
    const [from, to] = [land.get(a), land.get(b)];
    const isApart = from !== undefined && to !== undefined && Math.hypot(to[0] - from[0], to[1] - from[1]) > 2 * farthest;
    return isApart && barrier !== 'cliff' ? [[from, to] as const] : [];
  });
  return { width, height, lands, at, barriers, ways };
};

const regions = new WeakMap<RegionMap, Region>();

/** The picture of a map, drawn once. */
export const regionOf = (map: RegionMap): Region => {
  const known = regions.get(map) ?? draw(map);
  regions.set(map, known);
  return known;
};
