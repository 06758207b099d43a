import type { Dice } from 'ludoteca';
import { DiceFault, diceFrom, NeedsDice, prompted, scripted, seeded, unfailing } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { afterEach, expect, test, vi } from 'vitest';
import { areDice, areUnfailing, SureDice } from '../../../src/core/dice/dice.js';

const roll = (): number => 1;

test('dice are what can roll, throw handfuls and shuffle', () => {
  const { pool, shuffle } = diceFrom(roll);
  expect(areDice({ roll, pool, shuffle })).toBe(true);
  expect(areDice(seeded(1))).toBe(true);
  for (const none of [
    null,
    undefined,
    7,
    'dice',
    roll,
    {},
    { roll, pool },
    { roll, shuffle },
    { pool, shuffle },
    { roll: 1, pool, shuffle },
  ])
    expect(areDice(none)).toBe(false);
});

test('seeded dice never fail, those of others only if it is said of them', () => {
  const own = diceFrom(roll);
  expect([seeded(1), seeded(), own, scripted([1]), prompted([])].map(areUnfailing)).toEqual([true, true, false, false, false]);
  expect(unfailing(own)).toBe(own);
  expect([areUnfailing(own), areUnfailing(diceFrom(roll))]).toEqual([true, false]);
});

test('what is no object is no kind of dice', () => {
  for (const none of [null, undefined, 1, 'dice', roll]) expect(SureDice.is(none as never)).toBe(false);
  expect(SureDice.is({})).toBe(false);
});

test('faults of dice have names that a program can tell', () => {
  const thrown = (run: () => unknown): Error => {
    try {
      run();
    } catch (error) {
      if (error instanceof Error) return error;
    }
    throw new Error('nothing was thrown');
  };
  const fault = thrown(() => seeded(1).roll(0, 'nothing'));
  expect([fault.name, fault.message]).toEqual(['DiceFault', 'There is no d0 (nothing).']);
  const needed = thrown(() => prompted([]).roll(6, 'attack'));
  expect([needed.name, needed.message, needed instanceof NeedsDice]).toEqual(['NeedsDice', 'A throw is needed: d6 (attack).', true]);
});

test('the largest die has as many sides as 31 bits count, and a million fall at once at most', () => {
  expect(seeded(1).roll(0x7fffffff, 'large')).toBeGreaterThan(0);
  expect(scripted([0x7fffffff]).roll(0x7fffffff, 'large')).toBe(0x7fffffff);
  expect(() => scripted([1]).roll(0x80000000, 'too large')).toThrow('There is no d2147483648 (too large).');
  expect(diceFrom(roll).pool(1_000_000, 6, 'many')).toHaveLength(1_000_000);
  for (const thrown of [() => diceFrom(roll).pool(1_000_001, 6, 'more'), () => diceFrom(roll).shuffle(1_000_001, 'more')]) {
    expect(thrown).toThrow(DiceFault);
    expect(thrown).toThrow('1000001 cannot be thrown at once (more).');
  }
  expect(diceFrom(roll).pool(0, 6, 'none')).toEqual([]);
  expect(diceFrom(roll).shuffle(0, 'none')).toEqual([]);
});

test('what is no handful and no order is told with what was wanted', () => {
  expect(() => prompted([[1]]).pool(2, 6, 'volley')).toThrow('a list of 1 fell where 2d6 are thrown (volley).');
  expect(() => prompted([[0, 0]]).shuffle(2, 'deck')).toThrow('a list of 2 is no order of 0..1 (deck).');
  expect(() => diceFrom(() => 7).pool(1, 6, 'volley')).toThrow('7 is not a face of a d6 (volley).');
});

// Scripts that were not used up

test('of a script that is left over, twenty throws are told', () => {
  const left = (count: number): (() => void) => scripted(new Array<number>(count).fill(4)).finish;
  expect(left(20)).toThrow(`20 scripted throws were not used: [${new Array(20).fill(4).join(',')}].`);
  expect(left(21)).toThrow(`21 scripted throws were not used: [${new Array(20).fill(4).join(',')},…].`);
  const begun = scripted(new Array<number>(25).fill(4));
  begun.pool(15, 6, 'used');
  expect(begun.finish).toThrow(`10 scripted throws were not used: [${new Array(10).fill(4).join(',')}].`);
});

test('a handful that is left over is told throw by throw, a large one by its size', () => {
  expect(scripted([[1, 2], 3]).finish).toThrow('2 scripted throws were not used: [[1,2],3].');
  expect(scripted([new Array<number>(20).fill(1)]).finish).toThrow(`[[${new Array(20).fill(1).join(',')}]]`);
  expect(scripted([new Array<number>(21).fill(1)]).finish).toThrow('1 scripted throw was not used: [a list of 21].');
});

// Dice without a seed

/** Words that the platform gives one after another, and how often it was asked. */
const platform = (words: readonly number[]): { asked: number } => {
  const told = { asked: 0 };
  let next = 0;
  vi.stubGlobal('crypto', {
    getRandomValues: (into: Uint32Array) => {
      told.asked++;
      return into.map((_, i) => {
        into[i] = words[next++ % words.length]!;
        return 0;
      });
    },
  });
  return told;
};
const thrown = (dice: Dice, count: number, sides: number): number[] => Array.from({ length: count }, () => dice.roll(sides, 'test'));

afterEach(() => vi.unstubAllGlobals());

test('without a seed every throw is one word of the platform, the faces in turn', () => {
  const told = platform([0, 1, 2, 5, 6, 7, 0xfffffffb]);
  expect(thrown(seeded(), 7, 6)).toEqual([1, 2, 3, 6, 1, 2, 6]);
  expect(told.asked).toBe(1);
});

test('a word that would favour low faces is thrown away', () => {
  platform([0xffffffff, 0xfffffffe, 0xffffffff, 0]);
  expect(thrown(seeded(), 2, 3)).toEqual([3, 1]); // 2^32 - 1 words are three equal parts: the last word is one too many
});

test('words are fetched sixty-four at a time, when the last are used up', () => {
  const told = platform(Array.from({ length: 640 }, (_, i) => i));
  const dice = seeded();
  expect(told.asked).toBe(0);
  expect(thrown(dice, 64, 1_000)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  expect(told.asked).toBe(1);
  expect(thrown(dice, 65, 1_000)).toEqual(Array.from({ length: 65 }, (_, i) => i + 65));
  expect(told.asked).toBe(3);
});

test('without a seed there is no d0 either', () => {
  expect(() => seeded().roll(0, 'nothing')).toThrow('There is no d0 (nothing).');
});

test('an error that only has the name of a throw that is missing comes out again, as anything else that dice throw', () => {
  const broken = Object.assign(new Error('broken'), { name: 'NeedsDice' });
  const fail = (): never => {
    throw broken;
  };
  expect(() => genegrafter.setup({ players: ['ada', 'bo'] }, { ...seeded(1), roll: fail, pool: fail, shuffle: fail })).toThrow(broken);
});
