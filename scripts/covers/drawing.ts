import { corners, grain, type Point, pathThrough, rounded } from '../../examples/web/src/boards/sketch.js';

/** The sheet a cover is drawn on. */
export const [width, height] = [320, 180] as const;

/** A number between two others that a text always comes to. */
export const within = (text: string, least: number, most: number): number => least + (most - least) * grain(text);

/** An element with its attributes. */
export const tag = (name: string, attributes: Readonly<Record<string, string | number>>, ...inside: readonly string[]): string => {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? Number(rounded(value)) : value}"`,
  );
  return inside.length === 0 ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside.join('')}</${name}>`;
};

export const disc = ([cx, cy]: Point, r: number, fill: string, more: Readonly<Record<string, string | number>> = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more });

export const shape = (d: string, fill: string, more: Readonly<Record<string, string | number>> = {}): string =>
  tag('path', { d, fill, ...more });

export const moved = ([x, y]: Point, turn: number, scale: number, ...inside: readonly string[]): string =>
  tag('g', { transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)}) scale(${scale.toFixed(2)})` }, ...inside);

export const star = (points: number, radius: number, inner: number): string => pathThrough(corners(2 * points, radius, inner));

/** Fills the sheet with colours from the top to the bottom. */
export const sky = (id: string, ...colours: readonly string[]): string =>
  tag(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    ...colours.map((colour, i) => tag('stop', { offset: i / (colours.length - 1), 'stop-color': colour })),
  ) + tag('rect', { width, height, fill: `url(#${id})` });

/** A die of six sides. */
export const die = (at: Point, turn: number, pips: readonly Point[]): string =>
  moved(
    at,
    turn,
    1,
    tag('rect', { x: -17, y: -15, width: 34, height: 34, rx: 7, fill: '#0005' }),
    tag('rect', { x: -17, y: -17, width: 34, height: 34, rx: 7, fill: '#fdfaf2', stroke: '#3a342c' }),
    ...pips.map((pip) => disc(pip, 3.6, '#2a2520')),
  );

/** A cover with all that is on it. */
export const cover = (title: string, ...inside: readonly string[]): string =>
  `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, tag('title', {}, title), ...inside)}\n`;
