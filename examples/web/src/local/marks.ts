/** Which of all tables of this browser something kept is, and how often it has been written: so tabs know which is the latest. */
export interface Mark {
  readonly table: string;
  readonly written: number;
}

/** A table as it is kept, and its mark. */
export interface Kept {
  readonly text: string;
  readonly mark: Mark;
}

/** What was kept, if it says which table it is. */
export const markedIn = (text: string): Kept | null => {
  try {
    const { table, written } = JSON.parse(text).mark;
    return typeof table === 'string' && Number.isSafeInteger(written) ? { text, mark: { table, written } } : null;
  } catch {
    return null;
  }
};

/** The later of two that were kept; the first, unless they are of the same table. */
export const laterOf = (one: Kept, other: Kept): Kept =>
  one.mark.table === other.mark.table && other.mark.written > one.mark.written ? other : one;
