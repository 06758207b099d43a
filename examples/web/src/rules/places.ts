import { type Book, linesOf, type Passage, passageOn } from 'ludoteca';

/** A page of the rulebook, and where on it. */
export type Place =
  | { readonly page: 'contents' | 'summary' }
  | { readonly page: 'search'; readonly wanted: string }
  /** A chapter, and which of its blocks is meant. */
  | { readonly page: 'chapter'; readonly chapter: string; readonly at: number | null }
  /** A word of the glossary. */
  | { readonly page: 'glossary'; readonly at: string | null }
  /** A clause among all of them. */
  | { readonly page: 'clauses'; readonly at: string | null };

/** A place as text, to tell it from others. */
export const keyOf = (place: Place): string => JSON.stringify(place);

/** Where a passage stands in its book. */
const placeOf = (book: Book, { chapter, text, title, kind }: Passage): Place => {
  const blocks = book.chapters.find(({ id }) => id === chapter)?.blocks;
  if (chapter === null || blocks === undefined) return { page: kind === 'term' ? 'glossary' : 'clauses', at: title };
  const at = blocks.findIndex((block) => block.kind !== 'heading' && linesOf(block).join('\n') === text);
  return { page: 'chapter', chapter, at: at < 0 ? null : at };
};

/** Where the book tells a clause; where it stands among all the clauses if no chapter does. */
export const placeOfClause = (book: Book, clause: string): Place => {
  const passage = passageOn(book, clause);
  return passage === undefined ? { page: 'clauses', at: clause } : placeOf(book, passage);
};

/** Where what was found is read. */
export const placeFound = (book: Book, passage: Passage): Place =>
  passage.kind === 'clause' ? placeOfClause(book, passage.title) : placeOf(book, passage);
