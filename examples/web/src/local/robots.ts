import type { Forecast } from 'ludoteca';
import type { Interruption, Problem } from 'ludoteca/host';
import { Thinker } from '../bots/thinking.js';
import type { AnyAction } from '../tables/catalogue.js';

type Choice = Extract<Problem, { readonly kind: 'choose' }>;

/** A bot's move can be followed with the eyes. */
export const breath = 350;

interface Pending {
  readonly problem: Choice;
  readonly seed: string | null;
  answer(action: AnyAction | null): void;
}

/** What may keep bots waiting. */
type Reason = 'told' | 'held' | 'taken-back';

/** Thinks for the host of this device: one bot at a time, beside the page, when bots need not wait. */
export class Robots {
  readonly #thinker = new Thinker<AnyAction>();
  readonly #seer = new Thinker<Forecast>();
  readonly #waitFor = new Set<Reason>();
  readonly #changed: () => void;
  #pending: Pending | null = null;
  /** Which thought counts; those of before were cut short. */
  #thought = 0;
  #isThinking = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The bot whose move it is; it may be waiting. */
  get due(): string | null {
    return this.#pending?.problem.player ?? null;
  }

  /** The bot that is thinking. */
  get thinking(): string | null {
    return this.#isThinking ? this.due : null;
  }

  waitsFor(reason: Reason): boolean {
    return this.#waitFor.has(reason);
  }

  /** Bots wait for a reason, or no longer. */
  wait(reason: Reason, waits: boolean): void {
    if (this.#waitFor.has(reason) === waits) return;
    if (waits) this.#waitFor.add(reason);
    else this.#waitFor.delete(reason);
    if (waits) this.#interrupt();
    this.#step();
    this.#changed();
  }

  /** What a host asks for. */
  readonly think = (problem: Problem, signal: Interruption, seed: string | null): Promise<unknown> => {
    if (problem.kind === 'foresee') {
      signal.addEventListener('abort', () => this.#seer.cancel());
      return this.#seer.think(problem);
    }
    return new Promise((resolve) => {
      const pending: Pending = { problem, seed, answer: resolve };
      signal.addEventListener('abort', () => {
        resolve(null);
        if (this.#pending === pending) this.#end();
      });
      this.#interrupt();
      this.#pending = pending;
      this.#step();
      this.#changed();
    });
  };

  /** None of them plays on. */
  close(): void {
    this.#interrupt();
    this.#pending = null;
    this.#thinker.close();
    this.#seer.close();
  }

  #interrupt(): void {
    this.#thought++;
    this.#isThinking = false;
    this.#thinker.cancel();
  }

  #end(): void {
    this.#interrupt();
    this.#pending = null;
    this.#changed();
  }

  #step(): void {
    if (this.#pending === null || this.#isThinking || this.#waitFor.size > 0) return;
    this.#isThinking = true;
    void this.#choose(this.#pending, ++this.#thought);
  }

  async #choose(pending: Pending, thought: number): Promise<void> {
    const pace = new Promise((resolve) => setTimeout(resolve, breath));
    const action = await this.#thinker.think(pending.problem, pending.seed);
    await pace;
    if (thought !== this.#thought) return;
    pending.answer(action ?? null);
    // What the bot chose reaches the table first: until then it is still its move.
    setTimeout(() => {
      if (this.#pending === pending) this.#end();
    });
  }
}
