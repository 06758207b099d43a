import { type Atlas, atlasOf, type ContentPack, type Passage } from 'ludoteca/ojo-del-terror';
import { bentArrow, type Point, pathThrough } from '../sketch.js';

/** Width and height of one cell before the map is bent. */
const cell = { width: 200, height: 214 } as const;
const margin = 24;
/** How far the square map is bent towards an eye: 0 not at all, 1 wholly. */
const bend = 0.42;

/** How large a planet is drawn. */
export const radius = 21;
/** How far below its middle the line is on which its name stands. */
export const nameBelow = radius + 20;

/** A stretch of border between two subsectors. */
export interface Border {
  readonly key: string;
  readonly passage: Passage | 'sector' | 'within';
  readonly path: string;
  readonly middle: Point;
  /** The direction across the border. */
  readonly across: Point;
}

/** A way between two subsectors, of a map that says only how they are linked and not where they lie. */
export interface Way {
  readonly key: string;
  readonly passage: Passage;
  readonly path: string;
}

/** Where everything lies on the star chart. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly areas: ReadonlyMap<string, readonly string[]>;
  readonly titles: ReadonlyMap<string, Point>;
  readonly planets: ReadonlyMap<string, Point>;
  /** What is adjacent shares a border; on a map without cells there are ways instead. */
  readonly borders: readonly Border[];
  readonly ways: readonly Way[];
  /** The Eye, which every map has: its middle and its half axes. */
  readonly eye: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
}

/** Cells of the pack, or a plain grid for a pack that draws none. */
const cellsOf = (pack: ContentPack): ReadonlyMap<string, readonly (readonly [row: number, column: number])[]> => {
  const columns = Math.ceil(Math.sqrt(pack.subsectors.length));
  return new Map(pack.subsectors.map(({ id, cells }, i) => [id, cells ?? [[Math.floor(i / columns), i % columns] as const]]));
};

/** Places of two planets or more within a cell, in fractions of it. */
const places = (count: number): readonly Point[] => {
  if (count === 2)
    return [
      [-0.22, -0.1],
      [0.22, 0.14],
    ];
  if (count === 3)
    return [
      [-0.25, -0.17],
      [0.25, -0.14],
      [-0.01, 0.2],
    ];
  if (count === 4)
    return [
      [-0.24, -0.12],
      [0.24, -0.1],
      [-0.23, 0.24],
      [0.25, 0.24],
    ];
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [0.3 * Math.cos(angle), 0.06 + 0.26 * Math.sin(angle)] as const;
  });
};

const draw = (pack: ContentPack): Chart => {
  const atlas: Atlas = atlasOf(pack);
  const cells = cellsOf(pack);
  const all = [...cells.values()].flat();
  const [rows, columns] = [all.map(([row]) => row), all.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const [width, height] = [wide * cell.width + 2 * margin, high * cell.height + 2 * margin];

  /** From rows and columns to the picture, the corners drawn in as on a lens. */
  const at = (row: number, column: number): Point => {
    const [u, v] = [(2 * (column - left)) / wide - 1, (2 * (row - top)) / high - 1];
    const [x, y] = [u * (1 - bend + bend * Math.sqrt(1 - (v * v) / 2)), v * (1 - bend + bend * Math.sqrt(1 - (u * u) / 2))];
    return [width / 2 + (x * wide * cell.width) / 2, height / 2 + (y * high * cell.height) / 2];
  };
  const side = (row: number, column: number, toRow: number, toColumn: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => at(row + ((toRow - row) * i) / 8, column + ((toColumn - column) * i) / 8));

  const owner = new Map<string, string>();
  for (const [id, list] of cells) for (const [row, column] of list) owner.set(`${row},${column}`, id);
  const areas = new Map<string, string[]>();
  const hasCells = pack.subsectors.every((subsector) => subsector.cells !== undefined);
  const borders: Border[] = [];
  for (const [id, list] of cells) {
    const inset = 0.012;
    areas.set(
      id,
      list.map(([row, column]) => {
        const [r, c, b, d] = [row + inset, column + inset, row + 1 - inset, column + 1 - inset];
        return pathThrough([...side(r, c, r, d), ...side(r, d, b, d), ...side(b, d, b, c), ...side(b, c, r, c)]);
      }),
    );
    for (const [row, column] of list)
      for (const [down, across] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const other = owner.get(`${row + down},${column + across}`);
        if (other === undefined || other === id || !hasCells) continue;
        const [a, b] = [atlas.subsectors.get(id)!, atlas.subsectors.get(other)!];
        const link = a.neighbours.find(({ to }) => to === other)!; // whatever shares an edge is linked [ET-VAL-08]
        const line = side(row + down, column + across, row + 1, column + 1);
        const passage = a.side !== b.side ? link.passage : a.sector === b.sector ? 'within' : 'sector';
        borders.push({ key: `${id}/${other}`, passage, path: pathThrough(line, false), middle: line[4]!, across: [across, down] });
      }
  }

  const middleOf = (id: string): Point => {
    const [row, column] = cells.get(id)![0]!;
    return at(row + 0.5, column + 0.5);
  };
  const ways = hasCells
    ? []
    : pack.links.map(([a, b]): Way => {
        const { passage } = atlas.subsectors.get(a)!.neighbours.find(({ to }) => to === b)!;
        return { key: `${a}/${b}`, passage, path: bentArrow(middleOf(a), middleOf(b), 0, 0.08).line };
      });

  const planets = new Map<string, Point>();
  const titles = new Map<string, Point>();
  for (const region of atlas.subsectors.values()) {
    const [row, column] = cells.get(region.id)![0]!;
    titles.set(region.id, at(row + 0.1, column + 0.5));
    const spots = places(region.planets.length);
    for (const [i, planet] of region.planets.entries()) {
      const [right, down] = spots[i]!;
      planets.set(planet, at(row + 0.5 + down, column + 0.5 + right));
    }
  }

  const inside = pack.subsectors.filter(({ id }) => atlas.subsectors.get(id)!.side === 'eye').flatMap(({ id }) => cells.get(id)!);
  const [first, last] = [Math.min(...inside.map(([, c]) => c)), Math.max(...inside.map(([, c]) => c)) + 1];
  const [upper, lower] = [Math.min(...inside.map(([r]) => r)), Math.max(...inside.map(([r]) => r)) + 1];
  const [x, y] = at((upper + lower) / 2, (first + last) / 2);
  const [edge] = at((upper + lower) / 2, last);
  const [, floor] = at(lower, (first + last) / 2);
  return { width, height, areas, titles, planets, borders, ways, eye: { x, y, rx: edge - x, ry: floor - y } };
};

const charts = new WeakMap<ContentPack, Chart>();

/** The chart of a pack, drawn once. */
export const chartOf = (pack: ContentPack): Chart => {
  const known = charts.get(pack) ?? draw(pack);
  charts.set(pack, known);
  return known;
};
