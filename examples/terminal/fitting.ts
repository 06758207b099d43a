import { columnsOf, piecesOf } from './cells.js';
import { inParts, squeezed } from './squeezing.js';

/** Narrower than this nothing is worth fitting. */
const narrowest = 20;

/** A line across: a picture. */
const picture = /[─═┄┈]{5}|\+-{4}/u;

/** What stands beside each other, with room between: a row of a table. */
const isRow = (line: string): boolean => /\S {3,}\S/u.test(line);

/** A space at which a line may end: none beside the marks that French sets apart from the words they belong to. */
const breaking = /(?<!«) (?![;:!?»](?: |$))/u;

/** Things one after another, each whole on a line if there is room for it; what follows stands a little further in. */
const folded = (line: string, columns: number, between: string, deeper: number): readonly string[] => {
  const indent = /^ */.exec(line)![0].slice(0, Math.floor(columns / 3));
  const further = `${indent}${' '.repeat(deeper)}`;
  const lines: string[] = [];
  let last = indent;
  let isBegun = false;
  for (const thing of line
    .trimStart()
    .split(between === ' ' ? breaking : between)
    .map((one) => one.trim())) {
    if (thing === '') continue;
    const joined = isBegun ? `${last}${between}${thing}` : `${last}${thing}`;
    if (columnsOf(joined) <= columns) last = joined;
    else {
      if (isBegun) lines.push(last);
      const begin = isBegun ? further : last;
      if (columnsOf(begin) + columnsOf(thing) <= columns) last = `${begin}${thing}`;
      else {
        // Neither things that are wider than a line nor words that are can stay whole.
        const parts =
          between === ' '
            ? piecesOf(thing, columns - further.length).map((piece, place) => `${place === 0 ? begin : further}${piece}`)
            : folded(`${begin}${thing}`, columns, ' ', 2);
        lines.push(...parts.slice(0, -1));
        last = parts.at(-1)!;
      }
    }
    isBegun = true;
  }
  return [...lines, last];
};

/** Lines without an empty one between them: a picture, or prose with rows of a table in it. */
const fittedTogether = (lines: readonly string[], columns: number): readonly string[] => {
  const isWide = (line: string): boolean => columnsOf(line) > columns;
  if (!lines.some(isWide)) return lines;
  if (lines.some((line) => picture.test(line))) {
    const narrow = squeezed(lines, columns, 1);
    return narrow.some(isWide) ? inParts(narrow, columns).flatMap((part, place) => (place === 0 ? part : ['', ...part])) : narrow;
  }
  const rows = lines.filter(isRow);
  const narrow = rows.some(isWide) ? [...squeezed(rows, columns, 2)] : rows;
  return lines
    .map((line) => (isRow(line) ? narrow.shift()! : line))
    .flatMap((line) => (isWide(line) ? folded(line, columns, isRow(line) || / {2,}\S/u.test(line.trim()) ? '  ' : ' ', 2) : [line]));
};

/** A text for a screen so wide: its lines break between words, and pictures are drawn narrower. */
export const fitted = (text: string, columns: number | undefined): readonly string[] => {
  const lines = text.replaceAll('\t', '  ').split('\n');
  if (columns === undefined || columns < narrowest) return lines;
  const fit: string[] = [];
  let together: string[] = [];
  for (const line of [...lines, '']) {
    if (line.trim() !== '') together.push(line);
    else {
      fit.push(...fittedTogether(together, columns), line);
      together = [];
    }
  }
  return fit.slice(0, -1);
};
