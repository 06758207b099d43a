import { drawLands, fitted, type Site, sitesOf } from '../../examples/web/src/boards/geography.js';
import { bentArrow, corners, type Point, pathThrough, smoothPath } from '../../examples/web/src/boards/sketch.js';
import { cover, die, disc, height, moved, shape, sky, star, tag, width, within } from './drawing.js';

const many = <T>(count: number, make: (place: number) => T): T[] => Array.from({ length: count }, (_, place) => make(place));

/** Points strewn over a sheet, never two on top of each other. */
const strewn = (name: string, columns: number, rows: number): ReadonlyMap<string, Point> =>
  fitted(
    new Map(
      many(columns * rows, (i): [string, Point] => [
        `${name} ${i}`,
        [(i % columns) + within(`${name} x ${i}`, -0.3, 0.3), Math.floor(i / columns) + within(`${name} y ${i}`, -0.3, 0.3)],
      ]),
    ),
    width,
    height,
    34,
  );

const lands = (sites: readonly Site[], colours: readonly string[], shore: string): string => {
  const drawn = drawLands(sites, (a, b) => within([a, b].sort().join(), 0, 1) > 0.25);
  return [
    ...drawn.map(({ outline }) => shape(outline, 'none', { stroke: shore, 'stroke-width': 11, 'stroke-linejoin': 'round' })),
    ...drawn.map(({ outline }, i) =>
      shape(outline, colours[i % colours.length]!, { stroke: '#5a4630', 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    ),
  ].join('');
};

/** A chart of stars round an eye that looks back. */
const ojoDelTerror = (): string => {
  const rings = many(5, (i) =>
    tag('ellipse', {
      cx: 160,
      cy: 92,
      rx: 118 - 21 * i,
      ry: 62 - 12 * i,
      fill: ['#3a1038', '#611a45', '#8f2a3f', '#c4502f', '#f0a24b'][i]!,
      'fill-opacity': 0.85,
    }),
  );
  const planets: readonly (readonly [Point, number, string])[] = [
    [[44, 46], 13, '#4f86b8'],
    [[276, 132], 16, '#7c9a4a'],
    [[64, 142], 9, '#c9b072'],
    [[262, 40], 8, '#b06a8c'],
    [[106, 26], 5, '#d8d2c4'],
    [[214, 160], 6, '#5aa3a0'],
  ];
  const ways = [
    [planets[0]![0], planets[4]![0]],
    [planets[2]![0], planets[5]![0]],
    [planets[3]![0], planets[1]![0]],
  ] as const;
  return cover(
    'El Ojo del Terror',
    sky('night', '#0b0a1c', '#1c1130', '#0d0b1e'),
    ...many(90, (i) =>
      disc(
        [within(`star ${i}`, 0, width), within(`star y ${i}`, 0, height)],
        within(`star size ${i}`, 0.4, 1.3),
        i % 7 === 0 ? '#ffd9a0' : '#e8e6ff',
      ),
    ),
    ...rings,
    tag('ellipse', { cx: 160, cy: 92, rx: 7, ry: 22, fill: '#12060c' }),
    ...ways.map(([from, to]) => shape(bentArrow(from, to, 16).line, 'none', { stroke: '#cfd6ff', 'stroke-dasharray': '3 4' })),
    ...planets.flatMap(([at, radius, colour]) => [
      disc(at, radius, colour),
      shape(`M${at[0] - radius * 0.7} ${at[1] - radius * 0.3}a${radius} ${radius} 0 0 1 ${radius * 1.2} ${-radius * 0.4}`, 'none', {
        stroke: '#fff8',
        'stroke-width': radius / 5,
        'stroke-linecap': 'round',
      }),
    ]),
    moved([276, 132], -18, 1, tag('ellipse', { rx: 26, ry: 6, fill: 'none', stroke: '#e6dcae', 'stroke-width': 2.2 })),
  );
};

/** Signs of the three kinds of genes, as on the cards. */
const genes = [
  ['#6a4fb0', 'M-10 0C-6 -7 6 -7 10 0C6 7 -6 7 -10 0ZM-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z'],
  ['#c98a12', 'M3 -10L-7 2H-1L-3 10L7 -2H1Z'],
  ['#b3392c', 'M-8 -3C-8 -7 -4 -7 -4 -4C-4 -8 0 -8 0 -5C0 -8 4 -8 4 -5C4 -7 8 -7 8 -3V4C8 8 5 9 1 9H-3C-7 9 -8 7 -8 4Z'],
] as const;

/** Three cards with their bearers, and the dice that decide between them. */
const genegrafter = (): string => {
  const card = ([x, y]: Point, turn: number, [colour, sign]: (typeof genes)[number], suit: string): string =>
    moved(
      [x, y],
      turn,
      1,
      tag('rect', { x: -36, y: -52, width: 76, height: 108, rx: 7, fill: '#0004' }),
      tag('rect', { x: -38, y: -54, width: 76, height: 108, rx: 7, fill: '#f7f1e1', stroke: '#3a342c' }),
      tag('rect', { x: -32, y: -48, width: 64, height: 66, rx: 4, fill: colour }),
      shape(star(11, 40, 18), '#fff3', { transform: 'translate(0 -14) scale(0.72)' }),
      shape('M-24 18C-24 -2 -10 -4 -6 -6H6C10 -4 24 -2 24 18Z', suit),
      tag('ellipse', { cy: -20, rx: 11, ry: 14, fill: '#e4b48e' }),
      shape('M-12 -22C-7 -26 7 -26 12 -22V-17C7 -14 3 -16 0 -18C-3 -16 -7 -14 -12 -17Z', '#221c2c'),
      ...many(2, (i) => disc([i === 0 ? -5 : 5, -20], 1.8, '#fff')),
      disc([0, 36], 13, colour),
      shape(sign, '#fff', { transform: 'translate(0 36)', 'fill-rule': 'evenodd' }),
    );
  const strand = (phase: number): string =>
    smoothPath([
      ...many(17, (i): Point => [i * 21 - 8, 90 + 62 * Math.sin(i / 1.6 + phase)]),
      ...many(17, (i): Point => [(16 - i) * 21 - 8, 94 + 62 * Math.sin((16 - i) / 1.6 + phase)]),
    ]);
  return cover(
    'Genegrafter',
    sky('lab', '#173a3c', '#28595a'),
    shape(strand(0), '#6fc7b455'),
    shape(strand(Math.PI), '#f0b86e44'),
    card([92, 98], -14, genes[0], '#3b4f9a'),
    card([228, 98], 13, genes[2], '#7a2f24'),
    card([160, 88], 0, genes[1], '#2f6a52'),
    die([52, 150], 12, [
      [-9, -9],
      [9, 9],
      [0, 0],
    ]),
    die([276, 36], -16, [
      [-9, -9],
      [9, -9],
      [-9, 9],
      [9, 9],
    ]),
  );
};

/** Tiles of a country, most of them face down, and the urn that is looked for. */
const somElQueDecidim = (): string => {
  const size = 46;
  const faces: Readonly<Record<number, string>> = {
    2: many(3, (i) => disc([i * 11 - 11, 0], 8, '#e3b23c', { stroke: '#7a5a12' })).join(''),
    7: shape('M-19 -5L0 -15L19 -5V-2H-19ZM-15 1H-10V11H-15ZM-2.5 1H2.5V11H-2.5ZM10 1H15V11H10ZM-19 13H19V16H-19Z', '#55606b'),
    10: shape('M-16 -6H16V15H-16ZM-18 -10H18V-6H-18ZM-5 -8H5M-6 -16H6V-8H-6Z', '#fff', { stroke: '#23262a', 'stroke-width': 1.8 }),
    12: shape(star(5, 16, 7), '#c33b2f'),
    17: shape('M0 -15A3 3 0 1 0 0.01 -15ZM-3 -8H3L4 0H-4ZM-6 1A3 3 0 1 0 -5.99 1ZM6 1A3 3 0 1 0 6.01 1ZM-9 8H9L10 16H-10Z', '#7a3f8c'),
  };
  const citizens: readonly (readonly [Point, string])[] = [
    [[129, 112], '#d36ba0'],
    [[147, 120], '#8a6fc9'],
    [[176, 66], '#e07b2f'],
    [[223, 112], '#3d74c4'],
  ];
  const citizen = (at: Point, colour: string): string =>
    moved(
      at,
      0,
      1,
      shape('M-7 12C-7 2 -4 0 0 0C4 0 7 2 7 12Z', colour, { stroke: '#fff' }),
      disc([0, -5], 5.5, colour, { stroke: '#fff' }),
    );
  return cover(
    'Som el que decidim!',
    sky('field', '#dfe9d2', '#c6d8bd'),
    ...many(21, (i) => {
      const [column, row] = [i % 7, Math.floor(i / 7)];
      const at: Point = [22 + column * size, 42 + row * size];
      const face = faces[i];
      return moved(
        at,
        within(`tile ${i}`, -4, 4),
        1,
        tag('rect', { x: -20, y: -18, width: 42, height: 42, rx: 5, fill: '#0002' }),
        tag('rect', { x: -21, y: -21, width: 42, height: 42, rx: 5, fill: face === undefined ? '#9a7b4f' : '#fbf6e8', stroke: '#5d4a2e' }),
        face ?? shape('M-12 -12L12 12M12 -12L-12 12', 'none', { stroke: '#b79a6c', 'stroke-width': 3 }),
      );
    }),
    ...citizens.map(([at, colour]) => citizen(at, colour)),
  );
};

const tower = 'M-9 10V-8H-5V-4H-2V-8H2V-4H5V-8H9V10H3V3A3 3 0 0 0 -3 3V10Z';

/** A region of rival countries, a siege, and a crown that is fought for. */
const genesMactantes = (): string => {
  const sites = sitesOf(strewn('country', 5, 3), 30, 62);
  const colours = ['#c9a86b', '#a9b66f', '#c28a72', '#9fa6b8', '#b99ac0', '#d0b98a'];
  return cover(
    'Genes Mactantes',
    sky('sea', '#7fa7b4', '#5d8a9b'),
    lands(sites, colours, '#a8c8d0'),
    shape('M96 -4C104 40 88 62 112 88S140 140 130 184', 'none', { stroke: '#5d8a9b', 'stroke-width': 5, 'stroke-linecap': 'round' }),
    ...(
      [
        [58, 58],
        [226, 60],
        [176, 132],
        [274, 126],
      ] as const
    ).map((at) => moved(at, 0, 1.25, shape(tower, '#f3ead6', { stroke: '#3a2f22', 'stroke-width': 1.3 }))),
    shape(bentArrow([176, 132], [226, 60], 18).line, 'none', { stroke: '#8f1f16', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    moved([221, 80], 8, 1, shape('M-8 8L0 -8L8 8Z', '#8f1f16')),
    moved(
      [58, 128],
      -8,
      1,
      shape('M-26 12L-30 -14L-14 0L0 -22L14 0L30 -14L26 12Z', '#e9bd4a', {
        stroke: '#5d4312',
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
      tag('rect', { x: -26, y: 12, width: 52, height: 8, rx: 2, fill: '#c9952c', stroke: '#5d4312', 'stroke-width': 2 }),
      ...many(3, (i) => disc([i * 18 - 18, 16], 2.6, ['#8f1f16', '#2c4f9a', '#2f6a3f'][i]!)),
    ),
  );
};

/** The known world of the year 500, with its winds. */
const orbisTerrarum = (): string => {
  const sites = sitesOf(strewn('nation', 8, 5), 18, 34).filter(({ id }) => within(`sea ${id}`, 0, 1) > 0.24);
  const colours = ['#d9c79a', '#c7b27f', '#bfc191', '#d3b08b', '#cfc3ae', '#b9ab84'];
  const rose: Point = [268, 138];
  return cover(
    'Orbis Terrarum II',
    sky('ocean', '#b9cfcd', '#93b5b8'),
    lands(sites, colours, '#d3e2de'),
    ...many(16, (i) => {
      const [x, y] = corners(16, 190)[i]!;
      return tag('line', { x1: rose[0], y1: rose[1], x2: rose[0] + x, y2: rose[1] + y, stroke: '#5a463033' });
    }),
    disc(rose, 27, '#f6efdc', { stroke: '#5a4630', 'stroke-width': 1.5 }),
    moved(rose, 0, 1, shape(star(8, 24, 7), '#b0452f'), shape(star(4, 24, 6), '#23384a')),
    shape(pathThrough(corners(5, 5)), '#8f1f16', { transform: 'translate(122 74)' }),
    ...many(3, (i) =>
      moved(
        [[38, 150] as const, [196, 24] as const, [150, 158] as const][i]!,
        0,
        0.8,
        shape('M-14 6H14L9 14H-9ZM-1 -16H1V6H-1ZM2 -15C12 -11 13 -2 12 3H2Z', '#4a3524'),
      ),
    ),
  );
};

/** The covers of the boxes, by the id of the game. */
export const covers: Readonly<Record<string, () => string>> = {
  'ojo-del-terror': ojoDelTerror,
  genegrafter,
  'som-el-que-decidim': somElQueDecidim,
  'genes-mactantes': genesMactantes,
  'orbis-terrarum': orbisTerrarum,
};
