import { type Block, citedIn } from 'ludoteca';
import { type ClauseId, clauses, defaultPack } from 'ludoteca/genegrafter';
import { describe, expect, test } from 'vitest';
import { playedIn } from '../../../../scripts/book/played.js';
import { book as english } from '../../../../src/games/genegrafter/book/english/index.js';
import { played as playedInEnglish } from '../../../../src/games/genegrafter/book/english/played.js';
import { book as french } from '../../../../src/games/genegrafter/book/french/index.js';
import { played as playedInFrench } from '../../../../src/games/genegrafter/book/french/played.js';
import { labels, spokenGame } from '../helpers/spoken.js';
import { examples } from './examples.js';

type Pages = readonly Block<ClauseId>[];

const played = { en: playedInEnglish, fr: playedInFrench } as const;

/** What a block is, but for the language: its kind, what it cites and rules, and how much of it there is. */
const shapeOf = (block: Block): unknown => {
  switch (block.kind) {
    case 'heading':
      return block.kind;
    case 'text':
      return [block.kind, block.cites, block.ruling];
    case 'points':
    case 'steps':
      return [block.kind, block.items.map(({ cites, ruling }) => [cites, ruling])];
    case 'table':
      return [block.kind, block.cites, block.rows.length, block.head.length];
    case 'played':
      return [block.kind, block.told.length];
  }
};

describe.each([english, french])('the rulebook in $language', ({ language, chapters, summary, glossary }) => {
  const blocks: Pages = chapters.flatMap((chapter) => [...chapter.blocks]);

  test('tells every clause somewhere', () => {
    const told = new Set(blocks.flatMap((block) => citedIn(block)));
    expect(clauses.filter((id) => !told.has(id))).toEqual([]);
  });

  test('has every card of the default pack in a table, by its name in this language', () => {
    const cells = new Set(blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first) : [])));
    const { characters, abilities, events, gear } = defaultPack;
    const cards = [...characters, ...abilities, ...events, ...gear];
    expect(cards.filter(({ id }) => !cells.has(labels.name(id, language))).map(({ id }) => id)).toEqual([]);
    for (const block of blocks)
      if (block.kind === 'table')
        for (const row of block.rows) {
          expect(row).toHaveLength(block.head.length);
          expect(row.join(' ')).not.toMatch(/undefined|null|NaN|\p{Ll}\p{Lu}/u);
        }
  });

  test('shows the examples as they are played', () => {
    const shown = blocks.flatMap((block) => (block.kind === 'played' ? [block.told] : []));
    expect(shown).toHaveLength(examples.length);
    for (const example of examples)
      expect(playedIn(spokenGame, example, language)).toEqual(played[language as keyof typeof played][example.id as never]);
  });

  test('is written in whole sentences', () => {
    for (const block of [...blocks, ...summary]) if (block.kind === 'text') expect(block.text).toMatch(/^\p{Lu}.*[.:]$/u);
    for (const { term, meaning } of glossary) expect([term, meaning.endsWith('.')]).toEqual([term, true]);
  });
});

test('both rulebooks have the same chapters, and say and rule the same in them', () => {
  expect(french.chapters.map(({ id }) => id)).toEqual(english.chapters.map(({ id }) => id));
  expect(french.chapters.map(({ blocks }) => blocks.map(shapeOf))).toEqual(english.chapters.map(({ blocks }) => blocks.map(shapeOf)));
  expect(french.summary.map(shapeOf)).toEqual(english.summary.map(shapeOf));
  expect(french.glossary).toHaveLength(english.glossary.length);
});

test('in French one discards down to eight cards, and not up to eight of them', () => {
  const told = french.summary
    .flatMap((block) => (block.kind === 'steps' ? block.items : []))
    .find(({ cites }) => cites?.includes('GG-DISC-01'));
  expect(told?.text).toBe('Ne gardez que huit cartes en main ; défaussez les autres.');
});
