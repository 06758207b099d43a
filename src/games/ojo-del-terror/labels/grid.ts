import { atlasOf, type Region } from '../content/atlas.js';
import type { ContentPack } from '../types/index.js';

/** A way to the next cell: none is drawn within a subsector, one line where passing is free, two at the Boundary, dots at a gate in it. */
type Line = 'none' | 'single' | 'double' | 'dotted';

/** The signs of lines that run across. */
export const across: Readonly<Record<Line, string>> = { none: ' ', single: '─', double: '═', dotted: '┄' };
const down: Readonly<Record<Line, string>> = { none: ' ', single: '│', double: '║', dotted: '┊' };

// Where lines meet. The arms of a crossing are counted up 1, right 2, down 4, left 8.
const crossings = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const doubled: Readonly<Record<number, string>> = { 3: '╚', 5: '║', 6: '╔', 9: '╝', 10: '═', 12: '╗' };

const armsOf = (lines: readonly Line[], counts: (line: Line) => boolean): number =>
  lines.reduce((sum, line, arm) => (counts(line) ? sum + 2 ** arm : sum), 0);

/** The sign where lines meet, given clockwise from the one that comes from above. */
const crossing = (lines: readonly Line[]): string => {
  const double = armsOf(lines, (line) => line === 'double');
  const drawn = armsOf(lines, (line) => line !== 'none');
  if (double === 0) return crossings[drawn]!;
  if (double === 10 && drawn !== double) return '╪';
  if (double === 5 && drawn !== double) return '╫';
  return doubled[double] ?? '╬';
};

const lineBetween = (one: Region | undefined, other: Region | undefined): Line => {
  if (one === other) return 'none';
  const passage = one?.neighbours.find(({ to }) => to === other?.id)?.passage;
  return passage === 'boundary' ? 'double' : passage === 'gate' ? 'dotted' : 'single';
};

/** The subsectors of a pack as cells beside each other, the Boundary between them; null where they have no cells, or lie too far apart to draw. */
export const drawGrid = (
  pack: ContentPack,
  width: number,
  mostCells: number,
  written: (region: Region) => readonly string[],
): readonly string[] | null => {
  const byCell = new Map<string, Region>();
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const region of atlasOf(pack).subsectors.values())
    for (const [row, column] of region.cells ?? []) {
      byCell.set(`${row},${column}`, region);
      [top, left, bottom, right] = [Math.min(top, row), Math.min(left, column), Math.max(bottom, row), Math.max(right, column)];
    }
  const [rows, columns] = [bottom - top + 1, right - left + 1];
  if (!(rows * columns <= mostCells)) return null;
  const at = (row: number, column: number): Region | undefined => byCell.get(`${top + row},${left + column}`);
  const below = (row: number, column: number): Line => lineBetween(at(row, column), at(row + 1, column));
  const beside = (row: number, column: number): Line => lineBetween(at(row, column), at(row, column + 1));

  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) => at(row, column));
    const texts = cells.map((region) => (region === undefined ? [] : written(region)));
    const height = Math.max(...texts.map(({ length }) => length));
    for (let part = 0; part < height; part++)
      lines.push(
        texts.map((text, column) => centred(text[part] ?? '', width) + (column + 1 < columns ? down[beside(row, column)] : '')).join(''),
      );
    if (row + 1 === rows) break;
    const rule = cells.map((_, column) => {
      const line = across[below(row, column)].repeat(width);
      if (column + 1 === columns) return line; // nothing is drawn around the map
      return line + crossing([beside(row, column), below(row, column + 1), beside(row + 1, column), below(row, column)]);
    });
    lines.push(rule.join(''));
  }
  return lines.map((line) => line.trimEnd());
};

const centred = (text: string, width: number): string =>
  text
    .padStart(Math.floor((width + text.length) / 2))
    .padEnd(width)
    .slice(0, width);
