import { type Book, citedIn } from 'ludoteca';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { book as english } from 'ludoteca/ojo-del-terror/book/english';
import { book as spanish } from 'ludoteca/ojo-del-terror/book/spanish';
import { expect, test } from 'vitest';
import { examples } from './examples.js';

const books: readonly Book[] = [english, spanish];

test('every clause of the rules is told in each rulebook', () => {
  for (const { language, chapters } of books) {
    const cited = new Set(chapters.flatMap(({ blocks }) => blocks.flatMap((block) => citedIn(block))));
    expect([language, ojoDelTerror.clauses.filter((clause) => !cited.has(clause))]).toEqual([language, []]);
  }
});

test('a clause stands alone: a sentence or two without code, lists to look up or other clauses', () => {
  for (const { language, clauses } of books) {
    const odd = Object.entries(clauses).filter(
      ([, text]) =>
        text.length > 350 || !/^[¡A-ZÁÉÍÓÚÑ].*\.$/.test(text) || /[`→≥≤∈…{}]|ET-[A-Z]|[a-z][A-Z]|\b(true|false|null)\b/.test(text),
    );
    expect([language, odd]).toEqual([language, []]);
  }
});

test('both rulebooks have the same chapters, which tell the same clauses in the same places', () => {
  const shape = ({ chapters, summary }: Book) => ({
    summary: summary.map((block) => [block.kind, citedIn(block)]),
    chapters: chapters.map(({ id, blocks }) => [id, blocks.map((block) => [block.kind, citedIn(block)])]),
  });
  expect(shape(spanish)).toEqual(shape(english));
});

test('every example is shown once, as it was played', () => {
  for (const { language, chapters } of books) {
    const shown = chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'played'));
    expect([language, shown.length]).toEqual([language, examples.length]);
    for (const block of shown) expect(block).toMatchObject({ told: expect.arrayContaining([expect.any(String)]) });
  }
});

test('tables are as wide as their heads, and words of the game stand in order', () => {
  for (const { language, chapters, glossary } of books) {
    for (const { blocks } of chapters)
      for (const block of blocks)
        if (block.kind === 'table') expect(block.rows.filter((row) => row.length !== block.head.length)).toEqual([]);
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, language)));
  }
});

test('the Gates of Cadia are open to raids as other sectors are, and not always', () => {
  const told = books.map(({ chapters }) => {
    const blocks = chapters.find(({ id }) => id === 'without-planets')!.blocks;
    return blocks.flatMap((block) => (block.kind === 'text' && block.cites?.includes('ET-REACH-08') ? [block.text] : [])).join(' ');
  });
  expect(told).toEqual([
    expect.stringContaining('The Gates of Cadia are raided like any other outer sector.'),
    expect.stringContaining('Las Puertas de Cadia las sufren como cualquier otro sector exterior.'),
  ]);
});
