import widthOf from 'fast-string-width';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A line as the terminal shows it, column by column: what is two columns wide is followed by an empty one. */
export const cellsOf = (line: string): readonly string[] =>
  [...graphemes.segment(line)].flatMap(({ segment }) => [segment, ...Array.from({ length: widthOf(segment) - 1 }, () => '')]);

/** How many columns of a terminal a text takes: neither its code units nor its code points, for some are wide and some have no width. */
export const columnsOf = (text: string): number => widthOf(text);

/** A text with blanks after it, so that it takes as many columns as this. */
export const padded = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

/** A word in pieces that are no wider than this. */
export const piecesOf = (word: string, columns: number): readonly string[] => {
  const pieces: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.at(-1)!;
    if (last !== '' && columnsOf(last) + columnsOf(segment) > columns) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
};
