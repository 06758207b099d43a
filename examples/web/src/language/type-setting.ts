/** A space that never ends a line, as narrow as French wants it beside its marks. */
const bound = '\u202f';

const leftwards = '[\\p{sc=Arabic}\\p{sc=Hebrew}\\p{sc=Syriac}\\p{sc=Thaana}\\p{sc=Nko}]';
/** A name or words that run from right to left. */
const leftward = new RegExp(`${leftwards}(?:[\\p{M} ’'-]*${leftwards})*`, 'gu');

/** Words that run from right to left, set apart: the numbers and marks beside them stay in the order of the sentence. */
export const setApart = (text: string): string => text.replace(leftward, (run) => (run === text ? run : `\u2068${run}\u2069`));

const inFrench = (text: string): string => text.replace(/ (?=[;:!?»])/g, bound).replace(/« /g, `«${bound}`);

/**
 * A text as it is set in type: in French no line begins with a mark that belongs to the word before it, nor ends with an opening quotation mark. What has
 * lines of its own is a picture drawn in letters, and keeps its columns. See {@link setApart}.
 */
export const setInType = (text: string, language: string): string =>
  setApart(language === 'fr' && !text.includes('\n') ? inFrench(text) : text);

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
