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

  /**
   * What is to be read of a state: the plain data of its working copy where there is one, and the state itself where not. Rules meet plain data when
   * they write, and read faster what always has the same shape.
   */
  toRead(state: State): State {
    const place = this.#placeOf(state);
    return place < 0 ? state : this.#copies[place]!.plain;
  }

  /**
   * A working copy of a state, for the taker alone until it is kept; whoever fails keeps none. Null where the state is too large for one. Whoever weighs
   * several actions comes back to one state again and again: its working copy has gone on, and is turned back.
   */
  take(state: State): WorkingCopy<State> | null {
    const place = this.#placeOf(state);
    if (place >= 0) return this.#taken(place);
    if (this.#copies.length === kept) {
      const older = this.#copies.findIndex((copy) => copy.hasBeen(state));
      const copy = older < 0 ? null : this.#taken(older);
      if (copy?.turnTo(state)) return copy;
    }
    return WorkingCopy.of(state, this.#largest);
  }

  /** What a working copy has come to; it is kept for whoever goes on from there. */
  keep(copy: WorkingCopy<State>): State {
    const state = copy.settled();
    if (this.#copies.push(copy) > kept) this.#copies.shift();
    return state;
  }

  #taken(place: number): WorkingCopy<State> {
    const copy = this.#copies[place]!;
    if (place === this.#copies.length - 1) this.#copies.pop();
    else this.#copies.splice(place, 1);
    return copy;
  }

  #placeOf(state: State): number {
    let place = this.#copies.length - 1;
    while (place >= 0 && this.#copies[place]!.frozen !== state) place--;
    return place;
  }
}
