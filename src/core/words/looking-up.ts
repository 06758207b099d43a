import { type Block, type Book, citedIn } from './book.js';

/** A place in a rulebook: a paragraph, a list, a table or an example, a word of the glossary, or a clause. */
export interface Passage<Clause extends string = string> {
  readonly kind: 'text' | 'term' | 'clause';
  /** The chapter it stands in; null for the glossary and the clauses. */
  readonly chapter: string | null;
  /** What stands above it: the title of its chapter, the term, the id of the clause. */
  readonly title: string;
  readonly text: string;
  readonly cites: readonly Clause[];
}

/** A block of a book as plain lines. */
export const linesOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'points':
      return block.items.map(({ text }) => `• ${text}`);
    case 'steps':
      return block.items.map(({ text }, i) => `${i + 1}. ${text}`);
    case 'table':
      return [block.caption, block.head.join(' · '), ...block.rows.map((row) => row.join(' · '))];
    case 'played':
      return [block.title, block.text, ...block.told.map((line) => `› ${line}`), ...(block.board?.split('\n') ?? [])];
  }
};

/** Everything that can be found in a book, front to back; then its glossary and its clauses. */
export const passagesOf = <Clause extends string>(book: Book<Clause>): readonly Passage<Clause>[] => [
  ...book.chapters.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block): Passage<Clause>[] =>
      block.kind === 'heading' ? [] : [{ kind: 'text', chapter: id, title, text: linesOf(block).join('\n'), cites: citedIn(block) }],
    ),
  ),
  ...book.glossary.map(({ term, meaning }): Passage<Clause> => ({ kind: 'term', chapter: null, title: term, text: meaning, cites: [] })),
  ...(Object.entries(book.clauses) as [Clause, string][]).map(
    ([id, text]): Passage<Clause> => ({ kind: 'clause', chapter: null, title: id, text, cites: [id] }),
  ),
];

/** Letters as they are searched for: `Límite` is found by `limite`, and `Straße` by `STRASSE`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The passages in which all these words occur; those with one of them in the title, or as a whole word, first. */
export const lookUp = <Clause extends string>(book: Book<Clause>, wanted: string): readonly Passage<Clause>[] => {
  const words = plain(wanted).split(/\s/).filter(Boolean);
  if (words.length === 0) return [];
  const worth = ({ title, text }: Passage): number => {
    const [above, below] = [plain(title), plain(text)];
    let sum = 0;
    for (const word of words) {
      if (above === word) sum += 8;
      else if (above.includes(word)) sum += 3;
      else if (!below.includes(word)) return 0;
      else sum += below.split(/[^\p{L}\p{N}-]/u).includes(word) ? 2 : 1;
    }
    return sum;
  };
  return passagesOf(book)
    .map((passage) => ({ passage, worth: worth(passage) }))
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ passage }) => passage);
};

/** The first passage of the text that tells a clause; the clause itself where no text does. */
export const passageOn = <Clause extends string>(book: Book<Clause>, clause: string): Passage<Clause> | undefined =>
  passagesOf(book).find(({ cites }) => (cites as readonly string[]).includes(clause));
