import { own } from '../../../core/data/codec.js';
import { atlasOf, type Region } from '../content/atlas.js';
import type { View } from '../types/index.js';
import type { Countable, Name } from './language.js';

const width = 15;

/** Beyond this many cells (or without any) the map is a list. */
const largestGrid = 400;

const centred = (text: string): string =>
  text
    .padStart(Math.floor((width + text.length) / 2))
    .padEnd(width)
    .slice(0, width);

/** One mark per planet: the seat letter of its controller, the number of its inhabitants, or a dot where it is empty. */
const marksOf = (view: View, { planets }: Region): string =>
  planets
    .map((planet) => {
      const { controller, inhabitants } = view.planets[planet]!;
      return controller === null ? (inhabitants > 0 ? String(inhabitants) : '·') : seatLetter(view, controller);
    })
    .join(' ');

const seatLetter = (view: View, player: string): string => String.fromCharCode(65 + view.config.players.indexOf(player));

/** The grid of subsectors, the Eye drawn in double lines, and a line for every player. */
export const drawMap = (view: View, nameOf: Name): string => {
  const counted = (count: number, what: Countable): string => `${count} ${nameOf(count === 1 ? `one ${what}` : `many ${what}s`)}`;
  const { subsectors } = atlasOf(view.config.pack);
  const byCell = new Map<string, Region>();
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const region of subsectors.values())
    for (const [row, column] of region.cells ?? []) {
      byCell.set(`${row},${column}`, region);
      [top, left, bottom, right] = [Math.min(top, row), Math.min(left, column), Math.max(bottom, row), Math.max(right, column)];
    }
  const cell = (row: number, column: number): readonly [string, string, string] => {
    const region = byCell.get(`${row},${column}`);
    if (region === undefined) return [' '.repeat(width), ' '.repeat(width), ' '.repeat(width)];
    const edge = region.side === 'eye' ? '═' : '─';
    return [edge.repeat(width), centred(region.gate ? `${region.id} ${nameOf('gate')}` : region.id), centred(marksOf(view, region))];
  };
  const lines: string[] = [];
  const isGrid = (bottom - top + 1) * (right - left + 1) <= largestGrid;
  for (let row = top; isGrid && row <= bottom; row++) {
    const cells = Array.from({ length: right - left + 1 }, (_, column) => cell(row, left + column));
    for (const part of [0, 1, 2] as const) lines.push(cells.map((drawn) => drawn[part]).join(' '));
  }
  if (!isGrid) for (const region of subsectors.values()) lines.push(`${region.id.padEnd(8)} ${marksOf(view, region)}`);
  const table = view.config.players.map((player) => {
    const { score, warband, deeds } = view.players[player]!;
    const held = Object.values(view.planets).filter(({ controller }) => controller === player).length;
    const actions = own(view.allowances, player);
    return [
      `${seatLetter(view, player)}  ${player}`.padEnd(14),
      (warband === null ? '' : nameOf(warband)).padEnd(24),
      counted(score, 'point').padEnd(12),
      counted(held, 'planet').padEnd(12),
      actions === undefined ? '' : counted(actions, 'action').padEnd(12),
      deeds.map(nameOf).join(', '),
    ].join(' ');
  });
  return [...lines, '', ...table.map((line) => line.trimEnd())].join('\n');
};
