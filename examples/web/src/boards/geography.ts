import { grain, type Point, pathThrough } from './sketch.js';

/** A place of a map before its borders are drawn: where it lies and how far it may reach. */
export interface Site {
  readonly id: string;
  readonly at: Point;
  readonly reach: number;
}

/** A drawn territory. */
export interface Land {
  readonly id: string;
  readonly at: Point;
  readonly outline: string;
}

/** Bends every point of the map by where it lies, so that borders wind and still meet. */
const wound = ([x, y]: Point): Point => [
  x + 5 * Math.sin(y / 23 + 1) + 3 * Math.sin(y / 9 + x / 31) + 1.5 * Math.sin(x / 5 + y / 7),
  y + 5 * Math.sin(x / 21 + 2) + 3 * Math.sin(x / 10 - y / 29) + 1.5 * Math.sin(y / 6 - x / 8),
];

/** What of a polygon lies nearer to one point than to another, with some room left between. */
const nearer = (polygon: readonly Point[], here: Point, there: Point, strait: number): Point[] => {
  const [nx, ny] = [there[0] - here[0], there[1] - here[1]];
  const limit = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2 - strait * Math.hypot(nx, ny);
  const beyond = ([x, y]: Point): number => x * nx + y * ny - limit;
  return polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [beyond(point), beyond(next)];
    const cut: Point = [point[0] + ((next[0] - point[0]) * a) / (a - b), point[1] + ((next[1] - point[1]) * a) / (a - b)];
    return [...(a <= 0 ? [point] : []), ...(a <= 0 !== b <= 0 ? [cut] : [])];
  });
};

/** More points on the way, none further apart than a few steps. */
const finer = (polygon: readonly Point[]): Point[] =>
  polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 6));
    return Array.from(
      { length: parts },
      (_, k): Point => [point[0] + ((next[0] - point[0]) * k) / parts, point[1] + ((next[1] - point[1]) * k) / parts],
    );
  });

/** Half the width of the water between lands that do not touch. */
const strait = 9;

/** Draws territories round their sites: each takes what lies nearest to it, as far as it reaches; beyond is water, and between those that do not touch. */
export const drawLands = (sites: readonly Site[], touch: (a: string, b: string) => boolean): readonly Land[] =>
  sites.map(({ id, at, reach }) => {
    let polygon: Point[] = Array.from({ length: 40 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 40;
      const far = reach * (0.93 + 0.07 * Math.sin(3 * angle + 6 * grain(id)) + 0.05 * Math.sin(5 * angle + 6 * grain(`${id} too`)));
      return [at[0] + far * Math.cos(angle), at[1] + far * Math.sin(angle)];
    });
    for (const other of sites) if (other.id !== id) polygon = nearer(polygon, at, other.at, touch(id, other.id) ? 0 : strait);
    return { id, at: wound(at), outline: pathThrough(finer(polygon).map(wound)) };
  });

interface Graph {
  readonly nodes: readonly { readonly id: string; readonly start: Point; readonly weight: number }[];
  readonly links: readonly (readonly [string, string])[];
}

/** Places for the nodes of a graph of which no picture is known: linked ones near, all others apart. Always the same for the same graph. */
export const spread = ({ nodes, links }: Graph, distance: number): ReadonlyMap<string, Point> => {
  const rounds = 260;
  const place = new Map(nodes.map(({ id }, i) => [id, i]));
  const spots = nodes.map(({ start }): [number, number] => [...start]);
  const ties = links.flatMap(([a, b]) => (place.has(a) && place.has(b) ? [[place.get(a)!, place.get(b)!] as const] : []));
  for (let round = 0; round < rounds; round++) {
    const push = spots.map((): [number, number] => [0, 0]);
    const pull = (i: number, j: number, force: (length: number) => number): void => {
      const [dx, dy] = [spots[j]![0] - spots[i]![0], spots[j]![1] - spots[i]![1]];
      const length = Math.max(1, Math.hypot(dx, dy));
      const strength = force(length) / length;
      push[i]![0] += dx * strength;
      push[i]![1] += dy * strength;
      push[j]![0] -= dx * strength;
      push[j]![1] -= dy * strength;
    };
    for (let i = 0; i < spots.length; i++)
      for (let j = i + 1; j < spots.length; j++)
        pull(i, j, (length) => (-distance * distance * nodes[i]!.weight * nodes[j]!.weight) / length / 2);
    for (const [i, j] of ties) pull(i, j, (length) => (length * length) / distance / 3);
    const heat = 26 * (1 - round / rounds);
    for (const [i, [dx, dy]] of push.entries()) {
      const length = Math.max(1, Math.hypot(dx, dy));
      spots[i]![0] += (dx / length) * Math.min(length, heat);
      spots[i]![1] += (dy / length) * Math.min(length, heat);
    }
  }
  return new Map(nodes.map(({ id }, i) => [id, spots[i]!]));
};

/** Moves and stretches points so that they fill a sheet, with room at the edges. */
export const fitted = (points: ReadonlyMap<string, Point>, width: number, height: number, margin: number): ReadonlyMap<string, Point> => {
  const all = [...points.values()];
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const along = (value: number, from: number, to: number, length: number): number =>
    to === from ? length / 2 : margin + ((value - from) * (length - 2 * margin)) / (to - from);
  return new Map([...points].map(([id, [x, y]]) => [id, [along(x, left, right, width), along(y, top, bottom, height)]]));
};

/** How far each place reaches, judged by its nearest neighbours. */
export const sitesOf = (points: ReadonlyMap<string, Point>, least: number, most: number): readonly Site[] => {
  const all = [...points];
  return all.map(([id, at]) => {
    const near = all
      .filter(([other]) => other !== id)
      .map(([, to]) => Math.hypot(to[0] - at[0], to[1] - at[1]))
      .sort((a, b) => a - b)
      .slice(0, 3);
    const mean = near.reduce((sum, one) => sum + one, 0) / Math.max(1, near.length);
    return { id, at, reach: Math.min(most, Math.max(least, 0.74 * mean)) };
  });
};
