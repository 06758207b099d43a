import type { Dice } from 'ludoteca';
import { seeded } from 'ludoteca';
import { expect, test } from 'vitest';

// The attack of a patient player: xoroshiro128+ moves its 128 bits linearly, and whether an even-sided die falls odd or even is a sum of two of
// them. So 160 throws that everybody saw are 160 linear equations in 128 unknowns, and their solution is the future (and the past: every hidden card).

const mask = (1n << 64n) - 1n;
const turned = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) & mask;

/** Where the generator is after one more throw. */
const moved = ([a, b]: readonly [bigint, bigint]): [bigint, bigint] => [
  turned(a, 24n) ^ a ^ b ^ (((a ^ b) << 16n) & mask),
  turned(a ^ b, 37n),
];

/** Which of the first 128 bits the parity of each throw is the sum of, as masks. */
const parities = (count: number): bigint[] => {
  // The generator run on all 128 single bits at once: since it is linear, bit i of a mask says whether starting bit i reaches the parity.
  const runs = Array.from({ length: 128 }, (_, bit): [bigint, bigint] =>
    bit < 64 ? [1n << BigInt(bit), 0n] : [0n, 1n << BigInt(bit - 64)],
  );
  return Array.from({ length: count }, () => {
    let reached = 0n;
    for (const [bit, run] of runs.entries()) {
      if (((run[0] ^ run[1]) & 1n) === 1n) reached |= 1n << BigInt(bit);
      runs[bit] = moved(run);
    }
    return reached;
  });
};

/** Solves the equations `parity of (start & mask) = bit`; the free bits are 0. */
const solved = (equations: readonly (readonly [mask: bigint, bit: bigint])[]): bigint => {
  const pivots = new Map<number, readonly [bigint, bigint]>();
  const top = (word: bigint): number => word.toString(2).length - 1;
  for (let [word, bit] of equations)
    while (word !== 0n) {
      const pivot = pivots.get(top(word));
      if (pivot === undefined) {
        pivots.set(top(word), [word, bit]);
        break;
      }
      word ^= pivot[0];
      bit ^= pivot[1];
    }
  let start = 0n;
  for (const [place, [word, bit]] of [...pivots].sort(([a], [b]) => a - b)) {
    let value = bit;
    for (let lower = (word ^ (1n << BigInt(place))) & start; lower !== 0n; lower >>= 1n) value ^= lower & 1n;
    if (value === 1n) start |= 1n << BigInt(place);
  }
  return start;
};

/** What the attacker says of the next throws of a d10, having seen some. */
const foretold = (seen: readonly number[], count: number): number[] => {
  const masks = parities(seen.length);
  const start = solved(seen.map((face, i) => [masks[i]!, BigInt((face - 1) & 1)]));
  let state: [bigint, bigint] = [start & mask, start >> 64n];
  const next = (): number => {
    const word = Number((state[0] + state[1]) & 0xffffffffn) | 0;
    state = moved(state);
    return ((word + 0x80000000) % 10) + 1;
  };
  for (let i = 0; i < seen.length; i++) next();
  return Array.from({ length: count }, next);
};
const throwsOf = (dice: Dice, count: number): number[] => Array.from({ length: count }, () => dice.roll(10, 'seen by all'));

test('dice of a known generator can be foretold by whoever has seen enough of them: a seed is for tests and studies', () => {
  const dice = seeded('a secret');
  expect(foretold(throwsOf(dice, 160), 30)).toEqual(throwsOf(dice, 30));
});

test('dice without a seed cannot', () => {
  const dice = seeded();
  expect(foretold(throwsOf(dice, 160), 30)).not.toEqual(throwsOf(dice, 30));
});
