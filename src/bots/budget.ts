/** How long a search may last: whichever of the two is used up first ends it. */
export interface Budget {
  /** So many imagined games; 400 unless given, and a million if only milliseconds are. What is no finite number counts as not given. */
  readonly iterations?: number;
  /** So many milliseconds of the clock, if this is a finite number. Decisions then depend on the machine. */
  readonly milliseconds?: number;
  /** The clock, in milliseconds; the platform's `performance.now` unless given. It is read only where milliseconds are given. */
  readonly now?: () => number;
}

const standard = 400;
/** So many there are however much time: a clock that stands still holds nobody up for ever. */
const untimed = 1_000_000;

const clock = (): number => (globalThis as unknown as { performance: { now(): number } }).performance.now();

const isGiven = (value: number | undefined): value is number => Number.isFinite(value);

/** What is left to a search. */
export interface Spending {
  /** Takes one iteration, if there is one left. The first is always there. */
  spend(): boolean;
  /** Is there time left, of all of it or of a share? */
  hasTime(share?: number): boolean;
}

/** Begins to count. */
export const spendingOf = ({ iterations, milliseconds, now = clock }: Budget): Spending => {
  const begun = isGiven(milliseconds) ? now() : 0;
  const most = isGiven(iterations) ? iterations : isGiven(milliseconds) ? untimed : standard;
  const hasTime = (share = 1): boolean => !isGiven(milliseconds) || now() < begun + share * milliseconds;
  let spent = 0;
  return { spend: () => spent++ === 0 || (spent <= most && hasTime()), hasTime };
};
