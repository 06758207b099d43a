import { type Book, linesOf, lookUp, type Passage } from 'ludoteca';
import type { Desk } from './desk.js';

/** So many passages are shown of all that a search finds. */
const mostFound = 12;

const underlined = (title: string): string => `${title}\n${'-'.repeat(title.length)}`;

const sayPassage = (desk: Desk, { title, text, cites }: Passage): void => {
  const clauses = cites.filter((id) => id !== title).join(', ');
  desk.say(`\n${title}`);
  for (const line of text.split('\n')) desk.say(`  ${line}`);
  if (clauses !== '') desk.say(`  [${clauses}]`);
};

/** The game on one page. */
export const saySummary = (desk: Desk, { title, summary }: Book): void => {
  desk.say(`\n${underlined(title)}`);
  for (const block of summary) for (const line of linesOf(block)) desk.say(`  ${line}`);
};

/** A chapter, or the whole book without one. */
export const sayChapter = (desk: Desk, { chapters }: Book, chosen: string): void => {
  for (const { id, title, blocks } of chapters) {
    if (id !== chosen) continue;
    desk.say(`\n${underlined(title)}`);
    for (const block of blocks) {
      desk.say('');
      for (const line of linesOf(block)) desk.say(block.kind === 'heading' ? line : `  ${line}`);
    }
  }
};

/** The whole book, from front to back. */
export const sayBook = (desk: Desk, book: Book): void => {
  desk.say(`${underlined(book.title)}\n${book.credit}`);
  saySummary(desk, book);
  for (const { id } of book.chapters) sayChapter(desk, book, id);
  desk.say('');
  for (const { term, meaning } of book.glossary) desk.say(`${term}: ${meaning}`);
};

/** What the book says where these words occur. */
export const saySearch = (desk: Desk, book: Book, words: string): void => {
  const found = lookUp(book, words);
  if (found.length === 0) desk.say(`  Nothing in the book speaks of ${words}.`);
  for (const passage of found.slice(0, mostFound)) sayPassage(desk, passage);
  if (found.length > mostFound) desk.say(`\n  And ${found.length - mostFound} more places: say it with another word.`);
};

/** The book at the table: one page, a chapter, or a search. */
export const readAtTable = async (desk: Desk, book: Book): Promise<void> => {
  const chosen = await desk.choose(`${book.title}: which page?`, [
    { value: '#summary', label: 'the game on one page' },
    { value: '#search', label: 'search for a word' },
    ...book.chapters.map(({ id, title }) => ({ value: id, label: title })),
  ]);
  if (chosen === null) return;
  if (chosen === '#summary') return saySummary(desk, book);
  if (chosen !== '#search') return sayChapter(desk, book, chosen);
  const words = await desk.line('What are you looking for?');
  if (words !== null && words.trim() !== '') saySearch(desk, book, words);
};
