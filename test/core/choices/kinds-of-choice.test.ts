import { expect, test } from 'vitest';
import {
  allot,
  type Choice,
  fixed,
  group,
  listOf,
  one,
  orTelling,
  range,
  skip,
  some,
  surely,
  text,
  thingOf,
  via,
} from '../../../src/core/choices/choices.js';

test('what a choice is made of', () => {
  const map = (): null => null;
  expect(one(['a'])).toEqual({ kind: 'one', from: ['a'] });
  expect(one(['a'], 'planet')).toEqual({ kind: 'one', from: ['a'], about: 'planet' });
  expect(one(['a'], map)).toEqual({ kind: 'one', from: ['a'], about: map });
  expect(one(['a'], { about: 'planet', sure: true })).toEqual({ kind: 'one', from: ['a'], about: 'planet', sure: true });
  expect(range(1, 3)).toEqual({ kind: 'range', min: 1, max: 3 });
  expect(range(1, 3, { sure: true })).toEqual({ kind: 'range', min: 1, max: 3, sure: true });
  expect(some(['a', 'b'], 0, 5)).toEqual({ kind: 'some', from: ['a', 'b'], min: 0, max: 2 });
  expect(some(['a', 'b'], 0, 1, 'card')).toEqual({ kind: 'some', from: ['a', 'b'], min: 0, max: 1, about: 'card' });
  expect(some(['a', 'bb'], 0, 2, { worth: ({ length }) => length, sum: 3 })).toEqual({
    kind: 'some',
    from: ['a', 'bb'],
    min: 0,
    max: 2,
    sum: { worth: [1, 2], min: 3, max: 3 },
  });
  expect(some(['a', 'bb'], 0, 2, { sum: { min: 1, max: 2 } })).toMatchObject({ sum: { worth: [1, 1], min: 1, max: 2 } });
  const parts = [{ part: 'a', min: 0, max: 3 }];
  expect(allot(parts, 3)).toEqual({ kind: 'allot', parts, min: 3, max: 3, shortcuts: [] });
  expect(allot(parts, { min: 1, max: 2 }, { shortcuts: [{ a: 1 }], sure: true })).toEqual({
    kind: 'allot',
    parts,
    min: 1,
    max: 2,
    shortcuts: [{ a: 1 }],
    sure: true,
  });
  const [to, from] = [(amounts: object) => JSON.stringify(amounts), (value: string) => JSON.parse(value) as Record<string, number>];
  expect(allot(parts, 3, { to, from })).toEqual({ kind: 'via', of: allot(parts, 3), to, from });
  expect(allot<string>(parts, 3, { to })).toEqual(allot(parts, 3));
  expect(allot<string>(parts, 3, { from })).toEqual(allot(parts, 3));
  expect(text(['a'], 5)).toEqual({ kind: 'text', samples: ['a'], maxLength: 5 });
  expect(text(['ab'], 5, 2)).toEqual({ kind: 'text', samples: ['ab'], maxLength: 5, minLength: 2 });
  expect(text(['a'], 5, 'not-blank')).toEqual({ kind: 'text', samples: ['a'], maxLength: 5, minLength: 1, notBlank: true });
  expect(listOf(one(['a']), 1, 2)).toMatchObject({ kind: 'list', min: 1, max: 2 });
});

test('samples of a text fit into it: they are cut, and left out where nothing fitting is left', () => {
  expect(text(['As we said.', 'As we know.', ''], 5)).toEqual({ kind: 'text', samples: ['As we', ''], maxLength: 5 });
  expect(text(['   peace', 'war'], 3, 'not-blank')).toMatchObject({ samples: ['war'] });
  expect(text(['', 'a', 'abc'], 3, 2)).toMatchObject({ samples: ['abc'] });
  expect(text(['ab🪐'], 3)).toMatchObject({ samples: ['ab'] });
  expect(text(['ab🪐'], 4)).toMatchObject({ samples: ['ab🪐'] });
});

test('where no text is long enough and short enough there is nothing to choose', () => {
  expect(text(['a'], 0, 'not-blank')).toEqual(one([]));
  expect(text(['abc'], 2, 3)).toEqual(one([]));
  expect(text([''], 0)).toEqual({ kind: 'text', samples: [''], maxLength: 0 });
});

test('what is sure is sure all the way down, and says nothing else than before', () => {
  const plain: Choice<unknown>[] = [one(['a'], 'planet'), range(1, 3), some(['a'], 0, 1), text(['a'], 5), allot([], 0)];
  for (const choice of plain) expect(surely(choice)).toEqual({ ...choice, sure: true });

  const entries = surely(listOf<string>((before) => one(before.length === 0 ? ['a'] : ['b']), 0, 2));
  if (entries.kind !== 'list') throw new Error('no list');
  expect([entries.min, entries.max, entries.of([]), entries.of(['a'])]).toEqual([
    0,
    2,
    { kind: 'one', from: ['a'], sure: true },
    { kind: 'one', from: ['b'], sure: true },
  ]);

  const fields = surely(group<{ a: string; b: string }>({ a: () => one(['x', 'y']), b: ({ a }) => (a === 'x' ? skip : one([`${a}!`])) }));
  if (fields.kind !== 'group') throw new Error('no group');
  expect(Object.keys(fields.fields)).toEqual(['a', 'b']);
  expect(fields.fields['a']!({} as never)).toEqual({ kind: 'one', from: ['x', 'y'], sure: true });
  expect(fields.fields['b']!({ a: 'x' } as never)).toBe(skip);
  expect(fields.fields['b']!({ a: 'y' } as never)).toEqual({ kind: 'one', from: ['y!'], sure: true });

  const doubled = { to: (n: number) => n * 2, from: (n: number) => n / 2 };
  expect(surely(via(range(1, 3), doubled))).toEqual({ kind: 'via', of: { kind: 'range', min: 1, max: 3, sure: true }, ...doubled });
});

test('where nothing will do, one of the others tells why', () => {
  expect(orTelling(['a', 'b'], ['c'])).toEqual(['a', 'b']);
  expect(orTelling(['a'], ['c'])).toEqual(['a']);
  expect(orTelling([], ['c', 'd'])).toEqual(['c']);
  expect(orTelling([], [])).toEqual([]);
});

test('what a value is on the board: by its id, as its author says, or nothing', () => {
  expect(thingOf(undefined, 'cadia')).toBe(null);
  expect([thingOf('planet', 'cadia'), thingOf('die', 3)]).toEqual([
    { kind: 'planet', id: 'cadia' },
    { kind: 'die', id: 3 },
  ]);
  for (const value of [null, undefined, true, { id: 'cadia' }, ['cadia']]) expect(thingOf('planet', value)).toBe(null);
  expect(thingOf((value: never) => ({ kind: 'card', place: value }), 2)).toEqual({ kind: 'card', place: 2 });
  expect(thingOf(() => null, 2)).toBe(null);
});

test('what follows from what was chosen before is reached by no other value', () => {
  const crown = fixed({ crown: 1 });
  if (crown.kind !== 'via') throw new Error('it is asked for');
  expect([crown.from({ crown: 1 }), crown.from({ crown: 2 }), crown.to({})]).toEqual([{}, undefined, { crown: 1 }]);
});

test('what is chosen from is a list, or whoever writes the choice is told', () => {
  const hands: Readonly<Record<string, readonly string[]>> = { ada: ['a'] };
  expect(one(hands['ada']!)).toEqual({ kind: 'one', from: ['a'] });
  expect(() => one(hands['bo']!)).toThrow('one wants a list; it was given nothing.');
  expect(() => some('abc' as never, 0, 1)).toThrow('some wants a list; it was given "abc".');
  expect(() => one(new Set(['a']) as never)).toThrow('one wants a list; it was given an object.');
});
