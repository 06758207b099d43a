import { type Block, type Book, citedIn } from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { book as english } from '../../../../src/games/orbis-terrarum/book/english/index.js';
import { words as wordsOfEnglish } from '../../../../src/games/orbis-terrarum/book/english/words.js';
import { book as spanish } from '../../../../src/games/orbis-terrarum/book/spanish/index.js';
import { words as wordsOfSpanish } from '../../../../src/games/orbis-terrarum/book/spanish/words.js';
import { clauses } from '../../../../src/games/orbis-terrarum/clauses.js';
import { words as labelsOfEnglish } from '../../../../src/games/orbis-terrarum/labels/english/words.js';
import { texts } from '../../../../src/games/orbis-terrarum/labels/spanish/texts.js';
import { words as labelsOfSpanish } from '../../../../src/games/orbis-terrarum/labels/spanish/words.js';
import { attributes, statistics } from '../../../../src/games/orbis-terrarum/types/statistics.js';
import { examples } from './examples.js';

const blocksOf = ({ chapters }: Book): readonly Block[] => chapters.flatMap(({ blocks }) => blocks);

/** What a reader reads of a block. */
const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'points':
    case 'steps':
      return block.items.map(({ text }) => text);
    case 'table':
      return [block.caption, ...block.rows.flat()];
    case 'played':
      return [block.title, block.text, ...block.told];
  }
};

describe.each([
  ['English', english],
  ['Spanish', spanish],
] as readonly (readonly [string, Book])[])('The rulebook in %s', (_language, book) => {
  it('tells every clause somewhere, and none that does not exist', () => {
    const told = new Set(blocksOf(book).flatMap((block) => citedIn(block)));
    expect([...clauses].filter((id) => !told.has(id))).toEqual([]);
    expect([...told].filter((id) => !(clauses as readonly string[]).includes(id))).toEqual([]);
  });

  it('has tables as wide as their heads, without holes where a name should be', () => {
    const tables = [...blocksOf(book), ...book.summary].flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(tables.length).toBeGreaterThan(12);
    for (const { caption, head, rows } of tables) {
      expect(rows.length, caption).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row.length, `${caption}: ${row[0]}`).toBe(head.length);
        for (const cell of row) expect(cell, caption).not.toMatch(/undefined|null|NaN|[a-z]-[a-z]+-|[a-z][A-Z]/);
      }
    }
  });

  it('shows every example that is played', () => {
    const shown = blocksOf(book).filter(({ kind }) => kind === 'played');
    expect(shown).toHaveLength(examples.length);
    for (const block of shown) expect(textsOf(block).length).toBeGreaterThan(5);
  });

  it('says something everywhere, in whole sentences', () => {
    for (const block of blocksOf(book)) {
      for (const text of textsOf(block).slice(0, 1)) expect(text).not.toBe('');
      if (block.kind === 'text') expect(block.text).toMatch(/[.:]$/);
    }
  });

  it('explains each word once, in alphabetical order', () => {
    const terms = book.glossary.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    expect([...terms].sort(new Intl.Collator(book.language).compare)).toEqual(terms);
  });
});

describe('The words of the tables', () => {
  const shared = [
    ...statistics,
    ...attributes,
    'via',
    'leg',
    'wealth',
    'progress',
    'germanic',
    'nicene',
    'settle',
    'horde',
    'scope 25',
  ] as const;

  it.each([
    ['English', wordsOfEnglish, labelsOfEnglish],
    ['Spanish', wordsOfSpanish, labelsOfSpanish],
  ])('are those of the labels in %s', (_language, inBook, inLabels) => {
    for (const id of shared) expect(inBook[id], id).toBe(inLabels[id]);
  });

  it('say in Spanish what the deck says', () => {
    for (const [id, said] of Object.entries(wordsOfSpanish)) if (/[. ]$/.test(id)) expect(said).toBe(texts[id]);
    expect(Object.keys(wordsOfSpanish).filter((id) => id.endsWith('.'))).toHaveLength(20);
  });
});

describe('The two rulebooks', () => {
  it('say the same things in the same places', () => {
    const plan = (book: Book): unknown =>
      book.chapters.map(({ id, blocks }) => [id, blocks.map((block) => [block.kind, citedIn(block), textsOf(block).length])]);
    expect(plan(spanish)).toEqual(plan(english));
    expect(spanish.summary.map(({ kind }) => kind)).toEqual(english.summary.map(({ kind }) => kind));
  });

  it('leave nothing in the other language', () => {
    const words = (book: Book) => new Set([...blocksOf(book), ...book.summary].filter(({ kind }) => kind !== 'table').flatMap(textsOf));
    const inEnglish = words(english);
    expect([...words(spanish)].filter((text) => inEnglish.has(text))).toEqual([]);
  });
});
