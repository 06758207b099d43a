import { type Block, type Book, citedIn, linesOf, lookUp, passageOn, passagesOf } from 'ludoteca';
import { expect, test } from 'vitest';

type Clause = 'NS-01' | 'NS-02' | 'NS-03';

const heading: Block<Clause> = { kind: 'heading', text: 'Walls' };
const text: Block<Clause> = { kind: 'text', text: 'A wall costs 5.', cites: ['NS-01'] };
const points: Block<Clause> = {
  kind: 'points',
  items: [{ text: 'Stone', cites: ['NS-02'] }, { text: 'Wood' }, { text: 'Límite', cites: ['NS-01'] }],
};
const steps: Block<Clause> = { ...points, kind: 'steps' };
const table: Block<Clause> = {
  kind: 'table',
  caption: 'Prices',
  head: ['what', 'cost'],
  rows: [
    ['wall', '5'],
    ['gate', '3'],
  ],
  cites: ['NS-02'],
};
const played: Block<Clause> = { kind: 'played', title: 'An evening', text: 'Look at Ada.', told: ['Ada builds.'], board: '# #\n###' };

const book: Book<Clause> = {
  language: 'en',
  title: 'Walls',
  credit: '',
  clauses: { 'NS-01': 'A wall has its cost.', 'NS-02': 'Walls are of stone.', 'NS-03': 'A gate-keeper sleeps.' },
  summary: [],
  chapters: [
    { id: 'walls', title: 'Walls', blocks: [heading, text, points] },
    { id: 'prices', title: 'Prices', blocks: [table, played] },
  ],
  glossary: [{ term: 'gate', meaning: 'An opening in a wall.' }],
};

test('a block tells the clauses that stand by it or by its points', () => {
  expect([heading, text, points, steps, table, played].map((block) => citedIn(block))).toEqual([
    [],
    ['NS-01'],
    ['NS-02', 'NS-01'],
    ['NS-02', 'NS-01'],
    ['NS-02'],
    [],
  ]);
  expect(citedIn({ kind: 'text', text: 'Nothing.' })).toEqual([]);
  expect(citedIn({ kind: 'table', caption: '', head: [], rows: [] })).toEqual([]);
});

test('a block reads as plain lines', () => {
  expect(linesOf(heading)).toEqual(['Walls']);
  expect(linesOf(text)).toEqual(['A wall costs 5.']);
  expect(linesOf(points)).toEqual(['• Stone', '• Wood', '• Límite']);
  expect(linesOf(steps)).toEqual(['1. Stone', '2. Wood', '3. Límite']);
  expect(linesOf(table)).toEqual(['Prices', 'what · cost', 'wall · 5', 'gate · 3']);
  expect(linesOf(played)).toEqual(['An evening', 'Look at Ada.', '› Ada builds.', '# #', '###']);
  const { board: _, ...boardless } = played as Extract<Block, { readonly kind: 'played' }>;
  expect(linesOf(boardless)).toEqual(['An evening', 'Look at Ada.', '› Ada builds.']);
});

test('all that can be found is the text without its headings, then the glossary, then the clauses', () => {
  const passages = passagesOf(book);
  expect(passages.map(({ kind, chapter, title }) => [kind, chapter, title])).toEqual([
    ['text', 'walls', 'Walls'],
    ['text', 'walls', 'Walls'],
    ['text', 'prices', 'Prices'],
    ['text', 'prices', 'Prices'],
    ['term', null, 'gate'],
    ['clause', null, 'NS-01'],
    ['clause', null, 'NS-02'],
    ['clause', null, 'NS-03'],
  ]);
  expect(passages[1]).toMatchObject({ text: '• Stone\n• Wood\n• Límite', cites: ['NS-02', 'NS-01'] });
  expect(passages[4]).toMatchObject({ text: 'An opening in a wall.', cites: [] });
  expect(passages[7]).toMatchObject({ text: 'A gate-keeper sleeps.', cites: ['NS-03'] });
});

const found = (wanted: string): string[] => lookUp(book, wanted).map(({ title, text: said }) => `${title}: ${said.split('\n')[0]}`);

test('the term itself comes first, then titles with the word in it, then whole words, then parts of words', () => {
  expect(found('gate')).toEqual(['gate: An opening in a wall.', 'Prices: Prices', 'NS-03: A gate-keeper sleeps.']);
  expect(found('wall')).toEqual([
    'Walls: A wall costs 5.',
    'Walls: • Stone',
    'Prices: Prices',
    'gate: An opening in a wall.',
    'NS-01: A wall has its cost.',
    'NS-02: Walls are of stone.',
  ]);
  const gates: Book<Clause> = {
    ...book,
    chapters: [
      { id: 'gatehouses', title: 'Gatehouses', blocks: [text] },
      {
        id: 'night',
        title: 'Night',
        blocks: [
          { kind: 'text', text: 'The gatehouse is dark.' },
          { kind: 'text', text: 'The gate, shut at night.' },
        ],
      },
    ],
  };
  expect(lookUp(gates, 'gate').map(({ text: said }) => said)).toEqual([
    'An opening in a wall.',
    'A wall costs 5.',
    'The gate, shut at night.',
    'The gatehouse is dark.',
    'A gate-keeper sleeps.',
  ]);
});

test('all words must occur; case, accents and spaces do not matter', () => {
  expect(found('  STONE\twall ')).toEqual(['Walls: • Stone', 'NS-02: Walls are of stone.']);
  expect(found('limite')).toEqual(['Walls: • Stone']);
  const street: Book<Clause> = { ...book, glossary: [{ term: 'Straße', meaning: 'A way between walls.' }] };
  expect(['straße', 'STRASSE'].map((wanted) => lookUp(street, wanted).map(({ title }) => title))).toEqual([['Straße'], ['Straße']]);
  expect([found('wall moat'), found('moat'), found(''), found('  ')]).toEqual([[], [], [], []]);
  expect(found('gate-keeper')).toEqual(['NS-03: A gate-keeper sleeps.']);
});

test('a clause is told by the first text that cites it, else by itself', () => {
  expect(passageOn(book, 'NS-02')).toMatchObject({ kind: 'text', text: '• Stone\n• Wood\n• Límite' });
  expect(passageOn(book, 'NS-03')).toMatchObject({ kind: 'clause', text: 'A gate-keeper sleeps.' });
  expect(passageOn(book, 'NS-09')).toBe(undefined);
});
