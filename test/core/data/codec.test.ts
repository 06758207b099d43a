import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import * as t from 'io-ts';
import type { Codec } from 'ludoteca';
import {
  action,
  anyText,
  bool,
  decode,
  describeValue,
  E,
  either,
  exactly,
  faults,
  finite,
  id,
  int,
  intBetween,
  limits,
  list,
  nullable,
  oneOf,
  optional,
  own,
  record,
  shape,
  tagged,
  textUpTo,
} from 'ludoteca';
import { expect, test } from 'vitest';
import { shapeAtLeast, variants } from '../../../src/core/data/codec.js';
import { hostileValues } from '../helpers/hostile.js';

/** Where in the input the faults lie. */
const placesOf = (read: t.Validation<unknown>): readonly (readonly string[])[] =>
  E.isLeft(read) ? read.left.map(({ context }) => context.map(({ key }) => key)) : [];

interface Point {
  readonly x: number;
  readonly note?: string;
}
interface Circle {
  readonly kind: 'circle';
  readonly radius: number;
}
interface Path {
  readonly kind: 'path';
  readonly points: readonly Point[];
}
const point: Codec<Point> = shape<Point>({ x: int, note: optional(textUpTo(5)) });
const figure: Codec<Circle | Path> = tagged('kind', {
  circle: shape<Circle>({ kind: exactly('circle'), radius: intBetween(1, 9) }),
  path: shape<Path>({ kind: exactly('path'), points: list(point, 3) }),
});

const codecs: readonly (readonly [name: string, codec: t.Mixed])[] = [
  ['int', int],
  ['intBetween', intBetween(1, 6)],
  ['finite', finite],
  ['bool', bool],
  ['anyText', anyText],
  ['id', id],
  ['exactly', exactly('roll')],
  ['oneOf', oneOf(['roll', 'hold', 1, null])],
  ['nullable', nullable(int)],
  ['either', either(int, list(int))],
  ['list', list(int)],
  ['record', record(int)],
  ['shape', point],
  ['tagged', figure],
  ['action', action<{ type: 'roll'; player: string }>('roll', {})],
];

const fits = (codec: t.Mixed, input: unknown): boolean => E.isRight(decode(codec, input));
const pathsOf = (codec: t.Mixed, input: unknown): (string | undefined)[] => {
  const read = decode(codec, input);
  return E.isRight(read) ? [] : faults(read.left, () => ['bad', 'X-01']).map(({ path }) => path);
};
const messageOf = (codec: t.Mixed, input: unknown): string => {
  const read = decode(codec, input);
  return E.isRight(read) ? 'accepted' : faults(read.left, () => ['bad', 'X-01'])[0]!.message;
};

test.each<[codec: t.Mixed, good: unknown[], bad: unknown[]]>([
  [int, [0, -1, 2 ** 53 - 1], [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '1', 1n, null]],
  [intBetween(-1, 6), [-1, 0, 6], [-2, 7, 0.5, '3']],
  [finite, [0.5, -1e308], [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '1']],
  [bool, [true, false], [0, 1, 'true', null, undefined]],
  [textUpTo(3), ['', 'abc'], ['abcd', 1, null, ['a']]],
  [anyText, ['', 'x'.repeat(limits.text)], ['x'.repeat(limits.text + 1)]],
  [id, ['a', '10', 'constructor', 'toString', 'x'.repeat(200)], ['', '__proto__', 'x'.repeat(201), 1]],
  [exactly(null), [null], [undefined, 0, 'null']],
  [exactly('roll'), ['roll'], ['Roll', 'roll ', Object('roll')]],
  [oneOf(['a', 1, true, null]), ['a', 1, true, null], ['b', '1', 'true', undefined, false]],
  [nullable(int), [null, 3], [undefined, 'x']],
  [either(int, list(int)), [3, [3], []], ['3', ['3'], null]],
  [list(int, 2), [[], [1], [1, 2]], [[1, 2, 3], ['1'], [null], { length: 0 }, '12', new Array(2)]],
  [
    record(int),
    [{}, { a: 1, constructor: 2 }],
    [{ a: '1' }, { '': 1 }, [1], null, JSON.parse('{"__proto__":1}'), { ['x'.repeat(201)]: 1 }],
  ],
  [
    point,
    [{ x: 1 }, { x: 1, note: 'hi' }, { x: 1, note: undefined }],
    [{}, { x: 1, y: 2 }, { x: 1, note: null }, { x: 1, note: 'too long' }, [], Object.create({ x: 1 })],
  ],
  [
    figure,
    [
      { kind: 'circle', radius: 3 },
      { kind: 'path', points: [{ x: 1 }] },
    ],
    [
      { kind: 'square' },
      { radius: 3 },
      { kind: 'circle', points: [] },
      { kind: ['circle'], radius: 3 },
      Object.create({ kind: 'circle', radius: 3 }),
    ],
  ],
])('$name accepts what it should and nothing else', (codec, good, bad) => {
  for (const value of good) expect([value, fits(codec, value)]).toEqual([value, true]);
  for (const value of bad) {
    expect(fits(codec, value)).toBe(false);
    expect(codec.is(value)).toBe(false);
  }
});

test('what is read is a copy that can be read again', () => {
  const input = { kind: 'path', points: [{ x: 1, note: undefined }, { x: 2 }] };
  const read = decode(figure, input);
  expect(read).toEqual(E.right({ kind: 'path', points: [{ x: 1 }, { x: 2 }] }));
  if (E.isLeft(read)) throw new Error('refused');
  const copy = read.right as Path;
  expect(Object.hasOwn(copy.points[0]!, 'note')).toBe(false);
  expect(copy).not.toBe(input);
  expect(copy.points).not.toBe(input.points);
  expect(copy.points[1]).not.toBe(input.points[1]);
  const table = { a: [1] };
  const tables = decode(record(list(int)), table);
  expect(tables).toEqual(E.right(table));
  expect(E.isRight(tables) && tables.right !== table && own(tables.right, 'a') !== table.a).toBe(true);
});

test('faults name the path, what was wanted and what was found', () => {
  expect(pathsOf(figure, { kind: 'path', points: [{ x: 1 }, { x: 'two', note: 3 }] })).toEqual(['points.1.x', 'points.1.note']);
  expect(messageOf(figure, { kind: 'path', points: [{ x: 'two' }] })).toBe('points.0.x should be a whole number; it is "two".');
  expect(messageOf(figure, { kind: 'circle' })).toBe('radius is missing; it should be a whole number from 1 to 9.');
  expect(messageOf(figure, { kind: 'square' })).toBe('kind should be one of "circle", "path"; it is "square".');
  expect(messageOf(figure, 7)).toBe('The input should be an object told by its kind; it is 7.');
  expect(messageOf(point, { x: 1, nota: 'misspelt' })).toBe('There is no field nota.');
  expect(messageOf(shape({}), 7)).toBe('The input should be an empty object; it is 7.');
  expect(messageOf(record(int), { a: 'x' })).toBe('a should be a whole number; it is "x".');
  expect(pathsOf(record(int), JSON.parse('{"__proto__":1}'))).toEqual(['__proto__']);
});

test('of two shapes the fault of the nearer one is told', () => {
  expect(pathsOf(either(int, list(point)), [{ x: 'no' }])).toEqual(['0.x']);
  expect(pathsOf(either(list(point), int), [{ x: 'no' }])).toEqual(['0.x']);
});

test('of two shapes that are equally near, the fault of the first is told', () => {
  expect(pathsOf(either(shape({ x: int }), shape({ y: int })), { x: 'no', y: 'no' })).toEqual(['x', 'y']);
  expect(pathsOf(either(shape({ y: int }), shape({ x: int })), { x: 'no', y: 'no' })).toEqual(['y', 'x']);
});

test('what lacks a field, or has one too many at the end, is no such shape', () => {
  const place = shape({ x: int, y: int, note: optional(int) });
  expect([{ x: 1 }, { y: 1 }, { x: 1, note: 1 }, {}].filter((less) => place.is(less))).toEqual([]);
  expect(
    [
      { x: 1, y: 1, z: 1 },
      { x: 1, y: 1, note: 1, z: 1 },
      { z: 1, x: 1, y: 1 },
    ].filter((more) => place.is(more)),
  ).toEqual([]);
  const fine = [
    { x: 1, y: 1 },
    { x: 1, y: 1, note: 1 },
    { y: 1, x: 1 },
    { note: 1, x: 1, y: 1 },
  ];
  expect(fine.filter((one) => place.is(one))).toEqual(fine);
});

test('what has been read shares nothing with what it was read from', () => {
  const input = { x: 1, y: [1, 2] };
  const read = decode(shape({ x: int, y: list(int) }), input);
  if (E.isLeft(read)) throw new Error('refused');
  input.y.push(3);
  expect(read.right).toEqual({ x: 1, y: [1, 2] });
});

test('an object that was made elsewhere, with other prototypes, is as plain as any', () => {
  const strangers = runInNewContext('[{ x: 1 }, Object.create({ x: 1 })]') as object[];
  expect(strangers.map((stranger) => point.is(stranger))).toEqual([true, false]);
});

test('what cannot even be looked at is a fault of the whole', () => {
  const trap = {
    get x(): never {
      throw new Error('no');
    },
  };
  expect(pathsOf(point, trap)).toEqual(['']);
  expect(messageOf(point, trap)).toBe('The input should be an object with x, note; it is nothing.');
});

test('code and clause come from the path', () => {
  const read = decode(point, { x: 'a', y: 1 });
  if (E.isRight(read)) throw new Error('accepted');
  expect(
    faults(read.left, (path) => (path === 'x' ? ['bad-x', 'X-01'] : ['bad-rest', 'X-02'])).map(({ code, clause }) => [code, clause]),
  ).toEqual([
    ['bad-x', 'X-01'],
    ['bad-rest', 'X-02'],
  ]);
});

test('however much is wrong, only some of it is told, and briefly', () => {
  const many = { kind: 'path', ...Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`extra${i}`, i])) };
  expect(pathsOf(figure, many).length).toBeLessThanOrEqual(20);
  expect(pathsOf(list(int), new Array(10_000).fill('x')).length).toBeLessThanOrEqual(20);
  expect(messageOf(shape<Point>({ x: int, note: optional(anyText) }), { x: 1, ['k'.repeat(1_000_000)]: 1 }).length).toBeLessThan(200);
  for (const [, value] of hostileValues()) expect(describeValue(value).length).toBeLessThan(60);
});

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  [null, 'null'],
  [true, 'true'],
  [Number.NaN, 'NaN'],
  [1.5, '1.5'],
  ['a "b"', '"a \\"b\\""'],
  ['x'.repeat(41), 'a text of 41 characters'],
  [[1, 2], 'a list of 2'],
  [{}, 'an object'],
  [Symbol('x'), 'a symbol'],
  [1n, 'a bigint'],
  [() => 1, 'a function'],
])('%o is told as %s', (value, words) => {
  expect(describeValue(value)).toBe(words);
});

test.each(codecs)('%s never throws, whatever it reads', (_name, codec) => {
  for (const [name, value] of hostileValues()) {
    for (const input of [
      value,
      [value],
      { x: value },
      { kind: value },
      { kind: 'path', points: [value] },
      { type: value, player: value },
    ]) {
      const read = decode(codec, input);
      if (E.isLeft(read)) expect([name, faults(read.left, () => ['bad', 'X-01']).length > 0]).toEqual([name, true]);
    }
  }
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true, withMap: true, withTypedArray: true }),
      (input) => {
        const read = decode(codec, input);
        return (
          E.isRight(read) || faults(read.left, () => ['bad', 'X-01']).every(({ message, path }) => message.length > 0 && path !== undefined)
        );
      },
    ),
  );
  expect(({} as { polluted?: unknown }).polluted).toBe(undefined);
});

test.each(codecs)('%s recognises exactly what it would read as it stands', (_name, codec) => {
  const near = fc.oneof(
    fc.anything({ withSparseArray: true, withNullPrototype: true }),
    fc.record({ x: fc.oneof(fc.integer(), fc.anything()), note: fc.option(fc.string()) }, { requiredKeys: [] }),
    fc.record(
      { kind: fc.constantFrom('path', 'circle', 'x'), radius: fc.integer(), points: fc.array(fc.record({ x: fc.integer() })) },
      { requiredKeys: [] },
    ),
    fc.array(fc.integer(), { maxLength: 5 }),
    fc.dictionary(fc.string(), fc.integer()),
    fc.constantFrom('roll', 'hold', 1, 6, null),
    fc.record({ type: fc.constantFrom('roll', 'x'), player: fc.string() }),
  );
  fc.assert(
    fc.property(near, (input) => {
      const read = decode(codec, input);
      if (codec.is(input)) expect(read).toEqual(E.right(input));
      if (E.isRight(read)) expect(codec.is(read.right)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a shape is known in whatever order its fields come, and by fields of its own alone', () => {
  interface Order {
    readonly type: 'order';
    readonly note?: string;
    readonly player: string;
    readonly men: number;
    readonly to?: number;
  }
  const order = shape<Order>({
    type: exactly('order'),
    note: optional(textUpTo(5)),
    player: id,
    men: intBetween(1, 6),
    to: optional(int),
  });
  const names = ['type', 'note', 'player', 'men', 'to', 'more'] as const;
  const good: Readonly<Record<string, unknown>> = { type: 'order', note: 'hi', player: 'ada', men: 6, to: -1 };
  const bad: Readonly<Record<string, unknown>> = { type: 'Order', note: 'too long', player: '__proto__', men: 7, to: 0.5, more: 1 };
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...names]),
      fc.option(fc.constantFrom(...names), { freq: 2 }),
      fc.option(fc.constantFrom(...names), { freq: 4 }),
      (fields, spoilt, inherited) => {
        const valueIn = (name: string): unknown => (name === spoilt ? bad[name] : good[name]);
        const lent = inherited !== null && fields.includes(inherited);
        const parent = lent ? Object.assign(Object.create(null), { [inherited]: valueIn(inherited) }) : Object.prototype;
        const input: object = Object.create(parent);
        for (const name of fields) if (!lent || name !== inherited) Object.assign(input, { [name]: valueIn(name) });
        const held = Object.keys(input);
        const isOrder =
          ['type', 'player', 'men'].every((name) => held.includes(name)) &&
          held.every((name) => name in good && valueIn(name) !== bad[name]);
        expect([order.is(input), fits(order, input)]).toEqual([isOrder, isOrder]);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('what is inherited is no field, be it good or bad', () => {
  const heir = (own: object, inherited: object): object => Object.assign(Object.create(Object.assign(Object.create(null), inherited)), own);
  for (const [own, inherited, accepted] of [
    [{}, { x: 1 }, false],
    [{ note: 'hi' }, { x: 1 }, false],
    [{ x: 1 }, { note: 'hi' }, true],
    [{ x: 1 }, { note: 7 }, true],
    [{ x: 1 }, { y: 2 }, true],
  ] as const)
    expect([own, inherited, fits(point, heir(own, inherited)), point.is(heir(own, inherited))]).toEqual([
      own,
      inherited,
      accepted,
      accepted,
    ]);
});

test('an object of ids holds ten thousand of them, and not one more', () => {
  const table = (size: number): object => Object.fromEntries(Array.from({ length: size }, (_, i) => [`id ${i}`, i]));
  for (const [size, accepted] of [
    [limits.list, true],
    [limits.list + 1, false],
  ] as const)
    expect([size, fits(record(int), table(size)), record(int).is(table(size))]).toEqual([size, accepted, accepted]);
});

test('a list of as many as there may be is read, and not one more', () => {
  for (const [size, accepted] of [
    [limits.list, true],
    [limits.list + 1, false],
  ] as const) {
    const entries = new Array(size).fill(1);
    expect([size, fits(list(int), entries), list(int).is(entries)]).toEqual([size, accepted, accepted]);
  }
});

test.each<[name: string, codec: t.Mixed]>([
  ['int', int],
  ['intBetween', intBetween(-3, 3)],
  ['finite', finite],
  ['exactly', exactly(0)],
  ['oneOf', oneOf(['a', 0])],
  ['nullable', nullable(int)],
])('%s reads -0 as 0, which JSON can keep, and knows that -0 is not it', (_name, codec) => {
  const read = decode(codec, -0);
  expect(E.isRight(read) && Object.is(read.right, 0)).toBe(true);
  expect([codec.is(-0), codec.is(0), shape<{ n: unknown }>({ n: codec }).is({ n: -0 })]).toEqual([false, true, false]);
});

test('a list that says another length each time is read once', () => {
  let asked = 0;
  const growing = new Proxy([1], { get: (target, key) => (key === 'length' ? ++asked : (Reflect.get(target, key) ?? 1)) });
  expect(decode(list(int), growing)).toEqual(E.right([1]));
  expect(list(int).is(new Proxy([], { get: () => Number.POSITIVE_INFINITY }))).toBe(false);
});

test('a sparse list is no list of anything', () => {
  expect(fits(list(int), new Array(3))).toBe(false);
  expect(list(int).is(new Array(3))).toBe(false);
});

test('saying what a value is never fails', () => {
  for (const [, value] of hostileValues()) expect(describeValue(value).length).toBeGreaterThan(0);
  expect(describeValue(new Proxy([], { get: () => 'x'.repeat(200_000) }))).toBe('a list');
});

test('only plain data is read: an instance of a class is none, whatever it holds', () => {
  class Marked {
    readonly x = 1;
  }
  for (const codec of [point, record(int)]) {
    expect([fits(codec, { x: 1 }), fits(codec, Object.assign(Object.create(null), { x: 1 }))]).toEqual([true, true]);
    expect([fits(codec, new Marked()), codec.is(new Marked())]).toEqual([false, false]);
  }
});

test('an inherited key is not an own one', () => {
  const points: Readonly<Record<string, number>> = { ada: 3 };
  expect(own(points, 'ada')).toBe(3);
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'bo']) expect(own(points, key)).toBe(undefined);
});

test('codecs go with those of io-ts: within theirs, round theirs, and before theirs', () => {
  const named = shape<{ readonly name: string }>({ name: t.string });
  expect(decode(named, { name: 'ada' })).toEqual(E.right({ name: 'ada' }));
  expect(placesOf(decode(named, { name: 3 }))).toEqual([['', 'name']]);
  expect(t.array(int).decode([1, 2])).toEqual(E.right([1, 2]));
  expect(placesOf(t.array(int).decode([1, 'two']))).toEqual([['', '1']]);
  const even = new t.Type<number, string, number>(
    'even',
    (u): u is number => typeof u === 'number' && u % 2 === 0,
    (u, c) => (u % 2 === 0 ? t.success(u) : t.failure(u, c)),
    String,
  );
  const evenInt = int.pipe(even as unknown as t.Type<number, number, number>);
  expect([evenInt.name, evenInt.is(3), evenInt.is(4), evenInt.encode(4)]).toEqual(['pipe(a whole number, even)', false, true, '4']);
  expect([4, 3, 'four'].map((input) => E.isRight(evenInt.decode(input)))).toEqual([true, false, false]);
  expect([int.asDecoder(), int.asEncoder(), int.encode(7)]).toEqual([int, int, 7]);
});

test('shapes that are written without their tag are read as if they had been written with it', () => {
  const short: Codec<Circle | Path> = variants<Circle | Path, 'kind'>('kind', {
    circle: { radius: intBetween(1, 9) },
    path: { points: list(point, 3) },
  });
  for (const read of [
    { kind: 'circle', radius: 3 },
    { kind: 'path', points: [{ x: 1 }] },
    { kind: 'circle' },
    { kind: 'circle', points: [] },
    { kind: 'square' },
    {},
  ])
    expect([short.is(read), decode(short, read)._tag, placesOf(decode(short, read))]).toEqual([
      figure.is(read),
      decode(figure, read)._tag,
      placesOf(decode(figure, read)),
    ]);
});

test('what somebody says beside what is known here is kept, if it is what the rest may be', () => {
  const codec = shapeAtLeast<{ readonly x: number }>({ x: int }, record(int) as Codec<object>);
  expect(decode(codec, { x: 1, more: 2 })).toEqual(E.right({ x: 1, more: 2 }));
  expect([codec.is({ x: 1, more: 2 }), codec.is({ x: 1, more: 'a' }), codec.is({ more: 2 })]).toEqual([true, false, false]);
  for (const bad of [{ x: 1, more: 'a' }, { more: 2 }, 7]) expect(E.isLeft(decode(codec, bad))).toBe(true);
});
