import { type Book, linesOf, lookUp, type Passage, passageOn } from 'ludoteca';
import { bookOf } from 'ludoteca/games';
import { columnsOf } from './cells.js';
import type { Desk, Option } from './desk.js';
import { read } from './reading.js';
import type { Sitting } from './sitting.js';
import { tell, tellCounted } from './words.js';

/** So many passages are shown of all that a search finds. */
const mostFound = 12;

/** Who reads, and in which language the program speaks to them. */
interface Reader {
  readonly desk: Desk;
  readonly language: string;
}

const underlined = (title: string): readonly string[] => [title, '-'.repeat(columnsOf(title))];

const passageLines = ({ title, text, cites }: Passage): readonly string[] => {
  const clauses = cites.filter((id) => id !== title).join(', ');
  return ['', title, ...text.split('\n').map((line) => `  ${line}`), ...(clauses === '' ? [] : [`  [${clauses}]`])];
};

/** The game on one page. */
const summaryLines = ({ title, summary }: Book): readonly string[] => [
  '',
  ...underlined(title),
  ...summary.flatMap((block) => linesOf(block).map((line) => `  ${line}`)),
];

/** A chapter from its title on. */
const chapterLines = ({ chapters }: Book, chosen: string): readonly string[] =>
  chapters
    .filter(({ id }) => id === chosen)
    .flatMap(({ title, blocks }) => [
      '',
      ...underlined(title),
      ...blocks.flatMap((block) => ['', ...linesOf(block).map((line) => (block.kind === 'heading' ? line : `  ${line}`))]),
    ]);

/** The whole book, from front to back. */
const bookLines = (book: Book): readonly string[] => [
  ...underlined(book.title),
  book.credit,
  ...summaryLines(book),
  ...book.chapters.flatMap(({ id }) => chapterLines(book, id)),
  '',
  ...book.glossary.map(({ term, meaning }) => `${term}: ${meaning}`),
];

/** The clause of a book that somebody means, however it was typed. */
const clauseIn = ({ clauses }: Book, typed: string): string | undefined =>
  [typed.trim().toUpperCase()].find((clause) => Object.hasOwn(clauses, clause));

/** A clause, and the paragraph that tells it. */
const clauseLines = (book: Book, clause: string): readonly string[] => {
  const told = passageOn(book, clause);
  const said = [`  [${clause}] ${book.clauses[clause]}`];
  return told === undefined || told.kind === 'clause' ? ['', ...said] : [...passageLines(told), '', ...said];
};

const foundLines = (book: Book, language: string, words: string): readonly string[] => {
  const clause = clauseIn(book, words);
  if (clause !== undefined) return clauseLines(book, clause);
  const found = lookUp(book, words);
  if (found.length === 0) return [`  ${tell(language, 'notFound', { words })}`];
  const more = found.length - mostFound;
  return [
    ...found.slice(0, mostFound).flatMap(passageLines),
    ...(more > 0 ? ['', `  ${tellCounted(language, ['oneMoreFound', 'moreFound'], more, { count: more })}`] : []),
  ];
};

/** The book for who asked for it by the command line: all of it, or what it says where these words occur, or of a clause. */
export const readBook = ({ desk, language }: Reader, book: Book, words: string): Promise<void> =>
  read(desk, language, words === '' ? bookLines(book) : foundLines(book, language, words));

/** After a paragraph: its whole chapter, another page, or back to the table. */
const goOn = async ({ desk, language }: Reader, book: Book, clause: string): Promise<boolean> => {
  const chapter = book.chapters.find(({ id }) => id === passageOn(book, clause)?.chapter);
  const next = await desk.choose<'chapter' | 'another' | 'back'>(clause, [
    { value: 'back', label: tell(language, 'backToTable') },
    ...(chapter === undefined ? [] : [{ value: 'chapter' as const, label: tell(language, 'wholeChapter', { title: chapter.title }) }]),
    { value: 'another', label: tell(language, 'anotherPage') },
  ]);
  if (next === 'chapter' && chapter !== undefined) await read(desk, language, chapterLines(book, chapter.id));
  return next === 'another';
};

/** In which language a book is written, where it is not the one that is spoken. */
const spokenBy = (book: Book, language: string): string =>
  book.language === language ? '' : ` (${new Intl.DisplayNames(language, { type: 'language' }).of(book.language)})`;

/** The rules at the table: what was cited last, a search, one page, a chapter, any clause. One list, in which one finds by typing. */
export const openRules = async ({ desk, game, language, cited }: Sitting): Promise<void> => {
  const book = bookOf(game.id, language);
  if (book === undefined) return;
  const saying = (clause: string): Option<string> => ({ value: clause, label: `[${clause}] ${book.clauses[clause]}` });
  const recent = cited.filter((clause) => Object.hasOwn(book.clauses, clause));
  const pages: readonly Option<string>[] = [
    ...recent.map(saying),
    { value: '#search', label: tell(language, 'search') },
    { value: '#summary', label: tell(language, 'onePage') },
    ...book.chapters.map(({ id, title }) => ({ value: `#chapter ${id}`, label: title })),
    ...Object.keys(book.clauses)
      .filter((clause) => !recent.includes(clause))
      .map(saying),
  ];
  for (let isReading = true; isReading; ) {
    const chosen = await desk.choose(`${tell(language, 'whichPage')}${spokenBy(book, language)}`, pages);
    if (chosen === null) return;
    if (chosen === '#search') {
      const words = await desk.line(tell(language, 'lookingFor'));
      if (words !== null && words !== '') await readBook({ desk, language }, book, words);
    } else if (chosen === '#summary') await read(desk, language, summaryLines(book));
    else if (chosen.startsWith('#')) await read(desk, language, chapterLines(book, chosen.slice('#chapter '.length)));
    else await read(desk, language, clauseLines(book, chosen));
    isReading = chosen.startsWith('#') ? chosen === '#search' : await goOn({ desk, language }, book, chosen);
  }
};
