import { createMatch, decode, digestOf, E, loadMatch, orThrow, rollCodec, sealOf, seeded } from 'ludoteca';
import { refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';

const rolls = [{ kind: 'roll', sides: 6, value: 3, why: 'die' }] as const;

test('seals of earlier versions still hold: the digest of the same data is the same for ever', () => {
  expect([null, '', 'ab', { a: [1, 'é'], b: null }].map(digestOf)).toEqual([
    '77074ba4f47c22e4',
    'ffcaaa85c9fa3072',
    'fa58b2185a77dcdb',
    'a6d7aa99964627db',
  ]);
  expect(sealOf('', { type: 'roll', player: 'ada' }, { rolls, events: [{ type: 'rolled', die: 3 }] })).toBe('6df89791fb65e0a1');
});

test('the order of keys does not matter to a digest; the order of lists, and everything else, does', () => {
  expect(digestOf({ b: 1, a: { d: 2, c: 3 } })).toBe(digestOf({ a: { c: 3, d: 2 }, b: 1 }));
  const others = [[1, 2], [2, 1], { 0: 1, 1: 2 }, { a: 1 }, { a: 2 }, { b: 1 }, '1', 1, null, [null], [], {}].map(digestOf);
  expect(new Set(others).size).toBe(others.length);
  for (const one of others) expect(one).toMatch(/^[0-9a-f]{16}$/);
});

test('a seal follows from the seal before, the action, the dice and the events', () => {
  const step = { rolls, events: [{ type: 'rolled' }] };
  const seals = [
    sealOf('', { type: 'roll' }, step),
    sealOf('x', { type: 'roll' }, step),
    sealOf('', { type: 'hold' }, step),
    sealOf('', { type: 'roll' }, { ...step, rolls: [] }),
    sealOf('', { type: 'roll' }, { ...step, events: [] }),
  ];
  expect(new Set(seals).size).toBe(seals.length);
});

test('throws are read as they were recorded, whole and without more', () => {
  for (const roll of [
    { kind: 'roll', sides: 6, value: 3, why: 'die' },
    { kind: 'pool', sides: 6, values: [3, 4], why: 'dice' },
    { kind: 'shuffle', order: [1, 0], why: 'deck' },
  ]) {
    expect(decode(rollCodec, roll)).toEqual(E.right(roll));
    for (const field of Object.keys(roll)) {
      expect(E.isLeft(decode(rollCodec, { ...roll, [field]: undefined }))).toBe(true);
      expect(E.isLeft(decode(rollCodec, { ...roll, [field]: null }))).toBe(true);
    }
    expect(E.isLeft(decode(rollCodec, { ...roll, more: 1 }))).toBe(true);
  }
});

test('why a die fell is kept as well as how: a throw for another reason is refused as such', () => {
  const match = orThrow(createMatch(pig, { players: ['ada', 'bo'], goal: 50 }, { dice: seeded(1) }));
  orThrow(match.play('ada', { type: 'roll' }));
  const { steps, ...rest } = match.record();
  const [step] = steps;
  const forged = { ...rest, steps: [{ ...step!, rolls: step!.rolls.map((roll) => ({ ...roll, why: 'spite' })) }] };
  expect(refused(loadMatch(pig, forged))[0]).toMatchObject({
    code: 'record-departs',
    message: expect.stringMatching(/ throws its dice for other reasons than recorded\.$/),
    path: 'steps.0',
  });
});
