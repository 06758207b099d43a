/** How long a search may last: whichever of the two is used up first ends it. */
export interface Budget {
  /** So many imagined games; 400 unless given, and without end if only milliseconds are. */
  readonly iterations?: number;
  /** So many milliseconds of the clock. Decisions then depend on the machine. */
  readonly milliseconds?: number;
  /** The clock, in milliseconds; the platform's `performance.now` unless given. It is read only where milliseconds are given. */
  readonly now?: () => number;
}

const standard = 400;

const clock = (): number => (globalThis as unknown as { performance: { now(): number } }).performance.now();

/** What is left to a search. */
export interface Spending {
  /** Takes one iteration, if there is one left. The first is always there. */
  spend(): boolean;
  /** Is there time left? */
  hasTime(): boolean;
}

/** Begins to count. */
export const spendingOf = ({ iterations, milliseconds, now = clock }: Budget): Spending => {
  const most = iterations ?? (milliseconds === undefined ? standard : Number.POSITIVE_INFINITY);
  const end = milliseconds === undefined ? null : now() + milliseconds;
  const hasTime = (): boolean => end === null || now() < end;
  let spent = 0;
  return { spend: () => spent++ === 0 || (spent <= most && hasTime()), hasTime };
};
