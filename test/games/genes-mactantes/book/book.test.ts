import { type Block, type Book, citedIn } from 'ludoteca';
import { clauses } from 'ludoteca/genes-mactantes';
import { book as catalan } from 'ludoteca/genes-mactantes/book/catalan';
import { book as english } from 'ludoteca/genes-mactantes/book/english';
import { describe, expect, it } from 'vitest';
import { playedIn } from '../../../../scripts/book/played.js';
import { spokenGame } from '../helpers/spoken.js';
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
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'played':
      return [block.title, block.text, ...block.told];
  }
};

/** What a player cannot read: ids, code, cut ends, signs of logic, and pointers to a text that is not there. */
const unreadable =
  /`|…|\.\.\.|[∈≥≤Σ_{}]|GM-|\b[a-z]+[A-Z]|\b(null|undefined|NaN)\b|person-|as follows|the following|this section|aquesta secció/;

describe.each([
  ['English', english],
  ['Catalan', catalan],
] as readonly (readonly [string, Book])[])('The rulebook in %s', (_language, book) => {
  it('tells every clause somewhere, and none that there is not', () => {
    const told = new Set(blocksOf(book).flatMap((block) => citedIn(block)));
    expect([...clauses].filter((id) => !told.has(id))).toEqual([]);
    expect([...told].filter((id) => !(clauses as readonly string[]).includes(id))).toEqual([]);
  });

  it('has a sentence of its own for each clause, in the order of the rules, of a length one reads at a glance', () => {
    expect(Object.keys(book.clauses)).toEqual([...clauses]);
    const texts = Object.values(book.clauses);
    expect(new Set(texts).size).toBe(texts.length);
    for (const [id, text] of Object.entries(book.clauses)) {
      expect([id, text]).toEqual([id, expect.stringMatching(/^[A-ZÀ-Ý0-9].*\.$/)]);
      expect([id, text.length <= 350, unreadable.test(text)]).toEqual([id, true, false]);
    }
  });

  it('says something everywhere, in words', () => {
    for (const block of [...book.summary, ...blocksOf(book)])
      for (const text of textsOf(block)) expect(text).not.toMatch(block.kind === 'played' ? /undefined|null|NaN|\[object/ : unreadable);
    for (const { title, blocks } of book.chapters) expect([title, blocks.length > 1]).toEqual([title, true]);
  });

  it('has tables as wide as their heads', () => {
    const tables = [...book.summary, ...blocksOf(book)].flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(tables).toHaveLength(13);
    for (const { caption, head, rows } of tables) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect([caption, row.length]).toEqual([caption, head.length]);
    }
  });

  it('shows every example as it is played now', () => {
    const shown = blocksOf(book).flatMap((block) => (block.kind === 'played' ? [{ told: block.told, board: block.board }] : []));
    const played = examples.map((example) => playedIn(spokenGame, example, book.language));
    expect(shown).toHaveLength(examples.length);
    for (const { told, board } of played) expect(shown).toContainEqual({ told, board });
  });

  it('explains each word once', () => {
    const terms = book.glossary.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    for (const { meaning } of book.glossary) expect(meaning).toMatch(/^[A-ZÀ-Ý].*\.$/);
  });
});

it('The rulebooks have the same chapters, and tell the same clauses in each', () => {
  const outline = ({ chapters }: Book) =>
    chapters.map(({ id, blocks }) => [id, [...new Set(blocks.flatMap((block) => citedIn(block)))].sort()]);
  expect(outline(catalan)).toEqual(outline(english));
});
