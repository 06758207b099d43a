import { patient } from '../ladder/rungs.js';

/** By whom a choice is made that is weighed against that of the hasty search. */
export const choosers = {
  patient,
  horizon: 'of all that was chosen, what stands best where search judges',
  later: 'of all that was chosen, what stands best three turns later',
  hindsight: 'the same, known beforehand',
} as const;
export type Chooser = keyof typeof choosers;

/** What a choice brings beyond that of the hasty search: by how the game ends, and by how one stands three turns later. */
export interface Gain {
  readonly end: number;
  readonly later: number;
}

/** How a game went on for a player. */
export interface Course {
  readonly horizon: number;
  readonly later: number;
  readonly end: number;
}

/** Nobody needs more digits. */
const rounded = (value: number): number => Math.round(1e4 * value) / 1e4;
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** In so many shares of the worlds: what is chosen by the others is judged by each. */
const shares = 5;

/** The courses of every option, world by world. */
type Courses = readonly (readonly Course[])[];

/** Which option did best in some of the worlds. */
const bestIn = (courses: Courses, by: keyof Course, counts: (world: number) => boolean): number => {
  const sums = courses.map((course) => course.reduce((sum, { [by]: value }, world) => (counts(world) ? sum + value : sum), 0));
  return sums.indexOf(Math.max(...sums));
};

/** What the options that were chosen instead bring in some of the worlds. */
const gainOf = (
  courses: Courses,
  own: readonly number[],
  other: readonly number[],
  counts: (world: number) => boolean = () => true,
): Gain => {
  const worthOf = (chosen: readonly number[], by: keyof Course): number =>
    mean(chosen.map((option) => mean(courses[option]!.filter((_, world) => counts(world)).map(({ [by]: value }) => value))));
  const gained = (by: keyof Course): number => worthOf(other, by) - worthOf(own, by);
  return { end: rounded(gained('end')), later: rounded(gained('later')) };
};

/** The gain of whoever chooses by what he saw in other worlds than those in which he is judged. */
const gainOfBest = (courses: Courses, own: readonly number[], by: keyof Course): Gain => {
  const gains = Array.from({ length: shares }, (_, share) =>
    gainOf(courses, own, [bestIn(courses, by, (world) => world % shares !== share)], (world) => world % shares === share),
  );
  return { end: rounded(mean(gains.map(({ end }) => end))), later: rounded(mean(gains.map(({ later }) => later))) };
};

/** What was found out about a decision. */
export interface Verdict {
  /** What each option that was chosen comes to; none where all chose the same. */
  readonly worths: readonly Course[];
  readonly gains: Readonly<Record<Chooser, Gain>>;
}

const none: Gain = { end: 0, later: 0 };

/** Weighs what others chose against what the hasty search did: the number of an option for every time they were asked. */
export const weighedBy = (courses: Courses, own: readonly number[], other: readonly number[]): Verdict => {
  if (courses.length < 2) return { worths: [], gains: { patient: none, horizon: none, later: none, hindsight: none } };
  const worthOf = (course: readonly Course[]): Course => ({
    horizon: rounded(mean(course.map(({ horizon }) => horizon))),
    later: rounded(mean(course.map(({ later }) => later))),
    end: rounded(mean(course.map(({ end }) => end))),
  });
  return {
    worths: courses.map(worthOf),
    gains: {
      patient: gainOf(courses, own, other),
      horizon: gainOfBest(courses, own, 'horizon'),
      later: gainOfBest(courses, own, 'later'),
      hindsight: gainOf(courses, own, [bestIn(courses, 'later', () => true)]),
    },
  };
};
