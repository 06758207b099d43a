/** So many characters of a text from outside are repeated to whoever sent it. */
const longestPiece = 60;

/** A text as it is if it is short, else its beginning: what a message may repeat of a text from outside. */
export const shortened = (text: string): string => (text.length <= longestPiece ? text : `${text.slice(0, longestPiece)}…`);

/** Is this a list? It may come from outside: a proxy that has been revoked is none. */
export const isList = (value: unknown): value is readonly unknown[] => {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
};

/** A value in a few words that never grow long and never fail: what a message may say of unknown input. */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isNaN(value) ? 'NaN' : String(value);
  if (typeof value === 'string') return value.length <= 40 ? JSON.stringify(value) : `a text of ${value.length} characters`;
  if (isList(value)) return sizeOf(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** A proxy may say anything of how long it is, or fail. */
const sizeOf = (list: readonly unknown[]): string => {
  try {
    const length: unknown = list.length;
    return typeof length === 'number' ? `a list of ${length}` : 'a list';
  } catch {
    return 'a list';
  }
};
