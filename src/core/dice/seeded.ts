import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { checkSides, type Dice, diceFrom, SureDice } from './dice.js';

/** What {@link seeded} takes: whole numbers, or any text. */
export type Seed = number | string;

/** Spreads a text over four 32-bit words (a small multiply-and-xor mix, enough to tell seeds apart; it keeps no secrets). */
const words = (text: string): [number, number, number, number] => {
  const state: [number, number, number, number] = [0x6a09e667, 0xbb67ae85 | 0, 0x3c6ef372, 0xa54ff53a | 0];
  for (let i = 0; i < text.length; i++) {
    const lane = i & 3;
    state[lane] = Math.imul(state[lane]! ^ text.charCodeAt(i), 0x01000193);
    state[(lane + 1) & 3] = (state[(lane + 1) & 3]! ^ (state[lane]! >>> 15) ^ (i * 0x9e3779b1)) | 0;
  }
  for (let round = 0; round < 8; round++) {
    const lane = round & 3;
    state[lane] = Math.imul(state[lane]! ^ (state[(lane + 3) & 3]! >>> 13), 0x85ebca6b) ^ state[(lane + 1) & 3]!;
  }
  return state;
};

/** Throws from the platform's cryptographic generator, unbiased by rejection. */
const unguessable = (): Dice['roll'] => {
  const { crypto } = globalThis as unknown as { crypto: { getRandomValues(into: Uint32Array): Uint32Array } };
  const drawn = new Uint32Array(64);
  let next = drawn.length;
  const word = (): number => {
    if (next === drawn.length) {
      crypto.getRandomValues(drawn);
      next = 0;
    }
    return drawn[next++]!;
  };
  return (sides, why) => {
    checkSides(sides, why);
    const fair = 0x100000000 - (0x100000000 % sides);
    let value = word();
    while (value >= fair) value = word();
    return 1 + (value % sides);
  };
};

/** Throws from a generator (xoroshiro128+, unbiased by rejection). */
const generated = (seed: Seed): Dice['roll'] => {
  const generator = xoroshiro128plusFromState(words(typeof seed === 'number' ? `#${seed}` : seed));
  return (sides, why) => {
    checkSides(sides, why);
    return uniformInt(generator, 1, sides);
  };
};

/**
 * Dice from a seed: the same seed gives the same throws on every machine. Whoever has seen enough of them can work out the rest, past and future, so
 * seeds are for tests and studies. Without a seed every throw comes from the platform's cryptographic randomness, which nobody can guess; what is
 * neither a number nor a text is no seed.
 */
export const seeded = (seed?: Seed): Dice =>
  new SureDice(diceFrom(typeof seed === 'number' || typeof seed === 'string' ? generated(seed) : unguessable()));
