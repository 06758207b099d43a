import fc from 'fast-check';
import type { RefusalOf } from 'ludoteca';
import { clone, defineGame, E, seeded } from 'ludoteca';
import { refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { often } from '../../long.js';
import { caravan } from '../helpers/caravan.js';
import { over, players, retired, ruling, send, start } from '../helpers/caravan-scenes.js';
import type { Caravan } from '../helpers/caravan-types.js';
import { hostileValues } from '../helpers/hostile.js';

const decoders: readonly (readonly [string, (input: unknown) => E.Either<RefusalOf<Caravan>, unknown>])[] = [
  ['an action', (input) => caravan.decodeAction(input, 'ada')],
  ['a configuration', caravan.decodeConfig],
  ['a state', caravan.decodeState],
  ['an action to be played', (input) => caravan.reduce(start, input as never, seeded(1))],
  ['an action to be played in place', (input) => caravan.reduceInPlace(clone(start), input as never, seeded(1))],
  ['a set-up', (input) => caravan.setup(input as never, seeded(1))],
];
/** One value with another put in the place of one of its parts. */
const planted = (template: unknown, path: readonly string[], value: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(template) ? [...template] : { ...(template as object) }) as Record<string, unknown>;
  copy[step] = planted(copy[step], rest, value);
  return copy;
};
const pathsIn = (value: unknown): string[][] =>
  typeof value !== 'object' || value === null
    ? [[]]
    : [[], ...Object.entries(value).flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path]))];
const templates: readonly unknown[] = [
  send(start, 'ada', { route: { to: 'coast', escort: 1 }, letters: [{ to: 'bo', words: 'hi' }], seal: { colour: 'red', mark: 1 } }),
  { players, rounds: 2, handicaps: { ada: 1 } },
  JSON.parse(JSON.stringify(ruling)),
];

test.each(decoders)('%s made of anything hostile, anywhere, is refused or read, and never thrown', (_name, read) => {
  const honest = Object.getOwnPropertyNames(Object.prototype).sort();
  const values = hostileValues();
  for (const template of templates)
    for (const path of pathsIn(template))
      for (const [name, value] of values) {
        const result = read(planted(template, path, value));
        if (E.isLeft(result))
          for (const { code, clause, message } of result.left)
            expect([name, code !== '', clause.length > 2, message !== '']).toEqual([name, true, true, true]);
      }
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(honest);
});

test.each(decoders)('%s made of anything at all is refused or read, and never thrown', (_name, read) => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  fc.assert(
    fc.property(fc.nat(2), fc.nat(), anything, (which, where, value) => {
      const paths = pathsIn(templates[which]);
      const result = read(planted(templates[which], paths[where % paths.length]!, value));
      return E.isRight(result) || result.left.every(({ message }) => message.length < 400);
    }),
    { numRuns: 300 },
  );
});

test('a megabyte of nesting is refused, and ten before a release', () => {
  const depth = often(500_000, 5_000_000);
  const lists: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  const objects: unknown = JSON.parse(`${'{"cards":'.repeat(depth / 25)}1${'}'.repeat(depth / 25)}`);
  for (const deep of [lists, objects])
    for (const [name, read] of decoders)
      for (const input of [
        deep,
        { ...send(start, 'ada'), cards: deep },
        { players: deep, rounds: 1 },
        { ...start, hands: deep },
        { ...start, hands: { ada: deep } },
      ])
        expect([name, E.isLeft(read(input))]).toEqual([name, true]);
});

/** Who plays, what is played, and what a form is told: all that a host may pass on from a client without looking at it. */
const calls: readonly (readonly [string, (given: never) => unknown])[] = [
  ['who fills in a form', (given) => caravan.choices(start, given, 'send')],
  ['the kind of action of a form', (given) => caravan.choices(start, 'ada', given)],
  ['the answers to a form', (given) => caravan.choices(start, 'ada', 'send', given)],
  ['an answer to a form', (given) => caravan.choices(start, 'ada', 'send', { cards: given })],
  ['the last answer to a form', (given) => caravan.choices(start, 'ada', 'send', { ...answers, seal: given })],
  ['whoever plays', (given) => caravan.decodeAction({ type: 'retire' }, given)],
  ['whoever plays, written on the action', (given) => caravan.reduce(start, { type: 'retire', player: given }, seeded(1))],
  ['whoever asks what is open', (given) => caravan.open(start, given)],
  ['whoever asks what is legal', (given) => caravan.legalActions(start, given)],
  ['whoever asks for anything legal', (given) => caravan.randomAction(start, given, seeded(1))],
  ['whoever is explained to', (given) => caravan.explain(start, { type: 'retire', player: given })],
  ['whoever looks', (given) => [caravan.view(start, given), caravan.actors(start, given), caravan.redeal(start, given, seeded(1))]],
  ['whoever hears', (given) => caravan.witness({ type: 'hand-dealt', player: 'ada', cards: [1] }, given)],
  ['whoever stands well', (given) => caravan.evaluate(start, given)],
  ['a phase', (given) => caravan.decodeState({ ...start, phase: given })],
];
const answers = { cards: [start.hands['ada']![0]], 'route.to': 'oasis', 'letters.length': 0 };

test.each(calls)('%s may be anything: nothing is thrown, and nothing long comes back', (_name, call) => {
  const odd: (readonly [string, unknown])[] = [
    ...hostileValues(),
    ['a long name', 'x'.repeat(200_000)],
    ['an object that is its own text', { toJSON: () => 'ada', toString: () => 'ada' }],
    ['bytes', new Uint8Array(50_000_000)],
    ['a list of 1e9', new Array(1e9)],
  ];
  for (const [name, given] of odd) {
    const result = call(given as never) as { readonly _tag?: string; readonly left?: RefusalOf<Caravan> };
    if (result?._tag === 'Left') for (const { message } of result.left!) expect([name, message.length < 300]).toEqual([name, true]);
  }
});

test('a phase of any length comes back in a few words', () => {
  const nowhere = defineGame<Caravan>({ ...caravan.definition, phase: () => 'x'.repeat(200_000) });
  expect(refused(nowhere.decodeState(start))[0].message.length).toBeLessThan(100);
});

test('faults name where they are', () => {
  const path = (result: E.Either<RefusalOf<Caravan>, unknown>): string | undefined => refused(result)[0].path;
  expect(path(caravan.decodeAction({ ...send(start, 'ada'), letters: [{ to: 'bo', words: 3 }] }, 'ada'))).toBe('letters.0.words');
  expect(path(caravan.decodeAction({ type: 'judge' }, 'referee'))).toBe('verdict');
  expect(path(caravan.decodeAction({ type: 'judge', verdict: 'stands', why: 'because' }, 'referee'))).toBe('why');
  expect(path(caravan.decodeAction({}, 'ada'))).toBe('type');
  expect(path(caravan.decodeState({ ...start, sheets: { ...start.sheets, bo: { committed: false } } }))).toBe('sheets.bo.order');
  expect(path(caravan.decodeState(JSON.parse(JSON.stringify(start).replace('"ada":[', '"__proto__":['))))).toBe('hands.__proto__');
  const [nameless] = refused(caravan.decodeAction({ type: 'retire', '': 1 }, 'ada'));
  expect(nameless.code).toBe('bad-parameter');
});

test('a throwing field spoils the parameters, not the kind of action', () => {
  const trapped = Object.defineProperty({ type: 'judge' }, 'verdict', {
    enumerable: true,
    get: () => {
      throw new Error('a trap');
    },
  });
  expect(refused(caravan.decodeAction(trapped, 'referee'))[0].code).toBe('bad-parameter');
});

test('who acts is said by the host, whatever the payload says', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('ada', 'bo', 'zed'), (claimed, as) => {
      expect(caravan.decodeAction({ type: 'retire', player: claimed }, as)).toEqual(E.right({ type: 'retire', player: as }));
    }),
  );
  expect(caravan.decodeAction({ type: 'retire' }, 'ada')).toEqual(E.right({ type: 'retire', player: 'ada' }));
  for (const as of ['', '__proto__', 'x'.repeat(201)]) expect(refused(caravan.decodeAction({ type: 'retire' }, as))[0].path).toBe('player');
});

test('a state goes through JSON and comes back the same, frozen', () => {
  for (const state of [start, ruling, retired, over]) {
    const read = caravan.decodeState(JSON.parse(JSON.stringify(state)));
    expect(read).toEqual(E.right(state));
    expect(E.isRight(read) && Object.isFrozen(read.right.hands['ada'])).toBe(true);
  }
});

test('a state no play could have led to is refused', () => {
  const [hand] = start.hands['ada']!;
  expect(refused(caravan.decodeState({ ...start, deck: [...start.deck, hand] }))[0]).toMatchObject({
    code: 'bad-state',
    clause: 'CV-STATE-01',
    path: 'hands',
  });
  expect(refused(caravan.decodeState({ ...start, points: {} }))[0].clause).toBe('CORE-STATE');
  expect(refused(caravan.decodeState({ ...start, phase: 'siesta' }))[0]).toMatchObject({
    code: 'bad-state',
    clause: 'CORE-STATE',
    path: 'phase',
  });
  const ruled = { ...ruling, verdict: 'stands' };
  expect(refused(caravan.decodeState(ruled))[0]).toMatchObject({ code: 'bad-state', clause: 'CORE-STATE', path: 'phase' });
  expect(E.isRight(caravan.decodeState(JSON.parse(JSON.stringify(over))))).toBe(true);
  const nowhere = defineGame<Caravan>({ ...caravan.definition, phase: () => 'constructor' });
  expect(refused(nowhere.decodeState(start))[0]).toMatchObject({ code: 'bad-state', path: 'phase' });
});
