import { type Block, type Book, citedIn } from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { book as english } from '../../../../src/games/orbis-terrarum/book/english/index.js';
import { book as spanish } from '../../../../src/games/orbis-terrarum/book/spanish/index.js';
import { clauses } from '../../../../src/games/orbis-terrarum/clauses.js';
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

  it('calls the referee by the word of its language wherever it plays', () => {
    const ids = [...new Set(examples.flatMap(({ actions }) => actions.map(({ player }) => player)))];
    expect(ids).toContain('referee');
    const told = blocksOf(book).flatMap((block) => (block.kind === 'played' ? block.told : []));
    expect(told.filter((line) => line.startsWith('referee'))).toEqual([]);
    expect(told.some((line) => line.startsWith(book.language === 'es' ? 'El administrador: ' : 'The referee: '))).toBe(true);
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

it('speaks in English of nobody as he', () => {
  const all = [...blocksOf(english).flatMap(textsOf), ...Object.values(english.clauses)];
  expect(all.filter((text) => /\b(?:he|him|his|himself)\b/i.test(text))).toEqual([]);
});
