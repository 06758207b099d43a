import fc from 'fast-check';
import type { Dice, Roll, ScriptedDice, Throw, Wanted } from 'ludoteca';
import {
  checkFace,
  checkOrder,
  checkPool,
  DiceFault,
  diceFrom,
  inWords,
  NeedsDice,
  pick,
  prompted,
  recorded,
  scripted,
  seeded,
  shuffled,
  throwsOf,
} from 'ludoteca';
import { expect, test } from 'vitest';
import { chiSquareOf, unlikely } from '../helpers/chi-square.js';

const throws = (dice: Dice, count: number, sides: number): number[] => Array.from({ length: count }, () => dice.roll(sides, 'test'));
const identity = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Dice that must not be asked. */
const untouchable: Dice = diceFrom(() => {
  throw new Error('A die was thrown.');
});

// Seeded dice

test('a seed gives the same throws for ever', () => {
  expect(throws(seeded(0), 8, 6)).toEqual(throws(seeded(0), 8, 6));
  // Pinned: a change here makes every seeded game of every user another one.
  expect(throws(seeded(1), 6, 10)).toEqual([2, 9, 2, 5, 6, 4]);
  expect(throws(seeded('x'), 6, 10)).toEqual([3, 1, 10, 8, 3, 7]);
  expect(throws(seeded(''), 6, 10)).toEqual([6, 3, 10, 5, 8, 3]);
});

test('two dice of one seed do not share their throws, and pools and shuffles repeat too', () => {
  const [one, two] = [seeded('twins'), seeded('twins')];
  const all = (dice: Dice) => [dice.pool(5, 6, 'pool'), dice.shuffle(10, 'shuffle'), dice.roll(100, 'roll')];
  const first = all(one);
  expect(all(two)).toEqual(first);
  expect(all(one)).not.toEqual(first);
});

test('any number and any text is a seed, and different seeds are different dice', () => {
  const seeds = [
    0,
    -1,
    1.5,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MIN_SAFE_INTEGER,
    '',
    ' ',
    'à',
    '\u0000',
    '𝄞',
    'x'.repeat(100_000),
  ];
  const streams = seeds.map((seed) => throws(seeded(seed), 12, 100).join());
  expect(new Set(streams).size).toBe(seeds.length);
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string()), fc.integer({ min: 1, max: 0x7fffffff }), (seed, sides) => {
      const value = seeded(seed).roll(sides, 'any');
      return Number.isSafeInteger(value) && value >= 1 && value <= sides && seeded(seed).roll(sides, 'any') === value;
    }),
  );
});

test('without a seed the dice are nobody’s guess', () => {
  expect(throws(seeded(), 20, 1_000_000)).not.toEqual(throws(seeded(), 20, 1_000_000));
});

test.each([6, 10, 100])('a d%i is fair', (sides) => {
  const counts = new Array<number>(sides).fill(0);
  for (const value of throws(seeded('fair'), 60_000, sides)) counts[value - 1]! += 1;
  expect(chiSquareOf(counts)).toBeLessThan(unlikely(sides - 1));
});

test('neighbouring seeds are as good as far ones: their first throws are fair and have nothing to do with each other', () => {
  const first = new Array<number>(10).fill(0);
  const pairs = new Array<number>(36).fill(0);
  for (let seed = 0; seed < 20_000; seed++) {
    first[seeded(seed).roll(10, 'first') - 1]! += 1;
    pairs[(seeded(seed).roll(6, 'first') - 1) * 6 + seeded(seed + 1).roll(6, 'neighbour') - 1]! += 1;
  }
  expect(chiSquareOf(first)).toBeLessThan(unlikely(9));
  expect(chiSquareOf(pairs)).toBeLessThan(unlikely(35));
});

test('one throw tells nothing of the next', () => {
  const dice = seeded('in a row');
  const pairs = new Array<number>(100).fill(0);
  for (let i = 0; i < 40_000; i++) pairs[(dice.roll(10, 'one') - 1) * 10 + dice.roll(10, 'two') - 1]! += 1;
  expect(chiSquareOf(pairs)).toBeLessThan(unlikely(99));
});

test('every order of a shuffle is equally likely', () => {
  const dice = seeded('shuffles');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = dice.shuffle(4, 'four').join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquareOf([...counts.values()])).toBeLessThan(unlikely(23));
});

test('every card of a large shuffle comes to every place', () => {
  const dice = seeded('places');
  const counts = new Array<number>(100).fill(0);
  for (let i = 0; i < 5_000; i++) for (const [place, card] of dice.shuffle(10, 'ten').entries()) counts[place * 10 + card]! += 1;
  // 81 degrees of freedom: rows and columns have fixed sums.
  expect(chiSquareOf(counts)).toBeLessThan(unlikely(81));
});

test('a pool is as many dice as were asked for', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 20 }), (seed, count, sides) => {
      const values = seeded(seed).pool(count, sides, 'pool');
      return values.length === count && values.every((value) => value >= 1 && value <= sides);
    }),
  );
});

// What no dice can do

const impossibleSides = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53];

test.each(impossibleSides)('there is no d%d', (sides) => {
  for (const dice of [seeded(1), scripted([1, 1]), prompted([1, 1])]) {
    expect(() => dice.roll(sides, 'impossible')).toThrow(DiceFault);
    expect(() => dice.pool(2, sides, 'impossible')).toThrow(DiceFault);
  }
});

test.each([-1, 1.5, Number.NaN])('nobody throws or shuffles %d things', (count) => {
  for (const dice of [seeded(1), scripted([1, 1, 1, 1]), prompted([1, 1, 1, 1])]) {
    expect(() => dice.pool(count, 6, 'impossible')).toThrow(DiceFault);
    expect(() => dice.shuffle(count, 'impossible')).toThrow(DiceFault);
  }
});

// Dice made of one way of rolling

test('a pool is rolled die by die, and a shuffle from the last place down', () => {
  const asked: [number, string][] = [];
  const script = [3, 1, 1, 2];
  const dice = diceFrom((sides, why) => {
    asked.push([sides, why]);
    return script.shift()!;
  });
  expect(dice.shuffle(4, 'deal')).toEqual([1, 3, 0, 2]); // 3 <-> 2, then 2 <-> 0, then 1 <-> 0, worked out by hand
  expect(asked).toEqual([
    [4, 'deal'],
    [3, 'deal'],
    [2, 'deal'],
  ]);
  expect(dice.pool(1, 8, 'lot')).toEqual([2]);
  expect(asked.at(-1)).toEqual([8, 'lot']);
});

test('the ways of throwing pools and shuffles may be given too', () => {
  const dice = diceFrom(() => 1, { pool: () => [6, 6], shuffle: () => [1, 0] });
  expect([dice.pool(2, 6, ''), dice.shuffle(2, ''), dice.roll(6, '')]).toEqual([[6, 6], [1, 0], 1]);
});

// Scripts

test('scripted dice fall as written and are then used up', () => {
  const dice = scripted([4, [1, 6], [2, 0, 1], 5, 5, 2, 1]);
  expect(dice.left).toBe(7);
  expect(dice.roll(6, 'one')).toBe(4);
  expect(dice.pool(2, 6, 'a pool at once')).toEqual([1, 6]);
  expect(dice.shuffle(3, 'an order at once')).toEqual([2, 0, 1]);
  expect(dice.pool(2, 6, 'a pool die by die')).toEqual([5, 5]);
  expect(() => dice.finish()).toThrow('2 scripted throws were not used: [2,1]');
  expect(dice.shuffle(3, 'an order swap by swap')).toEqual([2, 0, 1]);
  expect(dice.left).toBe(0);
  expect(() => dice.finish()).not.toThrow();
});

test('a missing throw is named', () => {
  expect(() => scripted([]).roll(10, 'attacker')).toThrow('no throw left for d10 (attacker)');
  expect(() => scripted([1]).pool(2, 6, 'volley')).toThrow('no throw left for 2d6 (volley)');
  expect(() => scripted([]).shuffle(5, 'deck')).toThrow('no throw left for a shuffle of 5 (deck)');
  expect(() => scripted([]).roll(10, 'attacker')).toThrow(DiceFault);
});

test.each<[unknown]>([[0], [7], [-1], [2.5], [Number.NaN], ['3'], [null], [undefined], [[3]], [true]])('%j is no face of a d6', (face) => {
  expect(() => scripted([face as Throw]).roll(6, 'die')).toThrow('is not a face of a d6 (die)');
  expect(() => scripted([[1, face] as Throw]).pool(2, 6, 'dice')).toThrow(DiceFault);
  expect(() => prompted([face as Throw]).roll(6, 'die')).toThrow(DiceFault);
  expect(() => checkFace(face, 6, 'die')).toThrow(DiceFault);
});

test('a handful of another size is no answer', () => {
  expect(() => scripted([[1, 2]]).pool(3, 6, 'volley')).toThrow(/3d6.*\(volley\)/);
  expect(() => scripted([[1, 2, 3, 4]]).pool(3, 6, 'volley')).toThrow(DiceFault);
  expect(() => scripted([[]]).pool(3, 6, 'volley')).toThrow(DiceFault);
});

test.each<[unknown[]]>([
  [[0, 1]],
  [[0, 1, 1]],
  [[1, 2, 3]],
  [[0, 1, 2, 3]],
  [[0, 1, '2']],
  [[0, 1, 0.5]],
  [[0, 1, Number.NaN]],
  [[0, 1, -1]],
  [[]],
])('%j is no order of three', (order) => {
  expect(() => scripted([order as number[]]).shuffle(3, 'deck')).toThrow(DiceFault);
});

test('a script is not altered by whoever uses what it gave', () => {
  const script = [[1, 2]];
  const values = scripted(script).pool(2, 6, 'volley') as number[];
  values[0] = 6;
  expect(script).toEqual([[1, 2]]);
});

// Handfuls and orders from outside

/** Lists that are none of what was asked for, and that would fill the memory, or throw, if they were looked into. */
const oddLists = (): readonly (readonly [name: string, list: never])[] => {
  const fail = (): never => {
    throw new Error('a trap');
  };
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  return [
    ['a sparse list of 1e9', new Array(1e9)],
    ['a list that fails', new Proxy([], { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail })],
    ['a list whose entries fail', new Proxy([1, 2, 3], { get: (list, key) => (key === 'length' ? list.length : fail()) })],
    ['a list of any length', new Proxy([], { get: (_list, key) => (key === 'length' ? 'x'.repeat(200_000) : 1) })],
    ['a list that was revoked', revoked.proxy],
    ['a long text', 'x'.repeat(200_000)],
    ['a big integer', 10n],
  ] as unknown as (readonly [string, never])[];
};

test('lists of any size are refused at once, with few words', () => {
  for (const [name, list] of oddLists())
    for (const [how, run] of [
      [
        'dice that shuffle',
        () =>
          shuffled(
            diceFrom(() => 1, { shuffle: () => list }),
            ['a', 'b', 'c'],
            'cards',
          ),
      ],
      ['an order', () => checkOrder(list, 3, 'cards')],
      ['a handful', () => checkPool(list, 3, 6, 'lot')],
      ['an answer to a pool', () => prompted([list]).pool(3, 6, 'lot')],
      ['an answer to a shuffle', () => prompted([list]).shuffle(3, 'cards')],
      ['an answer to a die', () => prompted([list]).roll(6, 'die')],
      ['an answer that is left over', () => scripted([list, ...new Array<number>(1_000).fill(1)]).finish()],
    ] as const) {
      const [error] = [run].map((go) => {
        try {
          return go();
        } catch (caught) {
          return caught;
        }
      });
      expect([name, how, error instanceof DiceFault && error.message.length < 200]).toEqual([name, how, true]);
    }
});

test('what is no script has no throws', () => {
  for (const nonsense of [null, undefined, 7, 'roll', {}, { length: 3 }, 10n]) {
    expect(() => scripted(nonsense as never).roll(6, 'die')).toThrow('no throw left');
    expect(() => prompted(nonsense as never).roll(6, 'die')).toThrow(NeedsDice);
    expect(() => scripted(nonsense as never).finish()).not.toThrow();
  }
});

test('faces that no die has make no pool, no shuffle and no choice', () => {
  for (const face of [0, 99, -1, 1.5, Number.NaN, '1', null, undefined, [1], 1n]) {
    const dice = diceFrom(() => face as number);
    expect(() => dice.pool(2, 6, 'lot')).toThrow(DiceFault);
    expect(() => dice.shuffle(4, 'cards')).toThrow(DiceFault);
    expect(() => pick(dice, ['a', 'b'], 'which')).toThrow(DiceFault);
  }
});

test('an order may say -0, and means 0', () => {
  expect(Object.is(checkOrder([1, -0], 2, 'cards')[1], 0)).toBe(true);
});

test('what is neither a number nor a text is no seed: nobody can guess the dice', () => {
  for (const nonsense of [null, {}, [], ['x'], 10n, true, { length: 1e12 }, Symbol('seed')]) {
    const dice = () => throws(seeded(nonsense as never), 20, 1_000_000);
    expect(dice()).not.toEqual(dice());
  }
});

// Records

const rollOf: fc.Arbitrary<Roll> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).chain((sides) =>
    fc.record({
      kind: fc.constant('roll' as const),
      sides: fc.constant(sides),
      value: fc.integer({ min: 1, max: sides }),
      why: fc.string(),
    }),
  ),
  fc.integer({ min: 1, max: 20 }).chain((sides) =>
    fc.record({
      kind: fc.constant('pool' as const),
      sides: fc.constant(sides),
      values: fc.array(fc.integer({ min: 1, max: sides }), { minLength: 1, maxLength: 8 }),
      why: fc.string(),
    }),
  ),
  fc.integer({ min: 2, max: 8 }).chain((count) =>
    fc.record({
      kind: fc.constant('shuffle' as const),
      order: fc.shuffledSubarray(identity(count), { minLength: count }),
      why: fc.string(),
    }),
  ),
);
const sizeOf = (roll: Roll): number => (roll.kind === 'shuffle' ? roll.order.length : roll.sides);
const ask = (dice: Dice, roll: Roll): Throw =>
  roll.kind === 'roll'
    ? dice.roll(roll.sides, roll.why)
    : roll.kind === 'pool'
      ? dice.pool(roll.values.length, roll.sides, roll.why)
      : dice.shuffle(roll.order.length, roll.why);

test('recorded dice repeat what fell, whatever it was', () => {
  fc.assert(
    fc.property(fc.array(rollOf, { maxLength: 12 }), (rolls) => {
      const dice = recorded(rolls);
      expect(rolls.map((roll) => ask(dice, roll))).toEqual(throwsOf(rolls));
      expect(dice.left).toBe(0);
      dice.finish();
    }),
  );
});

test('dice of a list of any length are made and thrown at once, and what stands in none of its places is a fault', () => {
  const rolls: Roll[] = new Array(4e9);
  rolls[0] = { kind: 'roll', sides: 6, value: 3, why: 'hit' };
  const dice = recorded(rolls);
  expect([dice.left, dice.roll(6, 'hit'), dice.left]).toEqual([4e9, 3, 4e9 - 1]);
  for (const none of [dice, scripted(new Array(4e9)), prompted(new Array(4e9))]) expect(() => none.roll(6, 'hit')).toThrow(DiceFault);
  expect(() => dice.finish()).toThrow('3999999998 scripted throws were not used');
  expect(() => throwsOf(new Array(4e9))).toThrow(TypeError);
});

test('recorded dice insist on the kind and the sides, and on being used up', () => {
  fc.assert(
    fc.property(rollOf, rollOf, (written, asked) => {
      fc.pre(written.kind !== asked.kind || sizeOf(written) !== sizeOf(asked));
      const dice = recorded([written]);
      expect(() => ask(dice, asked)).toThrow(DiceFault);
      expect(dice.left).toBe(1);
      expect(() => dice.finish()).toThrow(DiceFault);
    }),
  );
  expect(() => recorded([{ kind: 'roll', sides: 6, value: 3, why: 'hit' }]).roll(10, 'miss')).toThrow(
    'a roll of 6 (hit) where a roll of 10 (miss)',
  );
  expect(() => recorded([{ kind: 'pool', sides: 6, values: [3, 4], why: 'hit' }]).pool(3, 6, 'hit')).toThrow(DiceFault);
  expect(() => recorded([{ kind: 'roll', sides: 6, value: 7, why: 'hit' }]).roll(6, 'hit')).toThrow(DiceFault);
  expect(() => recorded([]).roll(6, 'more')).toThrow('no throw left for d6 (more)');
});

test.each([
  ['null', null],
  ['undefined', undefined],
  ['a text', 'rolls'],
  ['an object', { kind: 'roll', sides: 6, value: 3, why: 'hit' }],
  ['a throw that is null', [null]],
  ['a throw without a kind', [{ sides: 6, value: 3, why: 'hit' }]],
  ['a roll without its face', [{ kind: 'roll', sides: 6, why: 'hit' }]],
  ['a pool without its faces', [{ kind: 'pool', sides: 6, why: 'hit' }]],
  ['a shuffle without its order', [{ kind: 'shuffle', why: 'hit' }]],
])('recorded dice that are given %s are a fault as soon as something is thrown, and no other error', (_, rolls) => {
  const dice = (): ScriptedDice => recorded(rolls as unknown as readonly Roll[]);
  expect(() => dice().roll(6, 'hit')).toThrow(DiceFault);
  expect(() => dice().pool(2, 6, 'hit')).toThrow(DiceFault);
  expect(() => dice().shuffle(3, 'hit')).toThrow(DiceFault);
});

// Dice of a real table

const needsOf = (run: () => unknown): Wanted => {
  try {
    run();
  } catch (error) {
    if (error instanceof NeedsDice) return error.needs;
    throw error;
  }
  throw new Error('No throw was wanted.');
};

test('prompted dice say what must be thrown', () => {
  expect(needsOf(() => prompted([]).roll(10, 'attacker'))).toEqual({ sides: 10, why: 'attacker' });
  expect(needsOf(() => prompted([]).pool(3, 6, 'volley'))).toEqual({ sides: 6, count: 3, why: 'volley' });
  expect(needsOf(() => prompted([]).shuffle(52, 'deck'))).toEqual({ shuffle: 52, why: 'deck' });
  expect(prompted([7]).roll(10, 'attacker')).toBe(7);
});

test('others may throw what nobody throws by hand', () => {
  const dice = prompted([4], { shuffle: (count) => identity(count), pool: (count) => identity(count) });
  expect([dice.shuffle(3, 'deck'), dice.pool(2, 6, 'lot'), dice.roll(6, 'die')]).toEqual([[0, 1, 2], [0, 1], 4]);
});

test('a wanted throw has a name for people', () => {
  expect(
    [
      { sides: 10, why: 'a' },
      { sides: 6, count: 2, why: 'b' },
      { shuffle: 3, why: 'c' },
    ].map((wanted) => inWords(wanted)),
  ).toEqual(['d10 (a)', '2d6 (b)', 'a shuffle of 3 (c)']);
});

// Picking

test('picking from one throws nothing; from none is a fault; from more it is a die', () => {
  expect(pick(untouchable, ['only'], 'one')).toBe('only');
  expect(() => pick(seeded(1), [], 'none')).toThrow('Nothing to pick from (none)');
  expect(['a', 'b', 'c'].map((_, i) => pick(scripted([i + 1]), ['a', 'b', 'c'], 'which'))).toEqual(['a', 'b', 'c']);
});

test('a shuffled list has each of its cards, in the order thrown, and leaves the list as it was', () => {
  const list = Object.freeze(['a', 'b', 'c']);
  expect(shuffled(scripted([[2, 0, 1]]), list, 'cards')).toEqual(['c', 'a', 'b']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 30 }), fc.integer(), (cards, seed) => {
      expect(shuffled(seeded(seed), cards, 'cards').sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
    }),
  );
});

test('a handful that only looks like a list is none', () => {
  expect(() => checkPool({ length: 2, 0: 1, 1: 2 }, 2, 6, 'attack')).toThrow('fell where 2d6 are thrown (attack).');
  expect(() => checkPool(null, 2, 6, 'attack')).toThrow(new DiceFault('null fell where 2d6 are thrown (attack).'));
  expect(checkPool([1, 2], 2, 6, 'attack')).toEqual([1, 2]);
});
