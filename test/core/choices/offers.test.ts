import {
  type Answers,
  aboutOf,
  allot,
  type Choice,
  defineGame,
  E,
  effort,
  listOf,
  one,
  onlyAnswer,
  type Question,
  some,
  text,
  via,
} from 'ludoteca';
import { expect, test } from 'vitest';
import { hostileValues } from '../helpers/hostile.js';
import { begun, type State, type Workshop, workshop } from '../helpers/workshop.js';

const next = (type: Workshop['Action']['type'], answers: Answers = {}, state: State = begun, page = {}) =>
  workshop.choices(state, 'ada', type, answers, page);
const asked = (type: Workshop['Action']['type'], answers: Answers = {}, state: State = begun, page = {}) => {
  const step = next(type, answers, state, page);
  if (E.isLeft(step)) throw new Error(step.left[0].message);
  if (step.right.kind !== 'ask') throw new Error('nothing is asked');
  return step.right;
};
const refusal = (type: Workshop['Action']['type'], answers: Answers = {}, state: State = begun) => {
  const step = next(type, answers, state);
  return E.isLeft(step) ? step.left[0] : null;
};
const offered = (type: Workshop['Action']['type'], answers: Answers = {}, state: State = begun): Question =>
  asked(type, answers, state).question;

test('a page may be anything: what cannot be read counts as not given', () => {
  const whole = asked('crate');
  for (const [name, page] of hostileValues()) {
    expect([name, asked('crate', {}, begun, page as object)]).toEqual([name, whole]);
    const search = asked('crate', {}, begun, { search: '2', language: page, after: page });
    expect([name, search.question]).toEqual([name, expect.objectContaining({ kind: 'one' })]);
  }
});

test('of a list only what some completion allows is offered', () => {
  // 5 and 8 are long: they take two nails at least.
  expect(offered('crate')).toMatchObject({ kind: 'one', from: [2, 3, 5, 8] });
  expect(offered('crate', {}, { ...begun, nails: 1 })).toMatchObject({ from: [2, 3] });
});

test('of a range the numbers between the first and the last that can be finished', () => {
  expect(offered('crate', { length: 3 })).toEqual({ kind: 'range', min: 1, max: 8 });
  expect(offered('crate', { length: 8 })).toEqual({ kind: 'range', min: 1, max: 3 });
  expect(offered('crate', { length: 5, width: 2 })).toEqual({ kind: 'range', min: 2, max: 3 });
});

test('a list may end where the rule lets it, and its entries see those before', () => {
  const first = asked('fence');
  // Nothing higher than 8 could follow.
  expect([first.field, first.question, first.enough]).toMatchObject(['posts.0', { from: [2, 3, 5] }, null]);
  expect(asked('fence', { 'posts.0': 2 }).enough).toBe(null);
  const third = asked('fence', { 'posts.0': 2, 'posts.1': 3 });
  expect([third.field, third.question, third.enough]).toMatchObject(['posts.2', { from: [5, 8] }, { field: 'posts.length', answer: 2 }]);
});

test('a list to which nothing can be added ends by itself', () => {
  const step = next('fence', { 'posts.0': 5, 'posts.1': 8 });
  expect(step).toMatchObject(E.right({ kind: 'done', action: { posts: [5, 8] } }));
});

/** Nine is as high as no board: asked for in words, as one of several, or as a total. */
const nines: readonly (readonly [kind: Question['kind'], nine: Choice<number>])[] = [
  ['text', via(text(['9'], 1), { to: Number, from: String })],
  ['some', via(some([9], 1, 1), { to: ([post]) => post!, from: (post: number) => [post] })],
  ['allot', via(allot([{ part: 'post', min: 9, max: 9 }], 9), { to: ({ post }) => post!, from: (post: number) => ({ post }) })],
];

test.each(nines)(
  'an entry that begins with a question of the kind %s is not asked for where no answer to it can be finished',
  (kind, nine) => {
    const { rules } = workshop.definition;
    const posts = (lengths: readonly number[]) =>
      listOf<number>((before) => (before.length < 2 ? one(lengths.filter((length) => !before.includes(length))) : nine), 0, 3);
    const fenced = defineGame<Workshop>({
      ...workshop.definition,
      rules: { ...rules, fence: { ...rules.fence, choices: { posts: ({ boards }) => posts(boards) } } },
    });
    const answers = { 'posts.0': 2, 'posts.1': 3 };
    expect(fenced.choices(begun, 'ada', 'fence', answers)).toMatchObject(E.right({ kind: 'done', action: { posts: [2, 3] } }));
    // With a board of nine it is asked for, and the fence may end before it.
    expect(fenced.choices({ ...begun, boards: [2, 3, 9] }, 'ada', 'fence', answers)).toMatchObject(
      E.right({ kind: 'ask', field: 'posts.2', question: { kind }, enough: { field: 'posts.length', answer: 2 } }),
    );
  },
);

test('a list whose length is said first is asked so many entries', () => {
  expect(asked('fence', { 'posts.length': 2 })).toMatchObject({ field: 'posts.0', enough: null });
  expect(next('fence', { 'posts.length': 2, 'posts.0': 2, 'posts.1': 3 })).toMatchObject(E.right({ kind: 'done' }));
  expect(refusal('fence', { 'posts.length': 6 })).toMatchObject({ code: 'bad-parameter', path: 'posts.length' });
  expect(refusal('fence', { 'posts.length': 1 })).toMatchObject({ code: 'too-short', clause: 'WS-2', path: 'posts.length' });
});

test('several things that must be worth a sum say what each is worth', () => {
  expect(offered('shelf')).toEqual({
    kind: 'some',
    from: [2, 3, 5, 8],
    min: 1,
    max: 3,
    sum: { worth: [2, 3, 5, 8], min: 10, max: 10 },
    about: [2, 3, 5, 8].map((board) => ({ kind: 'board', id: board })),
  });
  expect(next('shelf', { boards: [8, 2] })).toMatchObject(E.right({ kind: 'done', action: { boards: [2, 8] } }));
  expect(refusal('shelf', { boards: [8, 3] })).toMatchObject({
    code: 'bad-parameter',
    path: 'boards',
    message: expect.stringContaining('worth 10'),
  });
  // 2, 3 and 5 make ten; without the 2 nothing does.
  expect(refusal('shelf', {}, { ...begun, boards: [3, 5, 8] })).toMatchObject({ code: 'nothing-to-choose' });
});

test('a total over parts is given part by part; what is not named takes its least', () => {
  const { question } = asked('chair');
  expect(question).toMatchObject({ kind: 'allot', min: 10, max: 10, shortcuts: [{ back: 4, seat: 3, legs: 3 }, { back: 99 }] });
  expect(next('chair', { paint: { back: 6, seat: 3 } })).toMatchObject(E.right({ kind: 'done', action: { paint: [6, 3, 1] } }));
  for (const paint of [{ back: 7, seat: 2 }, { back: 6 }, { back: 6, seat: 3, arms: 1 }, { back: 6, seat: 3.5 }, [6, 3, 1], null, 'much'])
    expect(refusal('chair', { paint })).toMatchObject({ code: 'bad-parameter', path: 'paint' });
});

test('an answer that stands for something else is asked as it is and finished as it should be', () => {
  expect(refusal('sign', { words: '' })).toMatchObject({ path: 'words', message: expect.stringContaining('1 to 12') });
  const given = { words: 'Closed', 'places.0.board': 5, 'places.0.height': 2, 'places.length': 1 };
  expect(next('sign', given)).toMatchObject(E.right({ action: { places: { 5: 2 } } }));
  // No board hangs twice.
  expect(offered('sign', { words: 'Closed', 'places.0.board': 5, 'places.0.height': 2 })).toMatchObject({ from: [2, 3, 8] });
});

test('words that must say something are more than spaces, and the question says so', () => {
  const { rules } = workshop.definition;
  const said = defineGame<Workshop>({
    ...workshop.definition,
    rules: { ...rules, sign: { ...rules.sign, choices: { ...rules.sign.choices!, words: () => text(['Open'], 12, 'not-blank') } } },
  });
  const step = (words: unknown) => said.choices(begun, 'ada', 'sign', { words });
  expect(said.choices(begun, 'ada', 'sign')).toMatchObject(
    E.right({ question: { kind: 'text', minLength: 1, maxLength: 12, notBlank: true } }),
  );
  expect(step(' Open ')).toMatchObject(E.right({ field: 'places.0.board' }));
  for (const words of ['', ' ', ' \t\u00a0\n', 'much too long for it', 7])
    expect(step(words)).toMatchObject(
      E.left([{ code: 'bad-parameter', path: 'words', message: expect.stringContaining('not only spaces') }]),
    );
  // Elsewhere a space is a character like others.
  expect(next('sign', { words: ' ' })).toMatchObject(E.right({ field: 'places.0.board' }));
});

test('an action that nothing can finish is not open, and its form is refused with what stands against it', () => {
  expect(workshop.open(begun, 'ada')).toEqual(['shelf', 'crate', 'fence', 'chair', 'sign']);
  expect(refusal('rest')).toMatchObject({ code: 'nails-left', clause: 'WS-1' });
  expect(workshop.open({ ...begun, nails: 0 }, 'ada')).toContain('rest');
  expect(workshop.open(begun)).toContain('rest');
  expect(workshop.open(begun, 'bo')).toEqual([]);
});

test('where looking ahead would take too long it is given up, and said', () => {
  expect(refusal('puzzle', {}, { ...begun, secret: 1 })).toMatchObject({
    code: 'nothing-to-choose',
    facts: { type: 'puzzle', gaveUp: true },
  });
  // With only the last turn missing, it is found.
  const sevens = Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`turns.${i}`, 7]));
  expect(offered('puzzle', sevens, { ...begun, secret: 1 })).toEqual({ kind: 'range', min: 7, max: 7 });
});

test('a finished form asks once whose turn it is', () => {
  let turns = 0;
  const { phases } = workshop.definition;
  const counted = defineGame<Workshop>({
    ...workshop.definition,
    phases: {
      ...phases,
      work: {
        ...phases.work,
        actors: () => {
          turns++;
          return ['ada'];
        },
      },
    },
  });
  expect(counted.choices(begun, 'ada', 'crate', { length: 3, width: 2 })).toMatchObject(E.right({ kind: 'done' }));
  expect(turns).toBe(1);
});

test('no question costs more than the effort that is stated', () => {
  let checks = 0;
  const { rules } = workshop.definition;
  const counted = defineGame<Workshop>({
    ...workshop.definition,
    rules: {
      ...rules,
      puzzle: {
        ...rules.puzzle,
        check(state, action) {
          checks++;
          return rules.puzzle.check!(state, action);
        },
      },
    },
  });
  const puzzling = { ...begun, secret: 1 };
  expect(counted.open(puzzling, 'ada')).not.toContain('puzzle');
  expect(checks).toBeGreaterThan(1);
  expect(checks).toBeLessThanOrEqual(effort.perAnswer);
  checks = 0;
  expect(E.isLeft(counted.choices(puzzling, 'ada', 'puzzle'))).toBe(true);
  expect(checks).toBeLessThanOrEqual(effort.perQuestion + 2 * effort.perAnswer);
});

test('an answer that leads astray is named, with what stands against it', () => {
  expect(refusal('crate', { length: 8, width: 9 })).toMatchObject({ code: 'too-large', clause: 'WS-1', path: 'width' });
  expect(refusal('crate', { length: 8, width: 3, nails: 1 })).toMatchObject({ code: 'too-few-nails', path: 'nails' });
  expect(refusal('crate', { length: 4 })).toMatchObject({ code: 'bad-parameter', path: 'length' });
});

test('an entry of a list that leads astray is named, and not one of those after it', () => {
  // No third post is as high as 9 but the last: with it in the second place nothing can follow.
  const boards = { ...begun, boards: [1, 2, 9] };
  const astray = refusal('fence', { 'posts.length': 3, 'posts.0': 1, 'posts.1': 9 }, boards);
  expect(astray).toMatchObject({ path: 'posts.1' });
  expect(refusal('fence', { 'posts.length': 3, 'posts.0': 2 }, boards)).toMatchObject({ path: 'posts.0' });
});

test('long lists come in pages, or by what is searched for', () => {
  const many = { ...begun, boards: Array.from({ length: 450 }, (_, i) => i + 1) };
  const first = asked('crate', {}, many).question;
  // Of boards up to 24 crates can be made; there are no more.
  expect(first).toMatchObject({ from: Array.from({ length: 24 }, (_, i) => i + 1) });
  expect(first).not.toHaveProperty('more');
  const page = asked('crate', {}, many, { most: 10 }).question;
  expect(page).toMatchObject({ from: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], more: 10 });
  expect(asked('crate', {}, many, { most: 10, after: 20 }).question).toMatchObject({ from: [21, 22, 23, 24] });
  expect(asked('crate', {}, many, { search: '3 ELLS' }).question).toMatchObject({ from: [3, 13, 23] });
  expect(asked('crate', {}, many, { search: 'nothing like it' }).question).toMatchObject({ from: [] });
  for (const page of [{ most: Number.NaN, after: -3, search: 7 }, null, 'x'])
    expect(next('crate', {}, begun, page as never)).toMatchObject(E.right({ kind: 'ask' }));
});

test('an answer says what it is on the board', () => {
  const question = offered('crate');
  expect(aboutOf(question, 5)).toEqual({ kind: 'board', id: 5 });
  expect(aboutOf(question, 4)).toBe(null);
  expect(aboutOf(offered('chair'), 'seat')).toEqual({ kind: 'part', id: 'seat' });
  expect(aboutOf(offered('crate', { length: 3 }), 2)).toBe(null);
});

test('a question that leaves no choice says its one answer', () => {
  expect(onlyAnswer(asked('crate', {}, { ...begun, boards: [3] }))).toEqual({ answer: 3 });
  expect(onlyAnswer(asked('crate', { length: 3 }))).toBe(null);
  expect(onlyAnswer(asked('crate', { length: 8, width: 1 }, { ...begun, nails: 2 }))).toEqual({ answer: 2 });
  expect(onlyAnswer(asked('fence', { 'posts.0': 3, 'posts.1': 5 }))).toBe(null);
});

test('questions and answers have words, of the game or of its names', () => {
  const { labels } = workshop;
  expect(labels.question('crate', 'length')).toBe('How long?');
  expect(labels.question('sign', 'places.0.height')).toBe('places 1, height');
  expect(labels.answer('crate', 'length', 5)).toBe('5 ells');
  expect(labels.answer('crate', 'width', 5)).toBe('5');
  expect(labels.answer('sign', 'words', true)).toBe('yes');
  expect(labels.answer('sign', 'words', null)).toBe('none');
  expect(labels.answer('sign', 'places', [{ board: '2' }])).toBe('board: board 2');
  const circle: { self?: unknown } = {};
  circle.self = circle;
  for (const value of [
    circle,
    Symbol('x'),
    () => 1,
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    ),
  ])
    expect(typeof labels.answer('sign', 'places', value)).toBe('string');
  expect(typeof labels.question('sign', 7 as never)).toBe('string');
});

test('listing says whether it is whole', () => {
  const crates = workshop.listActions(begun, 'ada', { types: ['crate'] });
  expect(crates.complete).toBe(true);
  expect(crates.actions).toEqual(workshop.legalActions(begun, 'ada', { types: ['crate'] }));
  expect(workshop.listActions(begun, 'ada', { types: ['crate'], limit: 5 }).complete).toBe(false);
  // Of paint and of words there are too many ways.
  expect(workshop.listActions(begun, 'ada', { types: ['chair'] })).toMatchObject({ complete: false, actions: [{ paint: [4, 3, 3] }] });
  expect(workshop.listActions(begun, 'ada', { types: ['sign'] }).complete).toBe(false);
  expect(workshop.listActions(begun, 'bo')).toEqual({ actions: [], complete: true });
});
