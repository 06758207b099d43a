import { cellsOf } from './cells.js';

/** What may be drawn shorter: space, and the lines that go across. */
const stretches: ReadonlySet<string> = new Set([' ', '─', '═', '┄', '┈', '-']);

/** What stands where columns of a picture meet. */
const upright = /[│║┊|+╬╫┼╪├┤┬┴╔╗╚╝]/u;

type Rows = readonly (readonly string[])[];

/** Does a column show nothing but what stands before it, or beyond the ends of the lines? With two blanks kept where things stand beside each other without a line. */
const repeats = (rows: Rows, column: number, kept: number): boolean =>
  rows.every((row) => {
    const here = row[column];
    if (here === undefined) return true;
    if (!stretches.has(here)) return false;
    for (let before = 1; before <= kept; before++) if (row[column - before] !== here) return false;
    return true;
  });

/** The column to leave out next: in the middle of the widest stretch. */
const spare = (rows: Rows, width: number, kept: number): number | null => {
  let best: { readonly at: number; readonly length: number } | null = null;
  for (let column = kept; column < width; column++) {
    let length = 0;
    while (column + length < width && repeats(rows, column + length, kept)) length++;
    if (length > (best?.length ?? 0)) best = { at: column, length };
    column += length;
  }
  return best?.at ?? null;
};

/** A picture no wider than this, as far as leaving out what shows nothing makes it so: what stands one above the other still does. */
export const squeezed = (lines: readonly string[], columns: number, kept: number): readonly string[] => {
  let rows: Rows = lines.map(cellsOf);
  for (let width = Math.max(...rows.map(({ length }) => length)); width > columns; width--) {
    const column = spare(rows, width, kept);
    if (column === null) break;
    rows = rows.map((row) => row.toSpliced(column, 1));
  }
  return rows.map((row) => row.join(''));
};

/** Where a picture may be cut: at the last line that goes down through most of it, or else where the room ends. */
const cutIn = (rows: Rows, from: number, columns: number): number => {
  for (let column = from + columns - 1; column > from; column--)
    if (rows.filter((row) => upright.test(row[column] ?? '')).length * 2 > rows.length) return column;
  return from + columns - 1;
};

/** A picture in parts that lie below each other; the column at which it was cut stands in both. */
export const inParts = (lines: readonly string[], columns: number): readonly (readonly string[])[] => {
  const rows = lines.map(cellsOf);
  const width = Math.max(...rows.map(({ length }) => length));
  const parts: (readonly string[])[] = [];
  for (let from = 0; ; ) {
    const isLast = width - from <= columns;
    const to = isLast ? width : cutIn(rows, from, columns) + 1;
    parts.push(rows.map((row) => row.slice(from, to).join('').trimEnd()));
    if (isLast) return parts;
    from = to - 1;
  }
};
