import { type Block, type Book, citedIn, linesOf, lookUp, passageOn } from 'ludoteca';
import { books, type GameId, gameById, games } from 'ludoteca/games';
import { describe, expect, test } from 'vitest';

/** What no clause may say that is to stand alone: cut off, in code, or leaning on a text that is not there. */
const leaning: Readonly<Record<string, RegExp>> = {
  'is cut off': /…|\.\.\.|[,;:]$/,
  'is in code': /`|\b[a-z]+[A-Z]\w*|∈|≥|≤|:=|=>|\bnull\b|\[\]|\{|\}|\b[a-z]+_[a-z]+\b| \| /,
  'leans on another text': /\b(as follows|the following|see section|listed (?:above|below)|as above|see below)\b|in this order\.$|§/i,
  'refers to another clause': /\b[A-Z]{2}-[A-Z]+-\d+/,
  'refers to a numbered section': /: \d+\.\d+\.?$|\b\d+\.\d+\.\d+\b/,
  'does not begin as a sentence does': /^[^\p{Lu}\d«"“¿¡'‘(]/u,
  'does not end as a sentence does': /[^.!?»”"’)]$/,
};

const faultsOf = (text: string): string[] => Object.entries(leaning).flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : []));

const blocksOf = ({ summary, chapters }: Book): readonly Block[] => [...summary, ...chapters.flatMap(({ blocks }) => blocks)];

test('a clause that cannot stand alone is noticed', () => {
  for (const text of [
    'A pack has regions, edges and…',
    'The flag `winners` is empty.',
    'Preconditions of every measure, in this order.',
    'A seat is lost as in OT-SEAT-03.',
    'suppress: 9.10.',
    'earlyVictory ends the game.',
    'It ends',
  ])
    expect(faultsOf(text), text).not.toEqual([]);
  expect(faultsOf('A planet without traits has a Defence of 0.')).toEqual([]);
});

describe.each(Object.entries(books) as [GameId, readonly Book[]][])('%s', (id, [english, original]) => {
  const game = games[id];
  const both = [english!, original!];

  test('the books are in English and in the language of the original', () => {
    expect(both.map(({ language }) => language)).toEqual(gameById(id)!.labels.languages.slice(0, 2));
    for (const { title, credit, language } of both) {
      expect(title).toBe((game.title as Readonly<Record<string, string>>)[language]);
      expect(credit.length).toBeGreaterThan(20);
    }
  });

  test.each(both.map((book) => [book.language, book] as const))('every clause stands alone in %s', (_, book) => {
    expect(Object.keys(book.clauses).sort()).toEqual([...game.clauses].sort());
    const faulty = Object.entries(book.clauses).flatMap(([clause, text]) => faultsOf(text).map((fault) => `${clause} ${fault}: ${text}`));
    expect(faulty).toEqual([]);
    const long = Object.entries(book.clauses).filter(([, text]) => text.length > 600);
    expect(long).toEqual([]);
  });

  test.each(both.map((book) => [book.language, book] as const))('the book in %s tells every clause, and no other', (_, book) => {
    const cited = new Set(blocksOf(book).flatMap((block) => citedIn(block) as readonly string[]));
    expect(game.clauses.filter((clause) => !cited.has(clause))).toEqual([]);
    expect([...cited].filter((clause) => !(game.clauses as readonly string[]).includes(clause))).toEqual([]);
    for (const clause of game.clauses) expect(passageOn(book, clause)!.chapter).not.toBeNull();
  });

  test.each(both.map((book) => [book.language, book] as const))(
    'the book in %s is whole: nothing empty, tables square, words once',
    (_, book) => {
      expect(book.chapters.length).toBeGreaterThan(5);
      expect(book.summary.length).toBeGreaterThan(2);
      expect(book.glossary.length).toBeGreaterThan(9);
      for (const block of blocksOf(book)) {
        const lines = block.kind === 'played' ? [block.title, block.text, ...block.told] : linesOf(block);
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|^\s*$/);
        if (block.kind === 'table') {
          expect(block.rows.length, block.caption).toBeGreaterThan(0);
          for (const row of block.rows) expect(row.length, block.caption).toBe(block.head.length);
        }
      }
      expect(blocksOf(book).filter(({ kind }) => kind === 'played').length).toBeGreaterThan(3);
      const terms = book.glossary.map(({ term }) => term);
      expect(new Set(terms).size).toBe(terms.length);
    },
  );

  test('both books have the same chapters in the same order', () => {
    expect(original!.chapters.map((chapter) => chapter.id)).toEqual(english!.chapters.map((chapter) => chapter.id));
    for (const book of both) expect(new Set(book.chapters.map((chapter) => chapter.id)).size).toBe(book.chapters.length);
  });

  test('what is searched for is found, with or without accents', () => {
    for (const book of both) {
      const { term } = book.glossary[0]!;
      expect(lookUp(book, term)[0]!.text.length).toBeGreaterThan(0);
      expect(lookUp(book, term.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())).toEqual(lookUp(book, term));
      expect(lookUp(book, 'xyzzy')).toEqual([]);
      expect(lookUp(book, '  ')).toEqual([]);
    }
  });
});
