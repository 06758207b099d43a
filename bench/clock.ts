/** How often all of it is done. */
export const passes = 5;

/** Milliseconds of processor time this process has had. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Milliseconds of processor time of each run: what else the machine does matters little then. The same runs are made again and again, and of each the
 * quickest counts: what the compiler and the collector of garbage did meanwhile is none of its own.
 */
export class Clock {
  readonly #taken: number[] = [];
  #next = 0;

  time<T>(work: () => T): T {
    const begin = processorTime();
    const result = work();
    const took = processorTime() - begin;
    this.#taken[this.#next] = Math.min(took, this.#taken[this.#next] ?? Number.POSITIVE_INFINITY);
    this.#next++;
    return result;
  }

  /** The same runs once more. */
  again(): void {
    this.#next = 0;
  }

  /** The slowest run. */
  get worst(): number {
    return Math.max(...this.#taken);
  }

  get told(): string {
    const sorted = [...this.#taken].sort((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
    return `${at(0.5)} / ${at(0.99)} / ${at(1)}`;
  }
}
