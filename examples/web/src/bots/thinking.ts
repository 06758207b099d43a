import type { GameTypes } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { AnyAction } from '../host/catalogue.js';
import type { Strength } from '../host/seats.js';
import type { Mind } from './minds.js';

/** What a worker is asked: plain data, so that it crosses to the worker as it is. */
export interface Problem {
  readonly number: number;
  readonly game: GameId;
  readonly state: GameTypes['State'];
  readonly player: string;
  readonly mind: Mind;
  readonly strength: Strength;
  /** Where the bot's own chance comes from; null for the platform's. */
  readonly seed: string | null;
}

/** What it answers. */
export interface Answer {
  readonly number: number;
  readonly action: AnyAction | null;
}

/** Lets bots think beside the page, never in it. */
export class Thinker {
  #worker: Worker | null = null;
  #number = 0;
  #waiting: ((action: AnyAction | null | undefined) => void) | null = null;

  /** The action a bot chooses: null if it has none, undefined if the thought was cut short. */
  think(problem: Omit<Problem, 'number'>): Promise<AnyAction | null | undefined> {
    this.#waiting?.(undefined);
    const number = ++this.#number;
    this.#worker ??= this.#hire();
    this.#worker.postMessage({ ...problem, number } satisfies Problem);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Stops thinking at once. */
  cancel(): void {
    if (this.#waiting === null) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting(undefined);
    this.#waiting = null;
  }

  /** Stops for good. */
  close(): void {
    this.cancel();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.number !== this.#number) return;
      const answered = this.#waiting;
      this.#waiting = null;
      answered?.(data.action);
    });
    worker.addEventListener('error', () => {
      this.#worker = null;
      const answered = this.#waiting;
      this.#waiting = null;
      answered?.(null);
    });
    return worker;
  }
}
