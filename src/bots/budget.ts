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

/** Begins to count. Says before every iteration whether there may be one more; there is always one. */
export const budgetOf = ({ iterations, milliseconds, now = clock }: Budget): (() => boolean) => {
  const most = iterations ?? (milliseconds === undefined ? standard : Number.POSITIVE_INFINITY);
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : now() + milliseconds;
  let done = 0;
  return () => done++ === 0 || (done <= most && (end === Number.POSITIVE_INFINITY || now() < end));
};
