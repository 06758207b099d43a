import { either, option } from 'fp-ts';
import { pipe } from 'ludoteca';
import { expect, test } from 'vitest';
import { E, O } from '../../../src/core/data/fp.js';

// Users are given those of fp-ts: each must take what the other made.

test('a refusal and what was asked for are those of fp-ts', () => {
  expect(E.left('no')).toEqual(either.left('no'));
  expect(E.right(1)).toEqual(either.right(1));
  for (const one of [either.left<string, number>('no'), either.right<string, number>(1)])
    expect([E.isLeft(one), E.isRight(one)]).toEqual([either.isLeft(one), either.isRight(one)]);
});

test('only what was asked for is changed', () => {
  const doubled = E.map((value: number) => value * 2);
  expect(doubled(E.right(2))).toEqual(either.right(4));
  const refused = E.left('no');
  expect(doubled(refused)).toBe(refused);
});

test('what was asked for goes through one thing after the other, and ends as it comes out of the last', () => {
  const double = E.map((value: number) => value * 2);
  const told = E.map(String);
  expect([pipe(E.right(2), double, told), pipe(E.left('no'), double, told)]).toEqual([either.right('4'), either.left('no')]);
});

test('something, or nothing, is that of fp-ts', () => {
  for (const value of [0, '', false, null, undefined, 'x']) {
    const [ours, theirs] = [O.fromNullable(value), option.fromNullable(value)];
    expect(ours).toEqual(theirs);
    expect([O.isSome(theirs), O.isNone(theirs), O.toNullable(theirs)]).toEqual([
      option.isSome(theirs),
      option.isNone(theirs),
      option.toNullable(theirs),
    ]);
  }
});
