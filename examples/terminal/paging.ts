/** The fewest lines of a page. */
const fewest = 5;

/** Lines in pages of no more than so many; a page ends at an empty line where there is one in its second half. */
export const pagesOf = (lines: readonly string[], height: number): readonly (readonly string[])[] => {
  const room = Math.max(fewest, height);
  const pages: (readonly string[])[] = [];
  let from = 0;
  while (lines.length - from > room) {
    const page = lines.slice(from, from + room + 1);
    const gap = page.findLastIndex((line) => line.trim() === '');
    const to = gap * 2 > room ? gap : room;
    pages.push(page.slice(0, to));
    from += to;
  }
  return [...pages, lines.slice(from)];
};
