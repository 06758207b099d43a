import { fraction, type Odds } from 'ludoteca';
import { expect, test } from 'vitest';
import { craps, risk, yahtzee } from '../../../examples/dice-odds/tables.js';

/** Chances as they are published: so many ways in so many. */
const inWays = <K>(ways: readonly (readonly [K, number])[], all: number) =>
  new Map(ways.map(([outcome, count]) => [outcome, fraction(BigInt(count), BigInt(all))]));
const surely = <K>({ chances, undecided }: Odds<K>): ReadonlyMap<K, unknown> => {
  expect(undecided).toEqual(fraction(0n, 1n));
  return chances;
};

test('Risk: what both sides lose, for every number of dice', () => {
  expect(surely(risk(3, 2))).toEqual(
    inWays(
      [
        ['2:0', 2275],
        ['1:1', 2611],
        ['0:2', 2890],
      ],
      7776,
    ),
  );
  expect(surely(risk(3, 1))).toEqual(
    inWays(
      [
        ['1:0', 441],
        ['0:1', 855],
      ],
      1296,
    ),
  );
  expect(surely(risk(2, 2))).toEqual(
    inWays(
      [
        ['2:0', 581],
        ['1:1', 420],
        ['0:2', 295],
      ],
      1296,
    ),
  );
  expect(surely(risk(2, 1))).toEqual(
    inWays(
      [
        ['1:0', 91],
        ['0:1', 125],
      ],
      216,
    ),
  );
  expect(surely(risk(1, 2))).toEqual(
    inWays(
      [
        ['1:0', 161],
        ['0:1', 55],
      ],
      216,
    ),
  );
  expect(surely(risk(1, 1))).toEqual(
    inWays(
      [
        ['1:0', 21],
        ['0:1', 15],
      ],
      36,
    ),
  );
});

test('Yahtzee: five alike in one, two and three throws', () => {
  expect(surely(yahtzee(1)).get(5)).toEqual(fraction(6n, 7776n));
  expect(surely(yahtzee(2)).get(5)).toEqual(fraction(221n, 17496n));
  expect(surely(yahtzee(3)).get(5)).toEqual(fraction(347897n, 7558272n));
});

test('craps: the pass line, however long it takes', () => {
  expect(surely(craps())).toEqual(
    inWays(
      [
        ['won', 244],
        ['lost', 251],
      ],
      495,
    ),
  );
});
