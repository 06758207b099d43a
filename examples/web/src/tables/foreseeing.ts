import type { Forecast } from 'ludoteca';
import type { AnyAction } from './catalogue.js';

interface Waiting {
  readonly key: string;
  ask(): Promise<void>;
  drop(): void;
}

/** What may come of actions: one after the other, for hosts foresee one thing at a time, and each only once while the table stands as it does. */
export class Foreseeing {
  readonly #ask: (action: AnyAction) => Promise<Forecast | null>;
  readonly #stands: () => unknown;
  /** The picture of the table for which all this counts. */
  #of: unknown = null;
  readonly #known = new Map<string, Promise<Forecast | null>>();
  #waiting: Waiting[] = [];
  #isAsking = false;

  constructor(ask: (action: AnyAction) => Promise<Forecast | null>, stands: () => unknown) {
    this.#ask = ask;
    this.#stands = stands;
  }

  /** What may come of an action; null if that cannot be said, or if the table moved on before its turn came. What somebody is about to do goes first. */
  foresee(action: AnyAction, goesFirst: boolean): Promise<Forecast | null> {
    this.#moveOn();
    const key = JSON.stringify(action);
    const known = this.#known.get(key);
    if (goesFirst) this.#waiting = this.#waiting.toSorted((a, b) => Number(b.key === key) - Number(a.key === key));
    if (known !== undefined) return known;
    const answer = new Promise<Forecast | null>((settle) => {
      const waiting: Waiting = {
        key,
        ask: () => this.#ask(action).then(settle, () => settle(null)),
        drop: () => settle(null),
      };
      if (goesFirst) this.#waiting.unshift(waiting);
      else this.#waiting.push(waiting);
    });
    this.#known.set(key, answer);
    void this.#askOn();
    return answer;
  }

  /** Answers of a table that has moved on count no longer, and nobody is asked for more of them. */
  #moveOn(): void {
    const now = this.#stands();
    if (now === this.#of) return;
    this.#of = now;
    this.#known.clear();
    for (const { drop } of this.#waiting.splice(0)) drop();
  }

  async #askOn(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await next.ask();
      this.#moveOn();
    }
    this.#isAsking = false;
  }
}
