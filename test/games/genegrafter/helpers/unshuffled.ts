import { type Dice, diceFrom, scripted } from 'ludoteca';

/** A permutation that leaves a pile of this size as it is. */
export const asItIs = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

/** Nothing is mixed: every shuffle leaves its pile as it is. */
export const unshuffled = (faces: readonly number[] = []): Dice => {
  const script = scripted(faces);
  return diceFrom(script.roll, { shuffle: (count) => asItIs(count) });
};
