import { type Codec, decode, E, type Forecast, faults } from 'ludoteca';
import { describe, expect, test } from 'vitest';
import { forecastHeard, forecastTold } from '../../src/protocol/forecasts.js';
import { changesBetween, toClientCodec, toHostCodec, withChanges } from '../../src/protocol/index.js';
import { patchCodec } from '../../src/protocol/patches.js';
import { objectWithin, plainWithin, tableCodec, tokenCodec } from '../../src/protocol/plain.js';
import { orderCodec, rightCodec, rulesCodec } from '../../src/protocol/seats.js';
import { markAfter } from '../../src/protocol/to-client.js';
import { isQuery, queryKinds } from '../../src/protocol/to-host.js';

type Fields = Readonly<Record<string, unknown>>;

const token = 'a'.repeat(64);
const table = '0'.repeat(32);
const page = { after: 7, search: 'cad', language: 'es' };
const bot = { kind: 'bot', bot: 'greedy' };

/** Everything a client can say, with all that may be left out, and the names of that. */
const toHost: readonly (readonly [said: Fields, optional: readonly string[]])[] = [
  [{ kind: 'hello', protocol: 1, table, token, invite: token, seen: { moments: 3, mark: 'x' } }, ['invite', 'seen']],
  [{ kind: 'act', id: 'a-Z_9', action: { type: 'hold' }, since: 4 }, ['since']],
  [{ kind: 'take-back', id: '1', to: 0 }, []],
  [{ kind: 'redo', id: '1' }, []],
  [{ kind: 'ask', id: '1', what: { kind: 'take-back', to: 1_000_000 } }, []],
  [{ kind: 'ask', id: '1', what: { kind: 'redo' } }, []],
  [{ kind: 'answer', id: '1', yes: false }, []],
  [{ kind: 'seat', id: '1', seat: 'ada', driver: bot, invite: token }, ['invite']],
  [{ kind: 'seat', id: '1', seat: 'ada', driver: { kind: 'person' } }, []],
  [{ kind: 'revoke', id: '1', seat: 'ada' }, ['seat']],
  ...['pause', 'resume', 'rematch', 'close'].map((kind) => [{ kind, id: '1' }, []] as const),
  [{ kind: 'form', id: '1', type: 'hold', answers: { planet: 'cadia' }, page }, ['page']],
  [{ kind: 'answers', id: '1', action: {} }, []],
  [{ kind: 'offers', id: '1', types: ['hold'] }, ['types']],
  [{ kind: 'foresee', id: '1', action: {} }, []],
  [{ kind: 'past', id: '1', before: 100 }, []],
  [{ kind: 'look', id: '1', at: 3 }, []],
];

const picture = {
  game: 'pig',
  view: { pot: 1 },
  acting: ['ada', 'bo'],
  awaited: ['ada'],
  open: ['roll'],
  clocks: [{ seat: 'ada', left: 12.5, since: null }],
  seats: [{ id: 'ada', driver: bot, taken: true }],
  request: { by: 'ada', what: 'redo', of: ['bo'], agreed: [] },
  undo: 'consent',
  paused: false,
  closed: true,
  rematch: 'x',
  outcome: { winners: [] },
};
const moments = [{ action: null, events: [{ type: 'rolled' }] }];
const why = [{ code: 'too-far', clause: 'NS-01', message: 'No.', facts: {}, path: 'to', needs: { sides: 6, why: 'x' } }];
const change = { op: 'replace', path: ['list', 0], value: 1 };

/** Everything a host can say. */
const toClient: readonly (readonly [said: Fields, optional: readonly string[]])[] = [
  [{ kind: 'welcome', no: 1, you: { seat: null, runs: true }, picture, from: 0, mark: '', moments }, []],
  [{ kind: 'told', no: 1, patch: [change], picture, kept: 0, moments }, ['patch', 'picture']],
  [{ kind: 'done', id: '1' }, []],
  [{ kind: 'refused', id: '1', why }, []],
  [{ kind: 'reply', id: '1', answer: [1, null] }, []],
  [{ kind: 'busy', id: '1', wait: 50 }, []],
  [{ kind: 'again', id: '1' }, []],
  [{ kind: 'bye', why: 'late' }, []],
];

const reads = (codec: Codec<never>, said: unknown): boolean => E.isRight(decode(codec, said));

describe.each([
  ['to a host', toHost, toHostCodec as unknown as Codec<never>],
  ['to a client', toClient, toClientCodec as unknown as Codec<never>],
])('%s', (to, all, codec) => {
  test.each(all.map(([said, optional]) => [said['kind'], said, optional] as const))(
    '`%s` is read as it was said, with what is optional and without, and no other way',
    (_kind, said, optional) => {
      expect(decode(codec, said)).toEqual(E.right(said));
      for (const field of Object.keys(said)) {
        const { [field]: _left, ...rest } = said;
        expect([field, reads(codec, rest)]).toEqual([field, optional.includes(field)]);
        for (const odd of [undefined, Symbol(field), () => 1])
          expect(reads(codec, { ...said, [field]: odd })).toBe(odd === undefined && optional.includes(field));
      }
      expect(reads(codec, { ...said, more: 1 })).toBe(to === 'to a client');
    },
  );
});

test('every part of a picture is read, and none may be missing or another', () => {
  const told = (part: Fields): boolean =>
    reads(toClientCodec as never, { kind: 'told', no: 1, kept: 0, moments: [], picture: { ...picture, ...part } });
  for (const what of ['take-back', 'redo', 'go-on']) expect(told({ request: { ...picture.request, what } })).toBe(true);
  expect(told({ request: { ...picture.request, what: 'take-back', to: 3 } })).toBe(true);
  expect(told({ more: 1, request: { ...picture.request, step: 3 } })).toBe(true);
  for (const undo of ['free', 'consent', 'never']) expect(told({ undo })).toBe(true);
  expect(told({ request: null, rematch: null, outcome: null, clocks: [{ seat: 'ada', left: 0, since: 5 }] })).toBe(true);
  for (const field of Object.keys(picture))
    expect([field, told({ [field]: 7 }), told({ [field]: undefined })]).toEqual([field, false, false]);
  for (const odd of [
    { clocks: [{ seat: 'ada', left: 1 }] },
    { clocks: [{ seat: 'ada', left: '1', since: null }] },
    { clocks: [{ left: 1, since: null }] },
    { seats: [{ id: 'ada', driver: bot }] },
    { seats: [{ id: 'ada', driver: 'bot', taken: true }] },
    { seats: [{ driver: bot, taken: true }] },
    { request: { ...picture.request, what: 'undo' } },
    { request: { ...picture.request, to: '3' } },
    { request: { by: 'ada', what: 'redo', of: [] } },
    { request: { by: 'ada', what: 'redo', agreed: [] } },
    { request: { what: 'redo', of: [], agreed: [] } },
    { undo: 'always' },
  ])
    expect([odd, told(odd)]).toEqual([odd, false]);
});

test('every farewell is known', () => {
  for (const farewell of ['unknown', 'revoked', 'newer', 'full', 'ill-formed', 'late', 'slow', 'leaving'])
    expect(reads(toClientCodec as never, { kind: 'bye', why: farewell })).toBe(true);
});

test('a refusal says at least one thing, and each of them whole', () => {
  const refused = (said: unknown): boolean => reads(toClientCodec as never, { kind: 'refused', id: '1', why: said });
  const [first] = why;
  const { path: _, needs: __, ...least } = first!;
  expect([refused([least]), refused([first, least]), refused([]), refused(first), refused({ length: 1 })]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  for (const field of Object.keys(least)) expect(refused([{ ...least, [field]: 7 }])).toBe(false);
  expect([refused([{ ...least, path: 7 }]), refused([{ ...least, needs: 7 }]), refused(Array(1001).fill(least))]).toEqual([
    false,
    false,
    false,
  ]);
});

test('what is wrong with a message is told by its place, and by what should stand there', () => {
  const wrong = (codec: Codec<never>, said: unknown): readonly string[] => {
    const read = decode(codec, said);
    return E.isLeft(read) ? faults(read.left, () => ['bad-message', 'HOST']).map(({ message }) => message.split(';')[0]!) : [];
  };
  const circle: Record<string, unknown> = {};
  circle['itself'] = circle;
  for (const action of [circle, 7])
    expect(wrong(toHostCodec as never, { kind: 'act', id: '1', action })).toEqual([
      'action should be an object of plain data of moderate size',
    ]);
  expect(wrong(toClientCodec as never, { kind: 'reply', id: '1', answer: 1n })).toEqual(['answer should be plain data of moderate size']);
  expect(wrong(toHostCodec as never, { kind: 'pause', id: 'a b' })).toEqual(['id should be an id of at most 64 letters, digits, - and _']);
  expect(wrong(toClientCodec as never, { kind: 'refused', id: '1', why: [] })).toEqual([
    'why should be a refusal, which says at least one thing',
  ]);
});

test('ids of messages are 1 to 64 letters, digits, dashes and underscores', () => {
  const named = (id: unknown): boolean => reads(toHostCodec as never, { kind: 'pause', id });
  expect(['x', 'X'.repeat(64), '-_0'].map(named)).toEqual([true, true, true]);
  expect(['', 'x'.repeat(65), 'a b', ' a', 'a ', 'é', new String('x'), 7].map(named)).toEqual(Array(8).fill(false));
});

test('counts run from 0 to a million', () => {
  const back = (to: unknown): boolean => reads(toHostCodec as never, { kind: 'take-back', id: '1', to });
  expect([0, 1_000_000, -1, 1_000_001, 0.5].map(back)).toEqual([true, true, false, false, false]);
});

test('what is only asked is told from what is to be done', () => {
  expect(queryKinds).toEqual(['form', 'answers', 'offers', 'foresee', 'past', 'look']);
  expect([isQuery({ kind: 'look' }), isQuery({ kind: 'act' })]).toEqual([true, false]);
});

test('plain data is measured as it is written, and its depth is counted', () => {
  const fits = (value: unknown, size: number, depth = 3): boolean => reads(plainWithin({ depth, size }) as never, value);
  const sizes: readonly (readonly [unknown, number])[] = [
    ...([
      [null, 4],
      [true, 4],
      [false, 4],
      ['abc', 5],
      ['', 2],
      [12.5, 4],
      [-3, 2],
      [[], 2],
      [[1, 2], 6],
      [{}, 0],
      [{ ab: 1 }, 7],
    ] as const),
    [{ a: [{ b: '' }] }, 5 + 3 + 5 + 2],
  ];
  for (const [value, size] of sizes) {
    expect([value, fits(value, size)]).toEqual([value, true]);
    if (size > 0) expect([value, fits(value, size - 1)]).toEqual([value, false]);
  }
  expect([fits([[[1]]], 99), fits([[[[1]]]], 99), fits(1, 99, 0), fits([], 99, 0)]).toEqual([true, false, true, false]);
  expect([fits({ a: { b: { c: 1 } } }, 99), fits({ a: { b: { c: { d: 1 } } } }, 99), fits({}, 99, 0)]).toEqual([true, false, false]);
});

test('plain data is what JSON could say, and is copied', () => {
  const room = { depth: 5, size: 1000 };
  for (const odd of [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('x'), () => 1, new Date(0), new Map(), [undefined]])
    expect([reads(plainWithin(room) as never, odd), plainWithin(room).is(odd)]).toEqual([false, false]);
  expect(reads(plainWithin(room) as never, JSON.parse('{"__proto__":1}'))).toBe(false);
  const given = { a: [1, { b: null }] };
  const read = decode(plainWithin(room), given);
  expect(read).toEqual(E.right(given));
  expect(E.isRight(read) && read.right !== given).toBe(true);
  expect(decode(plainWithin(room), -0)).toEqual(E.right(0));
  expect(decode(plainWithin(room), null)).toEqual(E.right(null));
  expect([null, [], 'x', 7].map((value) => reads(objectWithin(room) as never, value))).toEqual([false, false, false, false]);
  expect(decode(objectWithin(room), given)).toEqual(E.right(given));
  expect(reads(objectWithin({ depth: 5, size: 3 }) as never, given)).toBe(false);
  expect([plainWithin(room).name, objectWithin(room).name]).toEqual([
    'plain data of moderate size',
    'an object of plain data of moderate size',
  ]);
});

test('tokens and tables are so many hexadecimal digits in lower case', () => {
  expect([tokenCodec.name, tableCodec.name]).toEqual(['a token of 64 hexadecimal digits', 'the id of a table']);
  for (const [codec, digits] of [
    [tokenCodec, 64],
    [tableCodec, 32],
  ] as const) {
    const good = '0123456789abcdef'.repeat(digits / 16);
    expect(decode(codec, good)).toEqual(E.right(good));
    for (const odd of [good.slice(1), `${good}0`, good.toUpperCase(), `${good.slice(1)}g`, `g${good.slice(1)}`, new String(good), 7])
      expect(reads(codec as never, odd)).toBe(false);
  }
});

test('an order for a table says its rules, seats and tokens', () => {
  const rules = { undo: 'free', watch: 'open', delay: 0, clock: null, atZero: 'pause' };
  const order = {
    game: 'pig',
    config: { goal: 20 },
    rules,
    seats: [
      { id: 'ada', driver: { kind: 'person' }, referee: true },
      { id: 'bo', driver: bot },
    ],
    tokens: [{ kind: 'run' }, { kind: 'watch' }, { kind: 'seat', seat: 'ada' }, { kind: 'invite', seat: 'bo' }].map((right) => ({
      token,
      right,
    })),
  };
  expect(decode(orderCodec, order)).toEqual(E.right(order));
  for (const field of Object.keys(order)) expect(reads(orderCodec as never, { ...order, [field]: undefined })).toBe(false);
  expect(reads(orderCodec as never, { ...order, seats: Array(101).fill(order.seats[1]) })).toBe(false);
  expect(reads(orderCodec as never, { ...order, tokens: Array(501).fill(order.tokens[0]) })).toBe(false);
  const withConfig = (config: object): boolean => reads(orderCodec as never, { ...order, config });
  const nested = (depth: number): object => (depth === 1 ? {} : { in: nested(depth - 1) });
  expect([32, 33].map((depth) => withConfig(nested(depth)))).toEqual([true, false]);
  expect([255_990, 255_991].map((length) => withConfig({ text: 'x'.repeat(length) }))).toEqual([true, false]);
  for (const [field, values] of Object.entries({
    undo: ['free', 'consent', 'never'],
    watch: ['open', 'token', 'none'],
    atZero: ['bot-once', 'bot', 'pause'],
    delay: [0, 600],
    clock: [
      ...[1, 31_536_000].map((seconds) => ({ kind: 'decision', seconds })),
      ...[0, 31_536_000].map((seconds) => ({ kind: 'bank', seconds, increment: seconds })),
    ],
  })) {
    for (const value of values) expect(decode(rulesCodec, { ...rules, [field]: value })).toEqual(E.right({ ...rules, [field]: value }));
    expect(reads(rulesCodec as never, { ...rules, [field]: 'other' })).toBe(false);
    expect(reads(rulesCodec as never, { ...rules, [field]: undefined })).toBe(false);
  }
  for (const odd of [{ delay: 601 }, { delay: -1 }, { clock: { kind: 'decision', seconds: 0 } }, { clock: { kind: 'bank', seconds: 1 } }])
    expect(reads(rulesCodec as never, { ...rules, ...odd })).toBe(false);
  for (const odd of [{ kind: 'seat' }, { kind: 'run', seat: 'ada' }, { kind: 'rule' }]) expect(reads(rightCodec as never, odd)).toBe(false);
});

test('the mark of moments follows from the mark before and from each of them', () => {
  const [one, two] = [
    { action: null, events: [] },
    { action: { type: 'hold' }, events: [] },
  ];
  expect(markAfter('x', [])).toBe('x');
  expect(markAfter('', [one, two])).toBe(markAfter(markAfter('', [one]), [two]));
  expect(
    new Set([markAfter('', [one]), markAfter('x', [one]), markAfter('', [two]), markAfter('', [two, one]), markAfter('', [one, two])]).size,
  ).toBe(5);
});

test('a forecast is heard as it was told, large fractions included', () => {
  const likelihood = { chance: 0.5, low: 0.4, high: 0.6, fraction: { of: 1n, in: 2n ** 90n } };
  const forecast: Forecast = {
    exact: true,
    sample: null,
    rows: [{ ...likelihood, gist: 'won' }],
    points: [{ ...likelihood, fraction: null, change: -1 }],
    expected: -0.5,
    plays: 12,
  };
  const told = JSON.parse(JSON.stringify(forecastTold(forecast))) as { rows: { fraction: object }[] };
  expect(forecastHeard(told)).toEqual(forecast);
  expect(forecastHeard({ ...told, sample: { worlds: 3, alike: true } })).toMatchObject({ sample: { worlds: 3, alike: true } });
  for (const fraction of [
    { of: '1', in: '0' },
    { of: '-1', in: '2' },
    { of: '1', in: 'x2' },
    { of: '1x', in: '2' },
    { of: '', in: '2' },
    { of: '1', in: '9'.repeat(1001) },
  ])
    expect(forecastHeard({ ...told, rows: [{ ...told.rows[0], fraction }] })?.rows[0]?.fraction).toBe(null);
  for (const field of Object.keys(told)) expect(forecastHeard({ ...told, [field]: 'x' })).toBe(null);
  expect(forecastHeard({ ...told, rows: [{ ...told.rows[0], gist: 7 }] })).toBe(null);
  expect(forecastHeard(null)).toBe(null);
});

test('of two lists only what lies between what both begin and end with is said to change', () => {
  const between = (before: readonly unknown[], after: readonly unknown[]) => changesBetween({ list: before }, { list: after });
  expect(between([1, 2, 3], [1, 3])).toEqual([{ op: 'remove', path: ['list', 1] }]);
  expect(between([1, 3], [1, 2, 3])).toEqual([{ op: 'add', path: ['list', 1], value: 2 }]);
  expect(between([1, 2, 3], [1, 4, 3])).toEqual([{ op: 'replace', path: ['list', 1], value: 4 }]);
  expect(between([], [1])).toEqual([{ op: 'add', path: ['list', 0], value: 1 }]);
  expect(between([1], [])).toEqual([{ op: 'remove', path: ['list', 0] }]);
  expect(between([1, 1], [1])).toEqual([{ op: 'remove', path: ['list', 1] }]);
  expect(between([1, 2, 3, 4, 5], [1, 3, 4, 5])).toEqual([{ op: 'remove', path: ['list', 1] }]);
  expect(between([1, 3, 4, 5], [1, 2, 3, 4, 5])).toEqual([{ op: 'add', path: ['list', 1], value: 2 }]);
});

test('fields that go and come are removed and added, and a list is no object', () => {
  expect(changesBetween({ a: 1, b: 2 }, { b: 2, c: 3 })).toEqual([
    { op: 'remove', path: ['a'] },
    { op: 'add', path: ['c'], value: 3 },
  ]);
  expect(changesBetween({ a: [1] }, { a: { 0: 1 } })).toEqual([{ op: 'replace', path: ['a'], value: { 0: 1 } }]);
  expect(changesBetween({ a: null }, { a: {} })).toEqual([{ op: 'replace', path: ['a'], value: {} }]);
});

test('in a list changes may be made up to its end, and in an object by names alone', () => {
  const data = { list: [1, 2], table: { a: 1 }, none: null };
  const made = (op: 'add' | 'replace' | 'remove', ...path: (string | number)[]) =>
    withChanges(data, [op === 'remove' ? { op, path } : { op, path, value: 9 }]);
  expect(made('add', 'list', 2)?.list).toEqual([1, 2, 9]);
  expect(made('add', 'list', 0)?.list).toEqual([9, 1, 2]);
  expect(made('replace', 'list', 1)?.list).toEqual([1, 9]);
  expect(made('remove', 'list', 1)?.list).toEqual([1]);
  expect(made('replace', 'table', 'a')?.table).toEqual({ a: 9 });
  expect(made('remove', 'table', 'a')?.table).toStrictEqual({});
  expect([made('add', 'list', 3), made('replace', 'list', 2), made('remove', 'list', 2), made('replace', 'list', '1')]).toEqual(
    Array(4).fill(null),
  );
  expect([made('add', 'table', 5), made('add', 'none', 'x'), made('add', 'list', 0, 'x'), made('remove', 'table', 'b')]).toEqual(
    Array(4).fill(null),
  );
  expect(data).toEqual({ list: [1, 2], table: { a: 1 }, none: null });
});

test('changes are read as they were said', () => {
  const codec = patchCodec({ depth: 2, size: 100 });
  const changes = [change, { op: 'add', path: ['a'], value: null }, { op: 'remove', path: ['a', 1, 'b'] }];
  expect(decode(codec, changes)).toEqual(E.right(changes));
  for (const odd of [
    { op: 'move', path: [] },
    { op: 'add', path: ['a'] },
    { op: 'remove', path: ['a'], value: 1 },
    { op: 'remove', path: ['a', 'b', 'c', 'd'] },
  ])
    expect(reads(codec as never, [odd])).toBe(false);
  for (const op of ['add', 'replace']) expect(reads(codec as never, [{ op, path: ['a'], value: [[[1]]] }])).toBe(false);
});
