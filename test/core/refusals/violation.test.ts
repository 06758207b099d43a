import { allOf, isFine, refusal, refuse, type Violation } from 'ludoteca';
import { expect, test } from 'vitest';
import { badState } from '../../../src/core/refusals/common.js';

function* check(poor: boolean, far: boolean): Generator<Violation<'NS-01' | 'NS-02'>> {
  if (poor) yield refuse('too-poor', 'NS-01', 'Walls cost 5; ada has 2.');
  if (far) yield refuse('too-far', 'NS-02', 'It is 4 steps away; 3 are allowed.', 'to');
}

test('a violation names its code, clause and numbers, and its place if it has one', () => {
  expect(refuse('too-poor', 'NS-01', 'Walls cost 5; ada has 2.')).toEqual({
    code: 'too-poor',
    clause: 'NS-01',
    message: 'Walls cost 5; ada has 2.',
    facts: {},
  });
  expect(refuse('too-poor', 'NS-01', 'Walls cost 5.', undefined, { cost: 5 })).toMatchObject({ facts: { cost: 5 } });
  expect(Object.hasOwn(refuse('too-poor', 'NS-01', ''), 'path')).toBe(false);
  expect(refuse('too-far', 'NS-02', '', 'to').path).toBe('to');
});

test('all violations of a check, the deciding one first', () => {
  expect(allOf(check(true, true)).map(({ code }) => code)).toEqual(['too-poor', 'too-far']);
  expect(refusal(allOf(check(true, true)))?.[0].code).toBe('too-poor');
  expect(refusal(allOf(check(false, true)))?.map(({ code }) => code)).toEqual(['too-far']);
});

test('nothing against it is no refusal', () => {
  expect(refusal(allOf(check(false, false)))).toBe(null);
});

test('whether all is fine is known from the first violation, of a generator as of a list', () => {
  let asked = 0;
  function* counted(): Generator<Violation> {
    for (; ; asked++) yield refuse('too-far', 'NS-02', '');
  }
  expect([isFine(counted()), asked]).toEqual([false, 0]);
  expect([isFine(check(false, true)), isFine(check(false, false))]).toEqual([false, true]);
  expect([isFine([refuse('too-far', 'NS-02', '')]), isFine([])]).toEqual([false, true]);
});

test('a saved state that no play could have led to is refused with its fault, and where it lies', () => {
  expect(badState('Nobody can act.', 'players.0')).toEqual({
    code: 'bad-state',
    clause: 'CORE-STATE',
    message: 'Nobody can act.',
    facts: { fault: 'Nobody can act.', at: 'players.0' },
    path: 'players.0',
  });
  expect(badState('Nobody can act.')).toEqual({
    code: 'bad-state',
    clause: 'CORE-STATE',
    message: 'Nobody can act.',
    facts: { fault: 'Nobody can act.', at: '' },
  });
});
