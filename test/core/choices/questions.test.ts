import { expect, test } from 'vitest';
import { answersTo } from '../../../src/core/choices/answering.js';
import { allot, type Choice, type Fields, group, listOf, one, range, skip, some, text, via } from '../../../src/core/choices/choices.js';
import { interview } from '../../../src/core/choices/interview.js';
import { onlyAnswer } from '../../../src/core/choices/only-answer.js';
import { aboutOf, fitted, type Leaf, type Question, questionOf } from '../../../src/core/choices/questions.js';
import { hostileValues } from '../helpers/hostile.js';

const ask = (question: Question, mayEnd = false) =>
  onlyAnswer({ kind: 'ask', field: 'it', question, enough: mayEnd ? { field: 'it.length', answer: 1 } : null });
const parts = (...bounds: readonly (readonly [number, number])[]) => bounds.map(([min, max], i) => ({ part: `p${i}`, min, max }));

test('a question that leaves no choice has one answer', () => {
  expect(ask({ kind: 'one', from: ['a'] })).toEqual({ answer: 'a' });
  expect(ask({ kind: 'range', min: 3, max: 3 })).toEqual({ answer: 3 });
  expect(ask({ kind: 'some', from: ['a', 'b'], min: 2, max: 2 })).toEqual({ answer: ['a', 'b'] });
  expect(ask({ kind: 'some', from: [], min: 0, max: 0 })).toEqual({ answer: [] });
  expect(ask({ kind: 'allot', parts: parts([1, 1], [2, 2]), min: 3, max: 3, shortcuts: [] })).toEqual({ answer: { p0: 1, p1: 2 } });
});

test('where there is another answer, or the list may end, there is more than one', () => {
  expect(ask({ kind: 'one', from: ['a', 'b'] })).toBe(null);
  expect(ask({ kind: 'one', from: [] })).toBe(null);
  expect(ask({ kind: 'one', from: ['a'], more: 1 })).toBe(null);
  expect(ask({ kind: 'one', from: ['a'] }, true)).toBe(null);
  expect(ask({ kind: 'range', min: 3, max: 4 })).toBe(null);
  expect(ask({ kind: 'some', from: ['a', 'b'], min: 1, max: 2 })).toBe(null);
  expect(ask({ kind: 'allot', parts: parts([1, 1], [1, 2]), min: 2, max: 3, shortcuts: [] })).toBe(null);
  expect(ask({ kind: 'text', maxLength: 0, samples: [''] })).toBe(null);
});

const leaf = (choice: Choice<unknown>): Leaf => {
  if (choice.kind === 'group' || choice.kind === 'list' || choice.kind === 'via') throw new Error('It is asked piece by piece.');
  return choice;
};

test.each<[choice: Choice<unknown>, question: Question]>([
  [one(['a'], 'planet'), { kind: 'one', from: ['a'], about: [{ kind: 'planet', id: 'a' }] }],
  [one(['a']), { kind: 'one', from: ['a'] }],
  [range(1, 3, { sure: true }), { kind: 'range', min: 1, max: 3 }],
  [some(['a'], 0, 1), { kind: 'some', from: ['a'], min: 0, max: 1 }],
  [
    some(['a'], 0, 1, { sum: 1, about: 'card' }),
    { kind: 'some', from: ['a'], min: 0, max: 1, sum: { worth: [1], min: 1, max: 1 }, about: [{ kind: 'card', id: 'a' }] },
  ],
  [allot(parts([0, 1]), 1), { kind: 'allot', parts: parts([0, 1]), min: 1, max: 1, shortcuts: [] }],
  [text(['a'], 5), { kind: 'text', samples: ['a'], maxLength: 5 }],
  [text(['ab'], 5, 2), { kind: 'text', samples: ['ab'], maxLength: 5, minLength: 2 }],
  [text(['a'], 5, 'not-blank'), { kind: 'text', samples: ['a'], maxLength: 5, minLength: 1, notBlank: true }],
])('a question is plain data: %#', (choice, question) => {
  expect(questionOf(leaf(choice))).toStrictEqual(question);
  expect(JSON.parse(JSON.stringify(questionOf(leaf(choice))))).toStrictEqual(question);
});

test.each<[choice: Choice<unknown>, good: readonly unknown[], bad: readonly unknown[], why: string]>([
  [one(['a', 1, { id: 2 }]), ['a', 1, { id: 2 }], ['b', '1', 2, { id: 3 }, null], 'it is not among the choices'],
  [range(1, 3), [1, 3], [0, 4, 1.5, '2'], 'it should be from 1 to 3'],
  [
    some(['a', 'b', 'c'], 1, 2),
    [['a'], ['a', 'c']],
    [[], ['a', 'a'], ['d'], ['a', 'b', 'c'], 'a', null],
    'it should be 1 to 2 different ones of the choices',
  ],
  [
    some(['a', 'b', 'c'], 2, 2),
    [['a', 'c']],
    [['a'], ['a', 'a'], ['a', 'd'], ['a', 'b', 'c']],
    'it should be exactly 2 of the choices, none twice',
  ],
  [
    some([1, 2, 3], 0, 3, { worth: (coin) => coin, sum: 3 }),
    [[3], [1, 2]],
    [[], [2], [1, 3]],
    'it should be 0 to 3 different ones of the choices, worth 3 together',
  ],
  [
    some([1, 2, 3], 0, 3, { worth: (coin) => coin, sum: { min: 2, max: 3 } }),
    [[2], [3], [1, 2]],
    [[1], [1, 3]],
    'it should be 0 to 3 different ones of the choices, worth 2 to 3 together',
  ],
  [
    allot(parts([1, 2], [0, 2]), { min: 2, max: 3 }),
    [
      { p0: 1, p1: 1 },
      { p0: 2, p1: 1 },
    ],
    [{ p0: 1, p1: 0 }, { p0: 2, p1: 2 }, { p2: 2 }, { p0: 2, p1: 0, p2: 0 }, [2], new Uint8Array(2), null, 'p0'],
    'it should allot 2 to 3 in all, to each part from its least to its most',
  ],
  [allot(parts([0, 2]), 1), [{ p0: 1 }], [{}], 'it should allot 1 in all, to each part from its least to its most'],
  [
    allot(parts([0, 2]), { min: 0, max: 2 }),
    [{ p0: 0 }, { p0: 2 }],
    [0, 2, '', true, null, undefined, [], new Uint8Array(0), () => 1],
    'it should allot 0 to 2 in all, to each part from its least to its most',
  ],
  [text([], 3), ['', 'abc', '  '], ['abcd', 1, null, ['a']], 'it should be a text of at most 3 characters'],
  [text([], 3, 2), ['ab', 'abc', '  '], ['a', 'abcd'], 'it should be a text of 2 to 3 characters'],
  [text([], 3, 'not-blank'), ['a', ' a '], ['', '  ', '\t', 'abcd'], 'it should be a text of at most 3 characters, and not only spaces'],
])('what fits is taken as the choice has it, and what does not is told: %#', (choice, good, bad, why) => {
  for (const answer of good) expect(fitted(leaf(choice), answer)).toEqual({ value: answer });
  for (const answer of bad) expect([answer, fitted(leaf(choice), answer)]).toEqual([answer, why]);
  for (const [, answer] of hostileValues()) expect(['string', 'object']).toContain(typeof fitted(leaf(choice), answer));
});

test('several are given back in the order of the list, and as the list has them', () => {
  const [first, second] = [{ id: 1 }, { id: 2 }];
  const fit = fitted(leaf(some([first, second], 1, 2)), [{ id: 2 }, { id: 1 }]);
  if (typeof fit === 'string') throw new Error(fit);
  const [one, two] = fit.value as readonly unknown[];
  expect([one === first, two === second]).toEqual([true, true]);
  expect(fitted(leaf(allot(parts([1, 2], [0, 2]), 3)), { p1: 2 })).toEqual({ value: { p0: 1, p1: 2 } });
});

test('what an answer is on the board is known of those that are shown', () => {
  const planets = questionOf(leaf(one(['cadia', 'fenris', { id: 1 }], 'planet')));
  expect([aboutOf(planets, 'fenris'), aboutOf(planets, 'terra'), aboutOf(planets, { id: 1 })]).toEqual([
    { kind: 'planet', id: 'fenris' },
    null,
    null,
  ]);
  expect(aboutOf(questionOf(leaf(some(['a'], 0, 1, 'card'))), 'a')).toEqual({ kind: 'card', id: 'a' });
  for (const choice of [one(['a']), some(['a'], 0, 1), range(1, 2), text(['a'], 5)])
    expect(aboutOf(questionOf(leaf(choice)), 'a')).toBe(null);
  const war = { kind: 'front', id: 'west' };
  const shared: Question = {
    kind: 'allot',
    parts: [
      { part: 'west', min: 0, max: 1, about: war },
      { part: 'east', min: 0, max: 1 },
    ],
    min: 0,
    max: 1,
    shortcuts: [],
  };
  expect(['west', 'east', 'north'].map((part) => aboutOf(shared, part))).toEqual([war, null, null]);
});

test('a list may end at the first question of an entry, and not in the midst of it', () => {
  const fields = {
    terms: () => listOf(group<{ kind: string; years: number }>({ kind: () => one(['peace', 'war']), years: () => range(1, 3) }), 1, 3),
  };
  const first = { 'terms.0.kind': 'peace', 'terms.0.years': 2 };
  expect(interview(fields, {})).toMatchObject({ kind: 'ask', field: 'terms.0.kind', enough: null });
  expect(interview(fields, first)).toMatchObject({ kind: 'ask', field: 'terms.1.kind', enough: { field: 'terms.length', answer: 1 } });
  expect(interview(fields, { ...first, 'terms.1.kind': 'war' })).toMatchObject({ kind: 'ask', field: 'terms.1.years', enough: null });
  expect(interview(fields, { ...first, 'terms.length': 1 })).toEqual({ kind: 'done', value: { terms: [{ kind: 'peace', years: 2 }] } });
  for (const length of [0, 4, 1.5, '1', null])
    expect(interview(fields, { 'terms.length': length })).toEqual({
      kind: 'misfit',
      field: 'terms.length',
      message: 'terms.length: it should be from 1 to 3.',
    });
});

test('answers lead to a list of as many entries as there may be, and to no other', () => {
  const fields = { terms: () => listOf(one(['peace', 'war']), 1, 2) };
  expect(answersTo(fields, { terms: ['war'] })).toEqual({ 'terms.0': 'war', 'terms.length': 1 });
  expect(answersTo(fields, { terms: ['war', 'peace'] })).toEqual({ 'terms.0': 'war', 'terms.1': 'peace' });
  for (const terms of [[], ['war', 'war', 'war'], ['truce'], 'war', null, undefined]) expect(answersTo(fields, { terms })).toBe(null);
});

test('a list within an entry is ended before the list around it', () => {
  const rows = (least: number) => ({
    rows: () => listOf(group<{ cells: readonly string[] }>({ cells: () => listOf(one(['x', 'o']), least, 2) }), 0, 2),
  });
  expect(interview(rows(0), {})).toMatchObject({ field: 'rows.0.cells.0', enough: { field: 'rows.0.cells.length', answer: 0 } });
  // Where the inner one may not end yet, the outer one may.
  expect(interview(rows(1), {})).toMatchObject({ field: 'rows.0.cells.0', enough: { field: 'rows.length', answer: 0 } });
});

test('a list of lists may end where the next of them may not end yet', () => {
  const pairs = (of: Choice<string>) => ({ rows: () => listOf(listOf(of, 1, 2), 1, 2) });
  const fields = pairs(one(['x', 'o']));
  const first = { 'rows.0.0': 'x', 'rows.0.length': 1 };
  expect(interview(fields, {})).toMatchObject({ field: 'rows.0.0', enough: null });
  expect(interview(fields, { 'rows.0.0': 'x' })).toMatchObject({ field: 'rows.0.1', enough: { field: 'rows.0.length', answer: 1 } });
  expect(interview(fields, first)).toMatchObject({ field: 'rows.1.0', enough: { field: 'rows.length', answer: 1 } });
  expect(interview(fields, { ...first, 'rows.length': 1 })).toEqual({ kind: 'done', value: { rows: [['x']] } });
  // What was said of the length of an entry is an answer within it.
  expect(interview(fields, { ...first, 'rows.1.length': 2 })).toMatchObject({ field: 'rows.1.0', enough: null });
});

test('of a list whose length was said it is not asked again whether it is enough', () => {
  const fields = { terms: () => listOf(one(['peace', 'war']), 0, 2) };
  expect(interview(fields, {})).toMatchObject({ field: 'terms.0', enough: { field: 'terms.length', answer: 0 } });
  expect(interview(fields, { 'terms.length': 1 })).toMatchObject({ field: 'terms.0', enough: null });
});

test('an answer within an entry that does not fit is told, and nothing beside it', () => {
  const fields = { terms: () => listOf(group<{ kind: string }>({ kind: () => one(['peace', 'war']) }), 0, 2) };
  expect(interview(fields, { 'terms.0.kind': 'truce' })).toStrictEqual({
    kind: 'misfit',
    field: 'terms.0.kind',
    message: 'terms.0.kind: it is not among the choices.',
  });
});

test('a list that must be longer than it may be cannot be filled', () => {
  const fields = { terms: () => listOf(one(['peace']), 2, 1) };
  expect(interview(fields, { 'terms.0': 'peace' })).toEqual({
    kind: 'misfit',
    field: 'terms.length',
    message: 'terms.length: there is nothing to choose.',
  });
});

test('no answer leads to a field that is not asked for, unless it is there by name only', () => {
  const fields: Fields = { size: () => range(1, 3), colour: () => skip };
  expect(answersTo(fields, { size: 2, colour: undefined, note: undefined })).toEqual({ size: 2 });
  for (const beside of [{ colour: 'red' }, { note: null }]) expect(answersTo(fields, { size: 2, ...beside })).toBe(null);
});

test('no answer leads to what is there instead of an object', () => {
  const fields = { order: () => group({}) };
  expect(answersTo(fields, { order: {} })).toEqual({});
  for (const order of [7, 'at once', '', true, null, undefined, []]) expect(answersTo(fields, { order })).toBe(null);
});

test('no answer leads to what is not there, whatever a choice is among', () => {
  const fields = { size: () => one<number | undefined>([undefined, 2]) };
  expect(answersTo(fields, { size: 2 })).toEqual({ size: 2 });
  expect([answersTo(fields, { size: undefined }), answersTo(fields, {})]).toEqual([null, null]);
});

test('what an answer stands for is what later fields see', () => {
  const inWords = via(one(['small', 'large']), {
    to: (word) => (word === 'large' ? 2 : 1),
    from: (size: number) => (size === 2 ? 'large' : 'small'),
  });
  const fields = { size: () => inWords, boards: ({ size }: { readonly size: number }) => range(size, size) };
  expect(answersTo(fields, { size: 2, boards: 2 })).toEqual({ size: 'large', boards: 2 });
  expect(answersTo(fields, { size: 1, boards: 2 })).toBe(null);
});

test('a value for which no answer stands is not made anything of', () => {
  const inFigures = via(range(1, 3), { to: (n) => n.toFixed(), from: (figure: string) => (figure === '2' ? 2 : undefined) });
  expect(answersTo({ size: () => inFigures }, { size: '2' })).toEqual({ size: 2 });
  expect(answersTo({ size: () => inFigures }, { size: 'two' })).toBe(null);
});

test('who looks for the answer that stands for a value may fail at what is not there, and at nothing else', () => {
  const failing = via(range(1, 3), {
    to: (n) => n,
    from: (): number => {
      throw new Error('There is a mistake in the rule.');
    },
  });
  expect(answersTo({ size: () => failing }, { size: undefined })).toBe(null);
  expect(() => answersTo({ size: () => failing }, { size: 2 })).toThrow('There is a mistake in the rule.');
});
