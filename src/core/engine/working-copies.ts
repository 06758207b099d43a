import { WorkingCopy } from '../data/working-copy.js';

/** How many games that are played side by side keep a working copy each. */
const kept = 4;

/** The working copies of the games that are being played: the next step goes on with what the last has left, instead of copying everything. */
export class WorkingCopies<State extends object> {
  readonly #copies: WorkingCopy<State>[] = [];
  readonly #largest: number;

  constructor(largest: number) {
    this.#largest = largest;
  }

  /** A working copy of a state, for the taker alone until it is kept; whoever fails keeps none. Null where the state is too large for one. */
  take(state: State): WorkingCopy<State> | null {
    const copies = this.#copies;
    for (let i = copies.length - 1; i >= 0; i--) {
      const copy = copies[i]!;
      if (copy.frozen !== state) continue;
      if (i === copies.length - 1) copies.pop();
      else copies.splice(i, 1);
      return copy;
    }
    return WorkingCopy.of(state, this.#largest);
  }

  /** What a working copy has come to; it is kept for whoever goes on from there. */
  keep(copy: WorkingCopy<State>): State {
    const state = copy.settled();
    if (this.#copies.push(copy) > kept) this.#copies.shift();
    return state;
  }
}
