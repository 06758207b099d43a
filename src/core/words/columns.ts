/** Letters and pictures that take two columns where others take one. */
const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/gu;

/** What is drawn over the letter before it, or not at all. */
const bare = /[\p{M}\p{Cf}]/gu;

/** What is joined to the picture before it, or colours it, is part of that picture. */
const joined = /\u200d.|[\u{1f3fb}-\u{1f3ff}]/gu;

/** Two letters that make a flag, and a sign that is drawn as a picture: one of what is wide. */
const picture = /\p{Regional_Indicator}{2}|.\ufe0f/gu;
const one = '\u3000';

/** How many columns of a terminal a text takes: names come in all letters. */
const columnsOf = (text: string): number => {
  const shown = text.replace(joined, '').replace(picture, one).replace(bare, '');
  return [...shown].length + (shown.match(wide)?.length ?? 0);
};

/** A text with blanks after it, so that it takes at least so many columns of a terminal. */
export const padded = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

/** Rows of a table with each of its columns as wide as the widest cell in it, and at least so wide; one blank between them. */
export const aligned = (rows: readonly (readonly string[])[], least: readonly number[]): readonly string[] => {
  const widths = least.map((width, place) => Math.max(width, ...rows.map((row) => columnsOf(row[place] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, place) => padded(cell, widths[place] ?? 0))
      .join(' ')
      .trimEnd(),
  );
};
