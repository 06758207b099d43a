import { type Dice, seeded } from 'ludoteca';

/** Dice from a seed that tell what they are thrown for. */
export const telling = (seed: number, tell: (why: string) => void): Dice => {
  const dice = seeded(seed);
  return {
    ...dice,
    roll: (sides, why) => {
      tell(why);
      return dice.roll(sides, why);
    },
    shuffle: (count, why) => {
      tell(why);
      return dice.shuffle(count, why);
    },
  };
};
