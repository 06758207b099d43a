import { cloneOfUpTo, frozenCopy, isPart, isShared } from './copies.js';
import { remade } from './remaking.js';
import { StandIn } from './stand-in.js';
import { type Fields, type List, newPart, type Part, Parts } from './working-parts.js';

/** Pairs plain data with a frozen copy of it. */
const paired = (plain: object, frozen: object, within: Part | null, place: number, all?: Parts): Part => {
  const part = newPart(plain, within, place, all);
  part.frozen = frozen;
  const inner: Part[] = [];
  if (Array.isArray(plain)) {
    const entries: List = plain;
    part.slots = [...entries];
    part.held = [...(frozen as List)];
    for (let i = 0; i < entries.length; i++) {
      const value = entries[i];
      const held = (frozen as List)[i];
      if (isPart(value) && value !== held) inner.push(paired(value, held as object, part, i));
    }
  } else {
    let i = 0;
    for (const name in plain) {
      const value = (plain as Fields)[name];
      const held = (frozen as Fields)[name];
      part.slots.push(name, value);
      if (isPart(value) && value !== held) inner.push(paired(value, held as object, part, i));
      i++;
    }
  }
  if (inner.length > 0) part.inner = inner;
  part.all.add(part);
  return part;
};

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

/** Plain data to be written to, beside the frozen data it stands for. */
export class WorkingCopy<T extends object> {
  readonly #plain: T;
  #whole: Part;
  /** What is written to; null where that is the plain data itself. */
  #standIn: StandIn<T> | null;
  #hasFewParts: boolean;

  private constructor(plain: T, frozen: T) {
    this.#plain = plain;
    this.#hasFewParts = !hasMore(plain, fewParts);
    this.#standIn = this.#hasFewParts ? null : StandIn.for(plain);
    this.#whole = paired(plain, frozen, null, 0, new Parts(this.#standIn === null));
  }

  /** A working copy of plain data; null if there are more lists and objects in it than `most`. */
  static of<T extends object>(data: T, most: number = Number.POSITIVE_INFINITY): WorkingCopy<T> | null {
    const plain = cloneOfUpTo(most, data);
    return plain === null ? null : new WorkingCopy(plain, Object.isFrozen(data) ? data : frozenCopy(data));
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
    if (asked === null || asked.hasOther(whole.slots)) whole.all.look();
    if (!whole.all.isOne && whole.inner !== null)
      for (const each of whole.inner) if (asked === null || asked.wasAsked(each.place)) each.all.look();
    remade(whole);
    if (asked !== null) asked.forget(whole.slots);
    else if (standIn !== null) this.#standIn = StandIn.for(this.#plain);
    else if (this.#hasFewParts && whole.all.count > manyParts) this.#outgrow();
    return this.frozen;
  }

  /** Many games begin with few parts and have many once all is set up. */
  #outgrow(): void {
    this.#hasFewParts = false;
    this.#standIn = StandIn.for(this.#plain);
    if (this.#standIn !== null) this.#whole = paired(this.#plain, this.frozen, null, 0, new Parts(false));
  }
}
