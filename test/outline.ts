/** Every string in some data. */
export const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];

const isOfAWord = /[\p{L}\p{N}]/u;

/** A sentence with a blank wherever this name stands by itself. */
const withoutName = (sentence: string, name: string): string => {
  const pieces = sentence.split(name);
  return pieces.slice(1).reduce((told, piece) => {
    const isWhole = !isOfAWord.test(told.at(-1) ?? '') && !isOfAWord.test(piece[0] ?? '');
    return `${told}${isWhole ? '_' : name}${piece}`;
  }, pieces[0]!);
};

/** A sentence with blanks for names and numbers. */
export const outline = (sentence: string, names: readonly string[]): string =>
  [...new Set(names)]
    .filter((name) => name !== '' && sentence.includes(name))
    .sort((a, b) => b.length - a.length)
    .reduce(withoutName, sentence)
    .replace(/\d+/g, (digits) => (digits === '1' ? '1' : '#'))
    .replace(/_(\W{1,3}_)+/g, '_');
