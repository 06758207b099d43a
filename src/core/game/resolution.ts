/**
 * The three families of resolution, as functions of numbers: the dice are thrown elsewhere, the meaning is given here.
 * d10: tests and contests with naturals. d100: thresholds, margins, grades, opposition. d6: pools compared by total.
 */

/** How a d10 test came out. */
export interface TestResult {
  readonly total: number;
  readonly success: boolean;
  /** On success, by how much the total beat the difficulty, at least 1 (a natural 10 may win from below); 0 on failure. */
  readonly margin: number;
}

/** A d10 test: strictly more than the difficulty succeeds; a natural 1 fails and a natural 10 succeeds whatever the total. */
export const testD10 = (die: number, bonus: number, difficulty: number): TestResult => {
  const total = die + bonus;
  const success = die === 10 || (die !== 1 && total > difficulty);
  return { total, success, margin: success ? Math.max(1, total - difficulty) : 0 };
};

/** One side of a contest or of an opposed roll. */
export type Side = 'first' | 'second';

/** A d10 contest: a lone natural 1 loses, else a lone natural 10 wins, two 1s undo each other, else the higher total wins; null is no effect. */
export const contestD10 = (firstDie: number, firstBonus: number, secondDie: number, secondBonus: number): Side | null => {
  if (firstDie === 1 || secondDie === 1) return firstDie === secondDie ? null : firstDie === 1 ? 'second' : 'first';
  if ((firstDie === 10) !== (secondDie === 10)) return firstDie === 10 ? 'first' : 'second';
  const difference = firstDie + firstBonus - secondDie - secondBonus;
  return difference > 0 ? 'first' : difference < 0 ? 'second' : null;
};

/** How well a d100 roll went: 1 slight, 2 normal, 3 very, 4 critical. */
export type Grade = 1 | 2 | 3 | 4;

/** What a roll equal to its threshold is: decided, or left open until the opposition has rolled. */
export type Equality = 'success' | 'failure' | 'pending';

/** A d100 roll, judged. */
export interface Verdict {
  readonly result: 'success' | 'failure' | 'pending';
  readonly grade: Grade;
  /** The margin as an exact fraction of a hundred, so that comparing never rounds. */
  readonly margin: { readonly of: number; readonly in: number };
}

/** The effective roll: the natural one moved by modifiers, kept within 1..100. */
export const effectiveRoll = (natural: number, modifiers: number): number => Math.min(100, Math.max(1, natural + modifiers));

/** How far a roll is from its threshold, in hundredths of the way to the end of the scale: exact, and 0 where the scale has no end left. */
export const marginOf = (effective: number, threshold: number): { readonly of: number; readonly in: number } =>
  effective <= threshold
    ? { of: 100 * (threshold - effective), in: Math.max(1, threshold) }
    : { of: 100 * (effective - threshold), in: Math.max(1, 100 - threshold) };

/** Slight below 33, normal up to 66, very beyond. */
export const gradeOf = (margin: { readonly of: number; readonly in: number }): 1 | 2 | 3 =>
  margin.of < 33 * margin.in ? 1 : margin.of <= 66 * margin.in ? 2 : 3;

/** Judges a d100 roll: 1 is a critical success and 100 a critical failure whatever the threshold; below it succeeds, above it fails. */
export const judgeD100 = (critical: number, effective: number, threshold: number, equality: Equality = 'success'): Verdict => {
  const margin = marginOf(effective, threshold);
  if (critical === 1) return { result: 'success', grade: 4, margin };
  if (critical === 100) return { result: 'failure', grade: 4, margin };
  if (effective === threshold) return { result: equality, grade: 1, margin };
  return { result: effective < threshold ? 'success' : 'failure', grade: gradeOf(margin), margin };
};

/** What is left of a success after the opposition's success: the difference of grades; criticals are beaten by nothing but criticals. */
export const opposedGrade = (own: Grade, counter: Grade | null): 0 | Grade => {
  if (counter === 4) return 0;
  return own === 4 ? 4 : (Math.max(0, own - (counter ?? 0)) as 0 | Grade);
};

/** Shares of a joint attack that one defence leaves: each keeps its part of what the sum exceeds the defence by, rounded down. */
export const jointGrades = (grades: readonly (1 | 2 | 3)[], counter: 1 | 2 | 3): number[] => {
  const sum = grades.reduce((total, grade) => total + grade, 0);
  return grades.map((grade) => (counter >= sum ? 0 : Math.floor((grade * (sum - counter)) / sum)));
};

/** The total of a pool. */
export const totalOf = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** The face that stays when a die is rolled again. */
export const keptFace = (before: number, after: number, keep: 'higher' | 'lower' | 'new'): number =>
  keep === 'new' ? after : keep === 'higher' ? Math.max(before, after) : Math.min(before, after);

/** Two pools against each other: the higher total wins, equal totals are null. */
export const comparePools = (first: readonly number[], second: readonly number[]): Side | null => {
  const difference = totalOf(first) - totalOf(second);
  return difference > 0 ? 'first' : difference < 0 ? 'second' : null;
};
