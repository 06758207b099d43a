import { isWholeWithin } from '../data/bounds.js';
import { describeValue, isList } from '../data/describe.js';

/**
 * The only source of chance. Every throw says why it is thrown; the order of throws is part of the rules.
 * Make one with {@link seeded}, {@link scripted}, {@link recorded} or {@link prompted}, or write your own and pass it through {@link diceFrom}.
 */
export interface Dice {
  /** One die: 1..sides. */
  roll(sides: number, why: string): number;
  /** A handful of equal dice. Their order carries no meaning. */
  pool(count: number, sides: number, why: string): readonly number[];
  /** A permutation of 0..count-1: the card at place i of the shuffled pile is the card at place `result[i]` of the old one. */
  shuffle(count: number, why: string): readonly number[];
}

/** One throw that was made, as a record keeps it. */
export type Roll =
  | { readonly kind: 'roll'; readonly sides: number; readonly value: number; readonly why: string }
  | { readonly kind: 'pool'; readonly sides: number; readonly values: readonly number[]; readonly why: string }
  | { readonly kind: 'shuffle'; readonly order: readonly number[]; readonly why: string };

/** A throw that must be made before the game can go on. */
export type Wanted =
  | { readonly sides: number; readonly why: string }
  | { readonly sides: number; readonly count: number; readonly why: string }
  | { readonly shuffle: number; readonly why: string };

/** What a script, or a real table, answers: one face, or a whole handful or permutation. */
export type Throw = number | readonly number[];

/** The dice cannot give what was asked: a script ran out, a face is out of range, a die has no sides. */
export class DiceFault extends Error {
  override readonly name = 'DiceFault';
}

/** Prompted dice have no answer left: `needs` says which throw is wanted. `reduce` turns this into a refusal with the same `needs`. */
export class NeedsDice extends Error {
  override readonly name = 'NeedsDice';
  readonly needs: Wanted;
  constructor(needs: Wanted) {
    super(`A throw is needed: ${inWords(needs)}.`);
    this.needs = needs;
  }
}

/** Faults are told by their names: a program may hold the package twice, as ES modules and CommonJS or in two versions, and throw dice of the other. */
const isCalled = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
/** It says what it needs: what only has its name is somebody else’s, as anything that dice throw. */
export const isNeedsDice = (error: unknown): error is NeedsDice =>
  isCalled(error, 'NeedsDice') && typeof (error as Partial<NeedsDice>).needs?.why === 'string';
export const isDiceFault = (error: unknown): error is DiceFault => isCalled(error, 'DiceFault');

/** A wanted throw in words: `d10 (attacker)`. */
export const inWords = (wanted: Wanted): string => {
  if ('shuffle' in wanted) return `a shuffle of ${wanted.shuffle} (${wanted.why})`;
  return `${'count' in wanted ? wanted.count : ''}d${wanted.sides} (${wanted.why})`;
};

/** More dice, or cards to shuffle, than any game has: keeps a slip such as Infinity from filling the memory. */
export const mostAtOnce = 1_000_000;

/** What is thrown at once, copied entry by entry; null if it is no list of so many, or cannot be read. Its length is looked at before anything else of it. */
const entriesOf = (thrown: unknown, count: number): unknown[] | null => {
  if (!isList(thrown)) return null;
  try {
    if (thrown.length !== count) return null;
    const copy: unknown[] = [];
    for (let i = 0; i < count; i++) copy.push(thrown[i]);
    return copy;
  } catch {
    return null;
  }
};

const isPermutation = (order: readonly unknown[]): order is readonly number[] => {
  const seen: boolean[] = new Array(order.length).fill(false);
  for (const place of order) {
    if (!Number.isSafeInteger(place) || seen[place as number] !== false) return false; // no place of the list, or one met before
    seen[place as number] = true;
  }
  return true;
};

/** Refuses a die that cannot be. */
export const checkSides = (sides: number, why: string): void => {
  if (!isWholeWithin(sides, 1, 0x7fffffff)) throw new DiceFault(`There is no d${sides} (${why}).`);
};

const checkCount = (count: number, why: string): void => {
  if (!isWholeWithin(count, 0, mostAtOnce)) throw new DiceFault(`${count} cannot be thrown at once (${why}).`);
};

/** The face, if the die has it. */
export const checkFace = (value: unknown, sides: number, why: string): number => {
  checkSides(sides, why);
  if (!isWholeWithin(value, 1, sides)) throw new DiceFault(`${describeValue(value)} is not a face of a d${sides} (${why}).`);
  return value;
};

/** A copy of the handful, if it is one of so many such dice. */
export const checkPool = (values: unknown, count: number, sides: number, why: string): number[] => {
  const copy = entriesOf(values, count);
  if (copy === null) throw new DiceFault(`${describeValue(values)} fell where ${count}d${sides} are thrown (${why}).`);
  for (const value of copy) checkFace(value, sides, why);
  return copy as number[];
};

/** A copy of the order, if it is one of 0..count-1. */
export const checkOrder = (order: unknown, count: number, why: string): number[] => {
  const copy = entriesOf(order, count);
  if (copy === null || !isPermutation(copy)) throw new DiceFault(`${describeValue(order)} is no order of 0..${count - 1} (${why}).`);
  const places: readonly number[] = copy;
  return places.map((place) => (place === 0 ? 0 : place)); // JSON can say -0 and cannot keep it
};

/** A handful made of single rolls. */
export const poolOf = (roll: Dice['roll'], count: number, sides: number, why: string): number[] => {
  checkCount(count, why);
  checkSides(sides, why);
  const values: number[] = [];
  for (let i = 0; i < count; i++) values.push(checkFace(roll(sides, why), sides, why));
  return values;
};

/** Fisher-Yates from the last place down: place i swaps with place roll(i + 1) - 1. */
export const shuffleOf = (roll: Dice['roll'], count: number, why: string): number[] => {
  checkCount(count, why);
  const order: number[] = [];
  for (let i = 0; i < count; i++) order.push(i);
  for (let i = count - 1; i > 0; i--) {
    const j = checkFace(roll(i + 1, why), i + 1, why) - 1;
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};

/** Full dice from a single way of rolling: pools and shuffles are made of rolls, unless given too. */
export const diceFrom = (roll: Dice['roll'], others: Partial<Pick<Dice, 'pool' | 'shuffle'>> = {}): Dice => ({
  roll,
  pool: others.pool ?? ((count, sides, why) => poolOf(roll, count, sides, why)),
  shuffle: others.shuffle ?? ((count, why) => shuffleOf(roll, count, why)),
});

/** Dice that never fail. Their kind is written on them: who plays in place asks at every step, and to look a stranger up takes longer. */
export class SureDice implements Dice {
  readonly #never = 'fails';
  readonly roll: Dice['roll'];
  readonly pool: Dice['pool'];
  readonly shuffle: Dice['shuffle'];
  constructor({ roll, pool, shuffle }: Dice) {
    this.roll = roll;
    this.pool = pool;
    this.shuffle = shuffle;
  }
  static is(dice: object): boolean {
    return typeof dice === 'object' && dice !== null && #never in dice;
  }
}

/** Are these dice at all, whatever was given for them? */
export const areDice = (given: unknown): given is Dice => {
  if (typeof given !== 'object' || given === null) return false;
  const { roll, pool, shuffle } = given as Partial<Record<keyof Dice, unknown>>;
  return typeof roll === 'function' && typeof pool === 'function' && typeof shuffle === 'function';
};

const sure = new WeakSet<Dice>();

/** Do these dice fall whatever is asked of them? A step in place with any others must be able to go back, which costs a copy of the state. */
export const areUnfailing = (dice: Dice): boolean => SureDice.is(dice) || sure.has(dice);

/** Says of dice of your own that they never fail, so that playing in place with them costs no copies. Seeded dice never do. */
export const unfailing = <D extends Dice>(dice: D): D => {
  sure.add(dice);
  return dice;
};

/** A uniform choice from a list; a list of one throws nothing. */
export const pick = <T>(dice: Pick<Dice, 'roll'>, list: readonly T[], why: string): T => {
  if (list.length === 0) throw new DiceFault(`Nothing to pick from (${why}).`);
  return list.length === 1 ? list[0]! : list[checkFace(dice.roll(list.length, why), list.length, why) - 1]!;
};

/** The list in the order of a shuffle. */
export const shuffled = <T>(dice: Pick<Dice, 'shuffle'>, list: readonly T[], why: string): T[] =>
  checkOrder(dice.shuffle(list.length, why), list.length, why).map((place) => list[place]!);
