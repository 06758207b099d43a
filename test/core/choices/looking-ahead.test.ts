import { expect, test } from 'vitest';
import {
  allot,
  type Choice,
  type Fields,
  fixed,
  group,
  listOf,
  one,
  range,
  some,
  surely,
  text,
  via,
} from '../../../src/core/choices/choices.js';
import { blank, interview } from '../../../src/core/choices/interview.js';
import { type Aim, effort, lookAhead, type Outlook } from '../../../src/core/choices/lookahead.js';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Looks ahead after some answers, and counts how often the judge is asked. */
const look = (
  fields: Fields,
  judge: (parameters: Record<string, unknown>) => boolean,
  aim: Aim,
  answers: Record<string, unknown> = {},
): Outlook & { readonly judged: number } => {
  const counted = blank();
  interview(fields, answers, counted);
  let judged = 0;
  const outlook = lookAhead(
    fields,
    counted,
    (parameters) => {
      judged++;
      return judge(parameters);
    },
    aim,
  );
  return { ...outlook, judged };
};

/** A question with so many answers, behind each of which lie so many numbers. */
const behind = (answers: number, size: number): Fields => ({ first: () => one(numbers(answers)), last: () => range(1, size) });

// Which answers are offered

test('offered is what can be finished, page by page', () => {
  const fields = behind(10, 3);
  const isEven = ({ first }: Record<string, unknown>): boolean => (first as number) % 2 === 0;
  const from = (aim: Omit<Aim, 'field'>): unknown => {
    const { choice, more } = look(fields, isEven, { field: 'first', ...aim });
    return [choice?.kind === 'one' && choice.from, more];
  };
  expect(from({})).toEqual([[2, 4, 6, 8, 10], null]);
  expect(from({ most: 2 })).toEqual([[2, 4], 4]);
  expect(from({ most: 2, after: 4 })).toEqual([[6, 8], 8]);
  expect(from({ most: 5 })).toEqual([[2, 4, 6, 8, 10], null]);
  expect(from({ wanted: (value) => (value as number) > 5 })).toEqual([[6, 8, 10], null]);
  expect(look(fields, () => false, { field: 'first' })).toMatchObject({ choice: { from: [] }, isPossible: false, gaveUp: false });
});

test('a range is narrowed to what lies between the first and the last that can be finished', () => {
  const fields: Fields = { size: () => range(1, 9), colour: () => one(['red', 'blue']) };
  const narrowed = (fits: (size: number) => boolean): Outlook =>
    look(fields, ({ size, colour }) => fits(size as number) && colour === 'blue', { field: 'size' });
  const whole = { isPossible: true, gaveUp: false };
  expect(narrowed((size) => size >= 3 && size <= 6)).toMatchObject({ choice: { kind: 'range', min: 3, max: 6 }, ...whole });
  expect(narrowed((size) => size === 9)).toMatchObject({ choice: { min: 9, max: 9 }, ...whole });
  expect(narrowed(() => true)).toMatchObject({ choice: { min: 1, max: 9 }, ...whole });
  const none = look(fields, () => false, { field: 'size' });
  expect(none).toMatchObject({ choice: { min: 10, max: 9 }, isPossible: false, gaveUp: false });
  expect(none.judged).toBe(18);
  expect(look({ size: () => range(1, 9, { sure: true }) }, () => false, { field: 'size' })).toMatchObject({
    choice: { min: 1, max: 9 },
    isPossible: true,
    judged: 0,
  });
});

test('other questions stand as they are, and are asked if any of their answers can be finished', () => {
  const parts = [{ part: 'a', min: 0, max: 2 }];
  for (const [choice, value] of [
    [some(['a', 'b'], 0, 2), ['a', 'b']],
    [some(['a', 'b'], 0, 2), ['a']],
    [text(['hi', 'ho'], 5), 'hi'],
    [text(['hi', 'ho'], 5), 'ho'],
    [allot(parts, 2), { a: 2 }],
  ] as const) {
    const fits = ({ it }: Record<string, unknown>): boolean => JSON.stringify(it) === JSON.stringify(value);
    expect(look({ it: () => choice }, fits, { field: 'it' })).toMatchObject({ choice, isPossible: true });
    expect(look({ it: () => choice }, () => false, { field: 'it' })).toMatchObject({ choice, isPossible: false });
  }
});

test('a question that comes after what is left open is asked once, in the light of the first that leads there', () => {
  const fields: Fields = { size: () => one([1, 2]), weight: ({ size }: { readonly size: number }) => one([size * 10]) };
  expect(look(fields, () => true, { field: 'weight' })).toMatchObject({ choice: { from: [10] }, isPossible: true, judged: 1 });
});

test('without a question it is asked whether what is answered can be finished', () => {
  const fields = behind(3, 3);
  const fits = ({ first, last }: Record<string, unknown>): boolean => first === 2 && last === 3;
  expect(look(fields, fits, {}).isPossible).toBe(true);
  expect([1, 2].map((first) => look(fields, fits, {}, { first }).isPossible)).toEqual([false, true]);
  expect(look(fields, fits, {}, { first: 2, last: 1 }).isPossible).toBe(false);
  const terms: Fields = { terms: () => listOf(one(['peace', 'war']), 0, 2) };
  expect(look(terms, ({ terms: all }) => (all as readonly unknown[]).length === 0, {}).isPossible).toBe(true);
});

test('where nothing can be chosen nothing can be finished', () => {
  expect(look({ it: () => one([]) }, () => true, {})).toMatchObject({ isPossible: false, judged: 0 });
});

test('an answer stands: nothing it does not fit is judged, and what it fits is looked for', () => {
  const counted = { answers: new Map([['ship', 'sloop']]), entries: new Map() };
  const possible = (fields: Fields): boolean => lookAhead(fields, counted, () => true, {}).isPossible;
  expect(possible({ ship: () => one(['sloop', 'brig']) })).toBe(true);
  expect(possible({ ship: () => one(['brig']) })).toBe(false);
  const later = { crew: () => range(1, 2), ship: ({ crew }: { readonly crew: number }) => one(crew < 2 ? ['brig'] : ['sloop']) };
  expect(possible(later)).toBe(true);
});

test('a number that can be finished is looked at once', () => {
  expect(look({ it: () => range(3, 3) }, () => true, { field: 'it' })).toMatchObject({ choice: { min: 3, max: 3 }, judged: 1 });
  expect(look({ it: () => range(1, 3) }, ({ it }) => it === 3, { field: 'it' })).toMatchObject({ choice: { min: 3, max: 3 }, judged: 3 });
});

// What is sure

const sure: readonly (readonly [name: string, choice: Choice<unknown>, hasAnswer: boolean])[] = [
  ['one', one(['a']), true],
  ['one of none', one([]), false],
  ['some', some(['a'], 0, 1), true],
  ['too many', some(['a'], 2, 3), false],
  ['a text without samples', text([], 5), true],
  ['a text', text(['a'], 5), true],
  ['a total', allot([{ part: 'a', min: 0, max: 2 }], 1), true],
  ['a total that cannot be', allot([{ part: 'a', min: 0, max: 2 }], 3), false],
];

test.each(sure)('what is sure is not looked behind, only whether it has an answer: %s', (_name, choice, hasAnswer) => {
  const later: Fields = { first: () => one(['x', 'y']), last: () => surely(choice) };
  expect(look(later, () => false, { field: 'first' })).toMatchObject({ choice: { from: hasAnswer ? ['x', 'y'] : [] }, judged: 0 });
  expect(look({ it: () => surely(choice) }, () => false, { field: 'it' })).toMatchObject({ isPossible: hasAnswer, judged: 0 });
});

test('what is sure ends the search', () => {
  const fields: Fields = {
    first: () => range(1, 2),
    last: ({ first }: { first: number }) => (first < 2 ? surely(one(['x'])) : one(['x'])),
  };
  expect(look(fields, () => false, {})).toMatchObject({ isPossible: true, judged: 0 });
});

// Lists

const terms: Fields = {
  terms: () => listOf(group<{ kind: string; years: number }>({ kind: () => one(['peace', 'war']), years: () => range(1, 2) }), 0, 2),
};

test('a list may end where it is long enough and nothing of the next entry is answered', () => {
  const seen = (aim: Aim, answers: Record<string, unknown> = {}): unknown => {
    const { enough, isPossible } = look(terms, () => true, aim, answers);
    return [enough, isPossible];
  };
  const first = { 'terms.0.kind': 'war', 'terms.0.years': 2 };
  expect(seen({ field: 'terms.0.kind' })).toEqual([true, true]);
  expect(seen({ field: 'terms.0.years' }, { 'terms.0.kind': 'war' })).toEqual([false, true]);
  expect(seen({ field: 'terms.1.kind' }, first)).toEqual([true, true]);
  expect(seen({ field: 'terms.1.years' }, { ...first, 'terms.1.kind': 'war' })).toEqual([false, true]);
});

test('whether a list may end is up to the judge, whether it must to its length', () => {
  const lengths = (most: number, answers: Record<string, unknown>, field: string): Outlook =>
    look(terms, ({ terms: all }) => (all as readonly unknown[]).length === most, { field }, answers);
  const first = { 'terms.0.kind': 'war', 'terms.0.years': 2 };
  expect(lengths(1, {}, 'terms.0.kind')).toMatchObject({ enough: false, isPossible: true });
  expect(lengths(0, {}, 'terms.0.kind')).toMatchObject({ enough: true, isPossible: false });
  expect(lengths(1, first, 'terms.1.kind')).toMatchObject({ enough: true, isPossible: false });
  expect(lengths(2, first, 'terms.1.kind')).toMatchObject({ enough: false, isPossible: true });
});

test('of ten entries and more each is told from those whose numbers begin alike', () => {
  const long: Fields = {
    pieces: () => listOf(group<{ side: number; up: number }>({ side: () => range(1, 2), up: () => range(1, 2) }), 0, 12),
  };
  const answered = Object.fromEntries(
    numbers(10).flatMap((n) => [
      [`pieces.${n - 1}.side`, 1],
      [`pieces.${n - 1}.up`, 2],
    ]),
  );
  expect(look(long, () => true, { field: 'pieces.10.side' }, answered)).toMatchObject({ enough: true, isPossible: true });
  expect(look(long, () => true, { field: 'pieces.1.side' }, { 'pieces.0.side': 1, 'pieces.0.up': 1 })).toMatchObject({ enough: true });
});

test('a list is as long as it must be and no longer than it may be', () => {
  const possible = (min: number, max: number, length: number): unknown => {
    const fields: Fields = { terms: () => listOf(one(['peace']), min, max) };
    const { isPossible, gaveUp } = look(fields, ({ terms: all }) => (all as readonly unknown[]).length === length, {});
    return [isPossible, gaveUp];
  };
  expect([0, 1, 2, 3].map((length) => possible(1, 2, length))).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(look({ terms: () => listOf(one(['peace']), 1, 2) }, () => true, { field: 'terms.0' })).toMatchObject({ enough: false });
});

test('a list that must be longer than it may be is none, and what makes another of it is looked for', () => {
  expect(look({ terms: () => listOf(one(['peace']), 2, 1) }, () => true, {})).toMatchObject({ isPossible: false, judged: 0 });
  const fields: Fields = {
    most: () => range(1, 2),
    terms: ({ most }: { readonly most: number }) => listOf(one(['peace']), 2, most),
  };
  expect(look(fields, () => true, {})).toMatchObject({ isPossible: true, judged: 1 });
});

test('an entry that nobody is asked for is there before the next is', () => {
  const fields: Fields = { terms: () => listOf<string>((before) => (before.length === 0 ? fixed('truce') : one(['peace', 'war'])), 0, 2) };
  const seen = look(fields, ({ terms: all }) => !(all as readonly unknown[]).includes('war'), { field: 'terms.1' });
  expect(seen).toMatchObject({ choice: { from: ['peace'] }, enough: true, isPossible: true });
});

test('a list within an entry may not end in the midst of an entry of its own', () => {
  const cell = group<{ mark: string; size: number }>({ mark: () => one(['x', 'o']), size: () => range(1, 2) });
  const rows: Fields = {
    rows: () =>
      listOf(group<{ name: string; cells: readonly unknown[] }>({ name: () => one(['a']), cells: () => listOf(cell, 0, 2) }), 0, 2),
  };
  const begun = { 'rows.0.name': 'a' };
  expect(look(rows, () => true, { field: 'rows.0.cells.0.mark' }, begun)).toMatchObject({ enough: true });
  expect(look(rows, () => true, { field: 'rows.0.cells.0.size' }, { ...begun, 'rows.0.cells.0.mark': 'x' })).toMatchObject({
    enough: false,
  });
});

test('a group may go without a name', () => {
  const fields: Fields = {
    '': () => group<{ kind: string; terms: readonly string[] }>({ kind: () => one(['war']), terms: () => listOf(one(['peace']), 0, 1) }),
  };
  expect(look(fields, () => true, { field: '.terms.0' }, { '.kind': 'war' })).toMatchObject({ choice: { from: ['peace'] }, enough: true });
});

test('what an answer stands for is what is judged', () => {
  const doubled = via(range(1, 3), { to: (n) => n * 2, from: (n: number) => n / 2 });
  expect(look({ it: () => doubled }, ({ it }) => it === 4, { field: 'it' })).toMatchObject({ choice: { kind: 'range', min: 2, max: 2 } });
});

// How much is looked at

test('behind one answer so much is tried and no more', () => {
  const { judged, gaveUp, choice } = look(behind(2, 10_000), () => false, { field: 'first' });
  expect([judged, gaveUp, choice]).toMatchObject([effort.perAnswer, true, { from: [] }]); // two answers; each number is chosen, and judged
});

test('of a question that stands as it is no more answers are tried than one may cost', () => {
  const tried = (count: number): unknown => look({ it: () => some(numbers(count), 1, 1) }, () => false, { field: 'it' });
  // Each is chosen, and judged.
  expect(tried(300)).toMatchObject({ isPossible: false, judged: 300, gaveUp: false });
  expect(tried(301)).toMatchObject({ isPossible: false, judged: effort.perAnswer / 2, gaveUp: true });
});

test('behind all answers so much is tried and no more', () => {
  // 175 numbers are chosen and judged behind each: the effort ends in the midst of the thirty-fifth.
  expect(look(behind(34, 175), () => false, { field: 'first' })).toMatchObject({ judged: 34 * 175, gaveUp: false });
  expect(look(behind(100, 175), () => false, { field: 'first' })).toMatchObject({ judged: effort.perQuestion / 2, gaveUp: true });
  // And where it ends just with an answer, the next is not looked at.
  expect(look(behind(20, 300), () => false, { field: 'first' })).toMatchObject({ judged: 6_000, gaveUp: false });
  expect(look(behind(21, 300), () => false, { field: 'first' })).toMatchObject({ judged: 6_000, gaveUp: true });
});

test('a range of which too little could be looked at is not asked', () => {
  const fields: Fields = { first: () => range(1, 1_000), last: () => range(1, 300) };
  const seen = look(fields, ({ first }) => first === 999, { field: 'first' });
  expect(seen).toMatchObject({ isPossible: false, judged: effort.perQuestion / 2 });
  expect(look(fields, ({ first }) => first === 5, { field: 'first' }).choice).toMatchObject({ min: 5 });
});

test('a range is not looked through to its end once the effort is spent', () => {
  const numbersBehind: Fields = { first: () => range(1, 1_000), last: () => range(1, 300) };
  // Behind twenty numbers, and then it ends.
  expect(look(numbersBehind, () => false, { field: 'first' }).choice).toMatchObject({ min: 21, max: 1_000 });
  const onlyOne = look(numbersBehind, ({ first, last }) => first === 1 && last === 300, { field: 'first' });
  expect(onlyOne.choice).toMatchObject({ min: 1, max: 1_000 - 19 });
  // Whether it is spent to the last or overspent.
  for (const size of [299, 300, 301]) {
    const behind: Fields = { first: () => range(1, 1_000), last: () => range(1, size) };
    const one = look(behind, ({ first, last }) => first === 1 && last === size, { field: 'first' });
    expect([size, one.gaveUp, one.isPossible]).toEqual([size, true, false]);
  }
});

test('once the effort is spent nothing more is offered, not even what is sure', () => {
  const sureFrom = (first: number): Fields => ({
    first: () => one(numbers(25)),
    last: ({ first: chosen }: { readonly first: number }) => (chosen < first ? range(1, 300) : surely(range(1, 300))),
  });
  const late = (first: number): Outlook => look(sureFrom(first), () => false, { field: 'first' });
  expect(late(20)).toMatchObject({ choice: { from: [20, 21, 22, 23, 24, 25] }, gaveUp: false });
  expect(late(21)).toMatchObject({ choice: { from: [] }, gaveUp: true });
});

test('where the effort ends in the midst of a search, nothing after it is taken for sure', () => {
  // Of the entries every one is sure, but the empty list is tried first: with so many numbers behind it.
  const fields = (beside: readonly string[], size: number): Fields => ({
    first: () => one([1]),
    terms: () => listOf(surely(one(['peace'])), 0, 1),
    ...Object.fromEntries(beside.map((name) => [name, () => one([name])])),
    last: () => range(1, size),
  });
  const offered = (beside: readonly string[], size: number): Outlook => look(fields(beside, size), () => false, { field: 'first' });
  for (const beside of [[], ['flag']]) {
    expect(offered(beside, 299)).toMatchObject({ choice: { from: [1] }, gaveUp: false });
    expect(offered(beside, 300)).toMatchObject({ choice: { from: [] }, gaveUp: true });
  }
});
