import type { Problem } from 'ludoteca/host';

/** A problem on its way to the worker: which action a bot chooses, or what may come of an action. Plain data, so that it crosses as it is. */
export interface Asked {
  readonly number: number;
  readonly problem: Problem;
  /** Where a bot's own chance comes from; null for the platform's. */
  readonly seed: string | null;
}
/** What comes back: null if there is no answer. */
export interface Answered<T> {
  readonly number: number;
  readonly answer: T | null;
}

/** Thinks beside the page, never in it. Only the newest problem is answered. */
export class Thinker<T> {
  #worker: Worker | null = null;
  #number = 0;
  #waiting: ((answer: T | null | undefined) => void) | null = null;

  /** The answer to a problem: null if there is none, undefined if the thought was cut short. */
  think(problem: Problem, seed: string | null = null): Promise<T | null | undefined> {
    this.#settle(undefined);
    const number = ++this.#number;
    this.#worker ??= this.#hire();
    this.#worker.postMessage({ number, problem, seed } satisfies Asked);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Stops thinking at once. */
  cancel(): void {
    if (this.#waiting !== null) this.close();
  }

  /** Stops, and lets the worker go. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#settle(undefined);
  }

  #settle(answer: T | null | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(answer);
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered<T>>) => {
      if (data.number === this.#number) this.#settle(data.answer);
    });
    worker.addEventListener('error', () => {
      this.#worker = null;
      this.#settle(null);
    });
    return worker;
  }
}
