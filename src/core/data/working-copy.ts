import { frozenCopy, isFrozenThroughout, isPart, isShared, marksSet } from './copies.js';
import { partFor, turned } from './pairing.js';
import { remade } from './remaking.js';
import { StandIn } from './stand-in.js';
import { keepApart, type Part, Parts } from './working-parts.js';

/** To look at so few parts takes no longer than to notice which of them are asked for. */
const fewParts = 40;

/** Where there were few at first, so many more have to come before it is worth to begin noticing: games that hover between the two stay as they are. */
const manyParts = 2 * fewParts;

/** Are there more lists and objects in this than so many? */
const hasMore = (data: object, most: number): boolean => {
  let room = most;
  const counts = (part: object): boolean =>
    --room < 0 || Object.values(part).some((value) => isPart(value) && !isShared(value) && counts(value));
  return counts(data);
};

/** So many of the frozen data that it has been last a working copy can be turned back to. */
const remembered = 16;

/** Plain data to be written to, beside the frozen data it stands for. */
export class WorkingCopy<T extends object> {
  #whole: Part;
  /** What is written to; null where that is the plain data itself. */
  #standIn: StandIn<T> | null;
  #hasFewParts: boolean;
  /** What it has been last. */
  readonly #past: T[];
  #moments = 1;
  #marks = marksSet();

  private constructor(frozen: T) {
    this.#past = [frozen];
    this.#hasFewParts = !hasMore(frozen, fewParts);
    this.#whole = partFor(frozen, null, 0, new Parts(this.#hasFewParts));
    this.#standIn = this.#hasFewParts ? null : StandIn.for(this.#plain);
  }

  /** A working copy of plain data; null if there are more lists and objects in it than `most`. */
  static of<T extends object>(data: T, most: number = Number.POSITIVE_INFINITY): WorkingCopy<T> | null {
    return most < Number.POSITIVE_INFINITY && hasMore(data, most)
      ? null
      : new WorkingCopy(isFrozenThroughout(data) ? data : frozenCopy(data));
  }

  get #plain(): T {
    return this.#whole.plain as T;
  }

  /** Has it been this frozen data, not long ago? */
  hasBeen(frozen: T): boolean {
    return this.#past.includes(frozen);
  }

  /**
   * Turns back to frozen data that it has been, for whoever goes on from there in another way. What it shares with what it is now stays as it is: mostly
   * that is nearly all. False where it cannot; the working copy is then of no more use.
   */
  turnTo(frozen: T): boolean {
    if (!turned(this.#whole, frozen)) return false;
    if (this.#standIn !== null && !this.#standIn.follow(this.#whole.slots)) this.#standIn = StandIn.for(this.#plain);
    return true;
  }

  /** The frozen data. */
  get frozen(): T {
    return this.#whole.frozen as T;
  }

  /** What is written to. */
  get draft(): T {
    return this.#standIn === null ? this.#plain : this.#standIn.object;
  }

  /** What has been written so far, to be read. */
  get plain(): T {
    this.#standIn?.bring();
    return this.#plain;
  }

  /** What the working copy has come to, frozen: what has stayed as it was is shared with what it was before. */
  settled(): T {
    const whole = this.#whole;
    const standIn = this.#standIn;
    const asked = standIn?.bring() === true ? standIn : null;
    if (this.#marks !== marksSet()) {
      this.#marks = marksSet();
      keepApart(whole);
      asked?.standAgain();
    }
    if (asked === null || asked.hasOther(whole.slots)) whole.all.look();
    if (!whole.all.isOne && whole.inner !== null)
      for (const each of whole.inner) if (asked === null || asked.wasAsked(each.place)) each.all.look();
    remade(whole);
    this.#past[this.#moments++ % remembered] = this.frozen;
    if (asked !== null) asked.forget(whole.slots);
    else if (standIn !== null) this.#standIn = StandIn.for(this.#plain);
    else if (this.#hasFewParts && whole.all.count > manyParts) this.#outgrow();
    return this.frozen;
  }

  /** Many games begin with few parts and have many once all is set up. */
  #outgrow(): void {
    this.#hasFewParts = false;
    this.#whole = partFor(this.frozen, null, 0, new Parts(false));
    this.#standIn = StandIn.for(this.#plain);
  }
}
