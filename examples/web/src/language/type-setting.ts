/** A space that never ends a line, as narrow as French wants it beside its marks. */
const bound = '\u202f';

/**
 * A text as it is set in type: in French no line begins with a mark that belongs to the word before it, nor ends with an opening quotation mark. What has
 * lines of its own is a picture drawn in letters, and keeps its columns.
 */
export const setInType = (text: string, language: string): string =>
  language === 'fr' && !text.includes('\n') ? text.replace(/ (?=[;:!?»])/g, bound).replace(/« /g, `«${bound}`) : text;

/** The same of every text in something that is made of texts, such as a book. */
export const setThroughout = <T>(thing: T, language: string): T => {
  const set = (part: unknown): unknown => {
    if (typeof part === 'string') return setInType(part, language);
    if (Array.isArray(part)) return part.map(set);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, set(value)]));
  };
  return language === 'fr' ? (set(thing) as T) : thing;
};
