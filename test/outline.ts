/** Every string in some data. */
export const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A sentence with blanks for names and numbers. */
export const outline = (sentence: string, names: readonly string[]): string => {
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (known.length === 0 ? sentence : sentence.replace(word, '_'))
    .replace(/\d+/g, (digits) => (digits === '1' ? '1' : '#'))
    .replace(/_(\W{1,3}_)+/g, '_');
};
