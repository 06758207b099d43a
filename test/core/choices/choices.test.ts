import fc from 'fast-check';
import type { Answers, Choice, Dice } from 'ludoteca';
import {
  clone,
  E,
  freeze,
  group,
  listOf,
  nothing,
  objectsOf,
  one,
  pick,
  type Question,
  range,
  sampleFields,
  sampleOf,
  seeded,
  skip,
  some,
  text,
  valuesOf,
} from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { interview } from '../../../src/core/choices/interview.js';
import { caravan } from '../helpers/caravan.js';
import { hostileValues } from '../helpers/hostile.js';

type Fields = Parameters<typeof objectsOf>[0];
const all = (choice: Choice<unknown>): unknown[] => [...valuesOf(choice)];
const key = (value: unknown): string => JSON.stringify(value);

/** Fields of every kind, nested, with a field that applies only after some answers and one that sees an earlier one. */
const order: Fields = {
  planet: () => one(['brass', 'dusk']),
  ships: (chosen: { planet: string }) => (chosen.planet === 'brass' ? range(1, 3) : range(2, 2)),
  escort: (chosen: { ships: number }) => (chosen.ships < 3 ? skip : some([{ id: 'a' }, { id: 'b' }, { id: 'c' }], 1, 2)),
  terms: () =>
    listOf(
      group<{ kind: string; years?: number }>({
        kind: () => one(['peace', 'war']),
        years: ({ kind }) => (kind === 'war' ? skip : range(1, 2)),
      }),
      0,
      2,
    ),
  note: () => text(['hi', ''], 5),
  seal: () => one<unknown>([null, { mark: 1 }]),
};

// What each kind lists, worked out by hand

test.each<[name: string, choice: Choice<unknown>, values: unknown[]]>([
  ['one', one(['b', 'a']), ['b', 'a']],
  ['one of none', one([]), []],
  ['a range', range(-1, 2), [-1, 0, 1, 2]],
  ['a range of one', range(3, 3), [3]],
  ['an empty range', range(3, 2), []],
  ['some', some(['a', 'b', 'c'], 1, 2), [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c']]],
  ['some or none', some(['a'], 0, 5), [[], ['a']]],
  ['more than there are', some(['a'], 2, 3), []],
  ['none of none', some([], 0, 0), [[]]],
  ['a text', text(['x', ''], 9), ['x', '']],
  [
    'a group',
    group({ a: () => one([1, 2]), b: ({ a }: { a: number }) => range(a, 2) }),
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 2 },
    ],
  ],
  [
    'a group with a field left out',
    group({ a: () => one([1, 2]), b: ({ a }: { a: number }) => (a === 1 ? skip : one(['x'])) }),
    [{ a: 1 }, { a: 2, b: 'x' }],
  ],
  ['a group without a way', group({ a: () => one([1]), b: () => one([]) }), []],
  ['an empty group', group({}), [{}]],
  ['a list', listOf(one(['a', 'b']), 0, 2), [[], ['a'], ['b'], ['a', 'a'], ['a', 'b'], ['b', 'a'], ['b', 'b']]],
  ['a list of nothing', listOf(one([]), 0, 2), [[]]],
  ['a list that cannot be', listOf(one([]), 1, 2), []],
])('%s', (_name, choice, values) => {
  expect(all(choice)).toEqual(values);
  if (values.length === 0) expect(sampleOf(choice, seeded(1))).toBe(nothing);
});

test('values are made one at a time, so that the first of very many cost nothing', () => {
  let made = 0;
  for (const _ of valuesOf(
    listOf(
      some(
        Array.from({ length: 40 }, (_, i) => i),
        0,
        20,
      ),
      0,
      10,
    ),
  ))
    if (++made === 1000) break;
  expect(made).toBe(1000);
  const [first] = valuesOf(range(0, Number.POSITIVE_INFINITY));
  expect(first).toBe(0);
});

// Random choices, as arbitrary as choices come

const leaf: fc.Arbitrary<Choice<unknown>> = fc.oneof(
  fc
    .uniqueArray(fc.oneof(fc.string(), fc.integer(), fc.record({ id: fc.integer() })), { maxLength: 3, selector: key })
    .map((from) => one(from)),
  fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1, max: 2 })).map(([min, more]) => range(min, min + more)),
  fc.tuple(fc.uniqueArray(fc.integer(), { maxLength: 4 }), fc.nat(2), fc.nat(2)).map(([from, min, more]) => some(from, min, min + more)),
  fc.uniqueArray(fc.string({ maxLength: 5 }), { maxLength: 2 }).map((samples) => text(samples, 5)),
);
const choiceOf = (depth: number): fc.Arbitrary<Choice<unknown>> =>
  depth === 0
    ? leaf
    : fc.oneof(
        { weight: 3, arbitrary: leaf },
        {
          weight: 1,
          arbitrary: fc
            .tuple(choiceOf(depth - 1), choiceOf(depth - 1), fc.boolean())
            .map(([a, b, left]) => group({ a: () => a, b: () => (left ? skip : b) })),
        },
        { weight: 1, arbitrary: fc.tuple(choiceOf(depth - 1), fc.nat(1), fc.nat(1)).map(([of, min, more]) => listOf(of, min, min + more)) },
      );
const fieldsOf = (choices: readonly Choice<unknown>[]): Fields => Object.fromEntries(choices.map((choice, i) => [`f${i}`, () => choice]));
const someFields = fc.array(choiceOf(2), { maxLength: 3 }).map(fieldsOf);

/** All ways of filling fields, or null if there are too many to compare with. */
const listed = (fields: Fields, most = 3000): Set<string> | null => {
  const found = new Set<string>();
  for (const way of objectsOf(fields)) {
    found.add(key(way));
    if (found.size > most) return null;
  }
  return found;
};

/** A random answer to a question; undefined if it has none. */
const answerTo = (question: Question, dice: Dice): unknown => {
  const value = sampleOf(question as Choice<unknown>, dice);
  return value === nothing ? undefined : value;
};

/** Fills a form at random, question by question, and says what it asked. */
const fillIn = (fields: Fields, dice: Dice): { value: unknown; answers: Answers } | null => {
  const answers: Record<string, unknown> = {};
  for (;;) {
    const step = interview(fields, answers);
    if (step.kind === 'done') return { value: step.value, answers };
    if (step.kind === 'misfit') throw new Error(step.message);
    expect(Object.hasOwn(answers, step.field)).toBe(false);
    const answer = answerTo(step.question, dice);
    const isEnough = step.enough !== null && (answer === undefined || dice.roll(2, 'enough') === 1);
    if (answer === undefined && !isEnough) return null;
    if (isEnough) answers[step.enough.field] = step.enough.answer;
    else answers[step.field] = answer;
  }
};

test('a sample is always one of those listed, and there is one exactly if there are any', () => {
  fc.assert(
    fc.property(someFields, fc.integer(), (fields, seed) => {
      const known = listed(fields);
      fc.pre(known !== null);
      const dice = seeded(seed);
      for (let i = 0; i < 5; i++) {
        const sample = sampleFields(fields, dice);
        // A list whose entries cannot be chosen has one way only, the empty list, which a sample may miss.
        if (sample === undefined) continue;
        expect(known!.has(key(sample))).toBe(true);
      }
      if (known!.size === 0) expect(sampleFields(fields, dice)).toBe(undefined);
    }),
  );
});

test('a form filled in at random gives one of those listed', () => {
  fc.assert(
    fc.property(someFields, fc.integer(), (fields, seed) => {
      const known = listed(fields);
      fc.pre(known !== null);
      const filled = fillIn(fields, seeded(seed));
      if (filled !== null) expect(known!.has(key(filled.value))).toBe(true);
      if (known!.size === 0) expect(filled).toBe(null);
    }),
  );
});

test('everything listed can be reached by samples and by the form', () => {
  const fields: Fields = { ...order, terms: () => listOf(one(['peace', 'war']), 0, 1) };
  const known = listed(fields)!;
  // Brass 1, 2: no escort; brass 3: 6 escorts; dusk 2. Times terms (none or one of two), notes and seals.
  expect(known.size).toBe((2 + 6 + 1) * (1 + 2) * 2 * 2);
  const dice = seeded('all ways');
  const sampled = new Set<string>();
  const filled = new Set<string>();
  for (let i = 0; i < 4_000; i++) {
    sampled.add(key(sampleFields(fields, dice)));
    filled.add(key(fillIn(fields, dice)!.value));
  }
  expect([...sampled].sort()).toEqual([...known].sort());
  expect([...filled].sort()).toEqual([...known].sort());
});

test('nothing is listed twice, and always in the same order', () => {
  const ways = [...objectsOf(order)].map(key);
  expect(new Set(ways).size).toBe(ways.length);
  expect([...objectsOf(order)].map(key)).toEqual(ways);
});

test('choosing alters nothing that choices are made of', () => {
  const from = freeze([{ id: 'a' }, { id: 'b' }]);
  const frozen: Fields = { a: () => freeze(some(from, 0, 2)), b: () => freeze(group({ c: () => one(from) })) };
  expect(listed(frozen)!.size).toBe(8);
  expect(fillIn(frozen, seeded(1))).not.toBe(null);
  expect(sampleFields(frozen, seeded(1))).not.toBe(undefined);
});

// Forms

test('a form asks field by field, sees earlier answers and leaves out what does not apply', () => {
  const asked = (answers: Answers) => {
    const step = interview(order, answers);
    return step.kind === 'ask' ? step.field : step.kind;
  };
  expect(asked({})).toBe('planet');
  expect(interview(order, { planet: 'dusk' })).toEqual({
    kind: 'ask',
    field: 'ships',
    question: { kind: 'range', min: 2, max: 2 },
    enough: null,
  });
  expect(asked({ planet: 'brass', ships: 3 })).toBe('escort');
  expect(asked({ planet: 'brass', ships: 2 })).toBe('terms.0.kind');
  expect(asked({ planet: 'brass', ships: 2, 'terms.length': 1 })).toBe('terms.0.kind');
  expect(asked({ planet: 'brass', ships: 2, 'terms.length': 1, 'terms.0.kind': 'peace' })).toBe('terms.0.years');
  expect(asked({ planet: 'brass', ships: 2, 'terms.length': 2, 'terms.0.kind': 'war' })).toBe('terms.1.kind');
  expect(
    interview(order, { planet: 'brass', ships: 2, 'terms.length': 1, 'terms.0.kind': 'war', note: 'hello', seal: { mark: 1 } }),
  ).toEqual({
    kind: 'done',
    value: { planet: 'brass', ships: 2, terms: [{ kind: 'war' }], note: 'hello', seal: { mark: 1 } },
  });
});

const brassFleet = { planet: 'brass', ships: 3 };
test.each<[answers: Answers, field: string]>([
  [{ planet: 'mars' }, 'planet'],
  [{ planet: undefined }, 'planet'],
  [{ planet: ['brass'] }, 'planet'],
  [{ planet: 'brass', ships: 0 }, 'ships'],
  [{ planet: 'brass', ships: 4 }, 'ships'],
  [{ planet: 'brass', ships: 1.5 }, 'ships'],
  [{ planet: 'brass', ships: '2' }, 'ships'],
  [{ planet: 'brass', ships: Number.NaN }, 'ships'],
  [{ planet: 'dusk', ships: 3 }, 'ships'],
  [{ ...brassFleet, escort: [] }, 'escort'],
  [{ ...brassFleet, escort: { length: 1, 0: { id: 'a' } } }, 'escort'],
  [{ ...brassFleet, escort: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, 'escort'],
  [{ ...brassFleet, escort: [{ id: 'a' }, { id: 'a' }] }, 'escort'],
  [{ ...brassFleet, escort: [{ id: 'z' }] }, 'escort'],
  [{ ...brassFleet, escort: [{ id: 'a' }], 'terms.length': 3 }, 'terms.length'],
  [{ ...brassFleet, escort: [{ id: 'a' }], 'terms.length': -1 }, 'terms.length'],
  [{ ...brassFleet, escort: [{ id: 'a' }], 'terms.length': 1, 'terms.0.kind': 'truce' }, 'terms.0.kind'],
  [{ planet: 'dusk', ships: 2, 'terms.length': 0, note: 'longer than five' }, 'note'],
  [{ planet: 'dusk', ships: 2, 'terms.length': 0, note: 7 }, 'note'],
])('%j does not fit, at %s', (answers, field) => {
  expect(interview(order, answers)).toMatchObject({ kind: 'misfit', field, message: expect.stringContaining(field) });
});

test('equal values are equal, whoever made them and in whatever order their keys come', () => {
  const fields: Fields = { deal: () => one([{ from: 'ada', to: 'bo' }]) };
  expect(interview(fields, { deal: { from: 'ada', to: 'bo' } })).toMatchObject({ kind: 'done' });
  expect(interview(fields, { deal: { to: 'bo', from: 'ada' } })).toEqual({ kind: 'done', value: { deal: { from: 'ada', to: 'bo' } } });
});

test('several things may be named in any order, and mean the same', () => {
  const step = interview({ cards: () => some([1, 2, 3], 1, 2) }, { cards: [3, 1] });
  expect(step).toEqual({ kind: 'done', value: { cards: [1, 3] } });
});

test('what is chosen is a thing of the list, not whatever resembles it', () => {
  const fields: Fields = { a: () => one([null, 'x']), b: () => one([{ id: 1 }]) };
  for (const answer of [Number.NaN, undefined, Symbol('x'), () => 1, { toJSON: () => null }])
    expect(interview(fields, { a: answer })).toMatchObject({ kind: 'misfit', field: 'a' });
  expect(interview(fields, { a: null, b: { toJSON: () => ({ id: 1 }) } })).toMatchObject({ kind: 'misfit', field: 'b' });
});

test('a hostile answer does not fit; it never throws', () => {
  const fields: Fields = { a: () => one([null, { id: 1 }]), b: () => some([{ id: 1 }, { id: 2 }], 0, 2) };
  for (const [name, answer] of hostileValues()) {
    if (answer === null) continue;
    expect([name, interview(fields, { a: answer })]).toMatchObject([name, { kind: 'misfit', field: 'a' }]);
    expect([name, interview(fields, { a: null, b: [answer] })]).toMatchObject([name, { kind: 'misfit', field: 'b' }]);
    expect([name, interview(fields, { a: null, b: answer })]).toMatchObject([name, { kind: 'misfit', field: 'b' }]);
  }
  const fail = (): never => {
    throw new Error('a trap');
  };
  let asked = 0;
  for (const answer of [
    new Proxy([], { get: fail, ownKeys: fail, getOwnPropertyDescriptor: fail }),
    new Proxy([{ id: 1 }], { get: (list, key) => (key === 'length' ? list.length : fail()) }),
    new Proxy([{ id: 1 }], { get: (_list, key) => (key === 'length' ? (asked++ === 0 ? 1 : 1e9) : 7) }),
    new Array(1e9),
  ])
    expect(interview(fields, { a: null, b: answer })).toMatchObject({ kind: 'misfit', field: 'b' });
});

test('answers that are no answers are none: the form begins at its beginning', () => {
  const fields: Fields = { cards: () => one(['x']) };
  for (const [name, answers] of hostileValues())
    expect([name, interview(fields, answers as Answers)]).toMatchObject([name, { kind: 'ask', field: 'cards' }]);
});

test('an inherited name is no answer', () => {
  expect(interview({ constructor: () => one(['x']) } as Fields, {})).toMatchObject({ kind: 'ask', field: 'constructor' });
});

// In a game

const { state } = accepted(caravan.setup({ players: ['ada', 'bo', 'cy'], rounds: 2 }, seeded('choices')));

test('a game lists, samples and asks for the same actions', () => {
  const legal = new Set(caravan.legalActions(state, 'ada', { types: ['send'] }).map(key));
  expect(legal.size).toBe(6 * 4 * (1 + 2 * 2) * 2);
  const dice = seeded('form');
  for (let i = 0; i < 200; i++) {
    const sampled = caravan.randomAction(state, 'ada', dice)!;
    if (sampled.type === 'send') expect(legal.has(key(sampled))).toBe(true);
    const answers: Record<string, unknown> = {};
    for (;;) {
      const next = accepted(caravan.choices(state, 'ada', 'send', answers));
      if (next.kind === 'done') {
        expect(legal.has(key(next.action))).toBe(true);
        break;
      }
      answers[next.field] = answerTo(next.question, dice);
    }
  }
});

test('a form is data: it survives JSON on its way to the client and back', () => {
  const answers: Record<string, unknown> = {};
  const dice = seeded('wire');
  for (;;) {
    const next = accepted(caravan.choices(state, 'bo', 'send', JSON.parse(JSON.stringify(answers)) as Answers));
    expect(JSON.parse(JSON.stringify(next))).toEqual(next);
    if (next.kind === 'done') break;
    answers[next.field] = answerTo(next.question, dice);
  }
});

test('what does not fit a form is refused with its field', () => {
  const [first] = refused(caravan.choices(state, 'ada', 'send', { cards: [99] }));
  expect(first).toMatchObject({ code: 'bad-parameter', clause: 'CORE-BAD-PARAMETER', path: 'cards' });
  const [hand] = state.hands['ada']!;
  const [seal] = refused(
    caravan.choices(state, 'ada', 'send', { cards: [hand], 'route.to': 'oasis', 'letters.length': 0, seal: { colour: 7 } }),
  );
  expect(seal).toMatchObject({ code: 'bad-parameter', path: 'seal' });
});

test('a form is refused to whoever may not act, in the order of the core', () => {
  const code = (player: string, type: string) =>
    refused(caravan.choices(state, player, type as Parameters<typeof caravan.choices>[2]))[0].code;
  expect(code('ada', 'sneeze')).toBe('unknown-action');
  expect(code('ada', 'constructor')).toBe('unknown-action');
  expect(code('zed', 'send')).toBe('unknown-player');
  expect(code('ada', 'judge')).toBe('wrong-phase');
  expect(code('referee', 'send')).toBe('not-your-turn');
  expect(accepted(caravan.choices(state, 'ada', 'retire'))).toEqual({ kind: 'done', action: { type: 'retire', player: 'ada' } });
});

test('limits bound what is tried, not what is legal', () => {
  const unlimited = caravan.legalActions(state, 'ada');
  expect(unlimited.length).toBe(241);
  expect(caravan.legalActions(state, 'ada', { limit: 3 })).toEqual([...unlimited.slice(0, 3), unlimited.at(-1)]);
  expect(caravan.legalActions(state, 'ada', { limit: 0 })).toEqual([]);
  expect(caravan.legalActions(state, 'ada', { types: ['retire'] })).toEqual([{ type: 'retire', player: 'ada' }]);
  expect(caravan.legalActions(state, 'ada', { types: [] })).toEqual([]);
  // What is no number, or no list, counts as not given.
  for (const nonsense of [Number.NaN, '3', null, {}, [3], 3n])
    expect(caravan.legalActions(state, 'ada', { limit: nonsense as number })).toEqual(unlimited);
  for (const nonsense of ['send', 7, null, {}]) expect(caravan.legalActions(state, 'ada', { types: nonsense as never })).toEqual(unlimited);
  expect(caravan.legalActions(state, 'ada', { limit: Number.POSITIVE_INFINITY })).toEqual(unlimited);
  for (const player of ['referee', 'zed', 'constructor', '']) expect(caravan.legalActions(state, player)).toEqual([]);
});

test('listed actions may be altered without harm to the state', () => {
  const before = clone(state);
  const action = pick(seeded(1), caravan.legalActions(state, 'ada', { types: ['send'] }), 'one') as unknown as { cards: number[] };
  action.cards.push(77);
  expect(state).toEqual(before);
  expect(E.isLeft(caravan.reduce(state, action as never, seeded(1)))).toBe(true);
});

/** May this text be the type of action for which a form is asked? */
type IsOffered<Text extends string> = Text extends Parameters<typeof caravan.choices>[2] ? true : false;

test('a form is asked for an action of the game: another word does not compile', () => {
  const known: readonly [IsOffered<'send'>, IsOffered<'retire'>] = [true, true];
  const misspelt: readonly [IsOffered<'sned'>, IsOffered<string>] = [false, false];
  expect([...known, ...misspelt]).toEqual([true, true, false, false]);
});
