import { counted } from '../data/counted.js';
import { describeValue, isList, shortened } from '../data/describe.js';
import {
  checkFace,
  checkOrder,
  checkPool,
  checkSides,
  type Dice,
  DiceFault,
  inWords,
  NeedsDice,
  poolOf,
  type Roll,
  shuffleOf,
  type Throw,
  type Wanted,
} from './dice.js';

/** So many entries of a script, or of one of its lists, are told. */
const mostTold = 20;

/** Dice with their throws written down beforehand. */
export interface ScriptedDice extends Dice {
  /** How many entries of the script are still unused. */
  readonly left: number;
  /** Throws a {@link DiceFault} if entries are left over. */
  finish(): void;
}

/** A throw as it stands in a script, in a few words. */
const told = (thrown: Throw | undefined): string => {
  try {
    if (isList(thrown) && thrown.length <= mostTold) return `[${thrown.map(describeValue).join(',')}]`;
  } catch {} // a proxy may say that it is a list, and no more
  return describeValue(thrown);
};

/** Dice that fall as a list says, entry by entry: nobody walks along all of it first, for it may be of any length. */
const fromScript = <T>(
  given: readonly T[],
  thrownIn: (entry: T | undefined) => Throw | undefined,
  missing: (wanted: Wanted) => never,
): ScriptedDice => {
  const script = isList(given) ? given : [];
  let next = 0;
  const face = (sides: number, why: string, wanted: Wanted): number => {
    checkSides(sides, why);
    if (next >= script.length) return missing(wanted);
    return checkFace(thrownIn(script[next++]), sides, why);
  };
  const whole = (): readonly number[] | undefined => {
    const entry = thrownIn(script[next]);
    if (!isList(entry)) return undefined;
    next++;
    return entry; // whoever asked copies it, once it is known to be as long as it should be
  };
  return {
    roll: (sides, why) => face(sides, why, { sides, why }),
    pool(count, sides, why) {
      const wanted: Wanted = { sides, count, why };
      const values = whole();
      if (values === undefined) return poolOf((s, w) => face(s, w, wanted), count, sides, why);
      return checkPool(values, count, sides, why);
    },
    shuffle(count, why) {
      const order = whole();
      if (order === undefined) return shuffleOf((sides, w) => face(sides, w, { shuffle: count, why }), count, why);
      return checkOrder(order, count, why);
    },
    get left() {
      return script.length - next;
    },
    finish() {
      if (next < script.length)
        throw new DiceFault(
          `${counted(script.length - next, 'scripted throw')} ${script.length - next === 1 ? 'was' : 'were'} not used: [${script
            .slice(next, next + mostTold)
            .map((entry) => told(thrownIn(entry)))
            .join(',')}${script.length - next > mostTold ? ',…' : ''}].`,
        );
    },
  };
};

const asItStands = (thrown: Throw | undefined): Throw | undefined => thrown;

const outOfThrows = (wanted: Wanted): never => {
  throw new DiceFault(`The script has no throw left for ${inWords(wanted)}.`);
};

/** Dice that fall as written: numbers for single dice, lists for whole pools or shuffles. A missing or impossible throw is a fault; so is one left over, once `finish` is asked. */
export const scripted = (script: readonly Throw[]): ScriptedDice => fromScript(script, asItStands, outOfThrows);

/** How large a throw of a record was, and what fell; null where it is no throw. */
const writtenOf = (roll: Roll | null | undefined): { readonly size: number; readonly thrown: Throw } | null => {
  if (roll?.kind === 'roll') return { size: roll.sides, thrown: roll.value };
  if (roll?.kind === 'pool') return { size: roll.sides, thrown: roll.values };
  return isList(roll?.order) ? { size: roll.order.length, thrown: roll.order } : null;
};

/** The throws of a record as plain script entries. */
export const throwsOf = (rolls: readonly Roll[]): Throw[] => Array.from(rolls, (roll) => writtenOf(roll)!.thrown);

/** Dice that repeat a record. They insist that the same kind of throw, with the same sides, is asked for again. */
export const recorded = (rolls: readonly Roll[]): ScriptedDice => {
  const given: readonly Roll[] = isList(rolls) ? rolls : [];
  const dice = fromScript(given, (roll) => writtenOf(roll)?.thrown, outOfThrows);
  const expect = (kind: Roll['kind'], size: number, why: string): void => {
    const roll = given[given.length - dice.left];
    const written = writtenOf(roll);
    if (roll === undefined || written === null) return; // the script itself says what is missing, or is no throw
    if (roll.kind !== kind || written.size !== size)
      throw new DiceFault(
        `The record has a ${roll.kind} of ${written.size} (${shortened(roll.why)}) where a ${kind} of ${size} (${why}) is asked for.`,
      );
  };
  return {
    roll: (sides, why) => (expect('roll', sides, why), dice.roll(sides, why)),
    pool: (count, sides, why) => (expect('pool', sides, why), dice.pool(count, sides, why)),
    shuffle: (count, why) => (expect('shuffle', count, why), dice.shuffle(count, why)),
    get left() {
      return dice.left;
    },
    finish: () => dice.finish(),
  };
};

/**
 * Dice thrown on a real table: the answers so far. When one more is wanted, `reduce` refuses with `needs`, which says which die and why;
 * ask for it, add it to the answers and play the same action again. `others` may take over what nobody throws by hand, such as shuffles.
 */
export const prompted = (answers: readonly Throw[], others: Partial<Pick<Dice, 'pool' | 'shuffle'>> = {}): Dice => {
  const dice = fromScript(answers, asItStands, (wanted) => {
    throw new NeedsDice(wanted);
  });
  return { roll: dice.roll, pool: others.pool ?? dice.pool, shuffle: others.shuffle ?? dice.shuffle };
};
