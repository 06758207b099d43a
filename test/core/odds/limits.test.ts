import { chance, fraction, odds, percent, wilson } from 'ludoteca';
import { describe, expect, test } from 'vitest';
import { none, plus, times } from '../../../src/core/odds/fractions.js';
import { TooManyWays } from '../../../src/core/odds/odds.js';

describe('how much can be tried', () => {
  const of = (run: Parameters<typeof odds>[0]) => () => odds(run, { plays: 1 });

  test('a die has at least one face and at most 100,000', () => {
    for (const sides of [0, -1, 1.5, Number.NaN, 100_001])
      expect(of((dice) => dice.roll(sides, 'die'))).toThrow(`The faces of a d${sides} cannot be listed.`);
    expect(odds((dice) => dice.roll(100_000, 'die'), { plays: 1 }).undecided).toEqual({ of: 99_999n, in: 100_000n });
  });

  test('a pool has at most a thousand dice, a million ways to fall and fifty million dice in all of them, and no part of a die', () => {
    for (const [count, sides] of [
      [2, 1414],
      [60, 10],
      [1e12, 6],
      [-1, 6],
      [1.5, 6],
      [1001, 2],
      [500, 3], // 125,751 ways
    ] as const)
      expect(of((dice) => dice.pool(count, sides, 'pool'))).toThrow(`The ways ${count}d${sides} can fall cannot be listed.`);
    expect(of((dice) => dice.pool(2, 0, 'pool'))).toThrow('The faces of a d0 cannot be listed.');
    expect(of((dice) => dice.pool(1, 1_000_000, 'pool'))).toThrow('The faces of a d1000000 cannot be listed.');
    expect(odds((dice) => dice.pool(2, 100, 'pool').join(), { plays: 1 }).chances.get('1,1')).toEqual({ of: 1n, in: 10_000n });
  });

  test('at most eight cards are shuffled in every order', () => {
    expect(of((dice) => dice.shuffle(9, 'hats'))).toThrow(
      'The 9! orders of a shuffle of 9 (hats) are too many to try; use a sample instead.',
    );
    expect(odds((dice) => dice.shuffle(8, 'hats').join(''), { plays: 1 })).toMatchObject({ undecided: { of: 40_319n, in: 40_320n } });
    expect(odds((dice) => dice.shuffle(0, 'hats').length).chances).toEqual(new Map([[0, { of: 1n, in: 1n }]]));
    expect([...odds((dice) => dice.shuffle(3, 'hats').join('')).chances.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
  });

  test('what is too much is told by an error of its own name', () => {
    expect(new TooManyWays('x')).toMatchObject({ name: 'TooManyWays', message: 'x' });
    expect(of((dice) => dice.roll(0, 'die'))).toThrow(TooManyWays);
    const fault = new Error('mine');
    expect(
      of(() => {
        throw fault;
      }),
    ).toThrow(fault);
  });
});

test('of two hundred coins only how many show heads is tried', () => {
  const heads = odds((dice) => dice.pool(200, 2, 'coins').filter((face) => face === 1).length);
  expect([heads.plays, heads.undecided, heads.chances.get(200)]).toEqual([201, none, { of: 1n, in: 2n ** 200n }]);
  expect(odds((dice) => dice.pool(1000, 2, 'coins').length, { plays: 1 }).chances.get(1000)).toEqual({ of: 1n, in: 2n ** 1000n });
});

test('handfuls weigh as many ways as their dice can be told apart', () => {
  const { chances, plays } = odds((dice) => [...dice.pool(3, 3, 'pool')].sort().join(''));
  expect(plays).toBe(10);
  expect(Object.fromEntries([...chances].map(([hand, share]) => [hand, Number((share.of * 27n) / share.in)]))).toEqual({
    111: 1,
    112: 3,
    113: 3,
    122: 3,
    123: 6,
    133: 3,
    222: 1,
    223: 3,
    233: 3,
    333: 1,
  });
});

test('as many throws as are allowed are followed, and not one more', () => {
  const thrice = (): ReturnType<typeof odds> => odds((dice) => [1, 2, 3].map(() => dice.roll(2, 'coin')).join(''), { throws: 3 });
  expect(thrice().undecided).toEqual(none);
  expect(odds((dice) => [1, 2, 3].map(() => dice.roll(2, 'coin')).join(''), { throws: 2 })).toEqual({
    chances: new Map(),
    undecided: { of: 1n, in: 1n },
    plays: 4,
  });
});

test('what can fall in one way only is no throw', () => {
  const { chances, undecided } = odds((dice) => [dice.roll(1, 'd1'), ...dice.pool(0, 6, 'none'), dice.roll(2, 'coin')].join(), {
    throws: 1,
  });
  expect([[...chances.keys()], undecided]).toEqual([['1,1', '1,2'], none]);
});

test('fractions are added and multiplied exactly, and shown to the twelfth place', () => {
  const [third, quarter] = [fraction(1n, 3n), fraction(1n, 4n)];
  expect([plus(third, quarter), times(third, quarter), plus(third, none), times(third, none)]).toEqual([
    { of: 7n, in: 12n },
    { of: 1n, in: 12n },
    third,
    { of: 0n, in: 1n },
  ]);
  expect(fraction(0n, 0n)).toEqual({ of: 0n, in: 0n });
  expect([chance(third), chance(none), chance(fraction(5n, 5n))]).toEqual([0.333333333333, 0, 1]);
  expect([percent(third), percent(third, 3), percent(none)]).toEqual(['33.3 %', '33.333 %', '0.0 %']);
});

test('every digit of a percentage is that of the fraction, however many are asked for', () => {
  const [third, sliver] = [fraction(1n, 3n), fraction(1n, 6n ** 20n)];
  expect(percent(third, 20)).toBe(`33.${'3'.repeat(20)} %`);
  expect(percent(fraction(2n, 3n), 20)).toBe(`66.${'6'.repeat(19)}7 %`);
  expect(percent(sliver, 18)).toBe('0.000000000000027351 %');
  expect([percent(fraction(1n, 2000n)), percent(fraction(3n, 2000n)), percent(fraction(1999n, 2000n), 2)]).toEqual([
    '0.1 %',
    '0.2 %',
    '99.95 %',
  ]);
  expect([percent(fraction(1n, 1n)), percent(fraction(1n, 1n), 0), percent(fraction(-1n, 3n)), percent(none, 0)]).toEqual([
    '100.0 %',
    '100 %',
    '-33.3 %',
    '0 %',
  ]);
});

test('of few trials and of rare things the interval is wide, and stays within 0 and 1', () => {
  const rounded = (met: number, trials: number): number[] => {
    const { value, low, high } = wilson(met, trials);
    return [value, low, high].map((number) => Math.round(number * 1e6) / 1e6);
  };
  expect(rounded(5, 10)).toEqual([0.5, 0.236593, 0.763407]);
  expect(rounded(1, 10)).toEqual([0.1, 0.017876, 0.40415]);
  expect(rounded(0, 10)).toEqual([0, 0, 0.277533]);
  expect(rounded(10, 10)).toEqual([1, 0.722467, 1]);
  expect(rounded(50, 100)).toEqual([0.5, 0.403832, 0.596168]);
  expect([wilson(20, 10), wilson(-1, 10)]).toEqual([wilson(10, 10), wilson(0, 10)]);
  for (const trials of [0, -1, Number.NaN, '3' as never, null as never]) expect(wilson(1, trials)).toEqual({ value: 0, low: 0, high: 1 });
  expect(wilson(3, Number.POSITIVE_INFINITY).value).toBe(0);
});

test('what has come about every time may always do so, and what never has may never do so', () => {
  for (let trials = 1; trials <= 200; trials++) expect([wilson(0, trials).low, wilson(trials, trials).high]).toEqual([0, 1]);
});
