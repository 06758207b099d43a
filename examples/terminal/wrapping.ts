/** Lines of a picture: what stands in them stands where it does for a reason. */
const isDrawn = (line: string): boolean => /[\u2500-\u259f]|\S {3,}\S/u.test(line);

/** Narrower than this nothing is worth folding. */
const narrowest = 20;

const folded = (line: string, columns: number): string => {
  const indent = /^ */.exec(line)![0];
  const lines: string[] = [];
  let last = indent;
  let isBegun = false;
  for (const word of line.slice(indent.length).split(' ')) {
    if (isBegun && last.length + 1 + word.length > columns) {
      lines.push(last);
      last = `${indent}  ${word}`;
    } else last += isBegun ? ` ${word}` : word;
    isBegun = true;
  }
  return [...lines, last].join('\n');
};

/** A text for a screen so wide: its lines break between words, and what is drawn is left as it is. */
export const wrapped = (text: string, columns: number | undefined): string =>
  columns === undefined || columns < narrowest
    ? text
    : text
        .split('\n')
        .map((line) => (line.length <= columns || isDrawn(line) ? line : folded(line, columns)))
        .join('\n');
