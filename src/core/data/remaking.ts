import { isPart, isShared } from './copies.js';
import {
  asItWas,
  changedItself,
  copyOf,
  drop,
  type Fields,
  frozenFields,
  frozenList,
  isListPart,
  type List,
  newPart,
  none,
  type Part,
  replaced,
  takenApart,
} from './working-parts.js';

/** So many parts that may have gone are stepped over in the search for the next. */
const fewGone = 4;

/** Finds the parts of a list or of fields again by what they are in the working copy, where they have moved too. */
class Search {
  readonly #before: readonly Part[];
  readonly #within: Part;
  #next = 0;
  /** Has any been stepped over? Then it may still turn up. */
  #isPatchy = false;
  #byPlain: Map<object, Part> | null = null;

  constructor(within: Part) {
    this.#before = within.inner ?? [];
    this.#within = within;
  }

  /** The part for what stands at a place now; `before` is the frozen data that stood there. */
  partOf(plain: object, place: number, before: unknown): Part {
    const part = this.#ahead(plain) ?? this.#moved(plain);
    if (part === undefined || part.found) return made(plain, before, this.#within, place); // what stands in two places becomes two
    part.found = true;
    part.place = place;
    remade(part);
    return part;
  }

  /** Most stand in the order in which they stood, and some have gone. */
  #ahead(plain: object): Part | undefined {
    for (let i = this.#next; i < this.#before.length && i <= this.#next + fewGone; i++) {
      const part = this.#before[i]!;
      if (part.plain !== plain) continue;
      if (i > this.#next) this.#isPatchy = true;
      this.#next = i + 1;
      return part;
    }
    return undefined;
  }

  #moved(plain: object): Part | undefined {
    if (this.#before.length === 0 || (this.#next === this.#before.length && !this.#isPatchy)) return undefined;
    if (this.#byPlain === null) {
      this.#byPlain = new Map();
      for (const each of this.#before) this.#byPlain.set(each.plain, each);
    }
    return this.#byPlain.get(plain);
  }

  /** What has not been found again is a part no more. */
  end(): void {
    for (const part of this.#before)
      if (part.found) part.found = false;
      else drop(part);
  }
}

/** Takes down a list of which entries have come, gone or moved; `before` is what it was when frozen, if it was a list. */
const takenList = (list: Part, before: List | null): object => {
  const plain = list.plain as unknown[];
  const search = new Search(list);
  const inner: Part[] = [];
  const frozen = plain.slice();
  let same = before !== null && before.length === plain.length;
  for (let i = 0; i < plain.length; i++) {
    const value = plain[i];
    if (isPart(value) && !isShared(value)) {
      const part = search.partOf(value, i, before?.[i]);
      inner.push(part);
      plain[i] = part.plain;
      frozen[i] = part.frozen;
    }
    if (same && frozen[i] !== before![i]) same = false;
  }
  search.end();
  list.slots = plain.slice();
  list.held = frozen;
  list.inner = inner.length > 0 ? inner : null;
  return same ? before! : frozenList(list);
};

/** Takes down fields of which some have come, gone or been given in another order; `before` is what they were when frozen, if they were fields. */
const takenFields = (fields: Part, before: Fields | null): object => {
  const plain = fields.plain as Fields;
  const namesBefore = before === null ? null : Object.keys(before);
  const search = new Search(fields);
  const slots: unknown[] = [];
  const inner: Part[] = [];
  let same = namesBefore !== null;
  let i = 0;
  for (const name in plain) {
    let held = plain[name];
    if (isPart(held) && !isShared(held)) {
      const part = search.partOf(held, i, before?.[name]);
      inner.push(part);
      plain[name] = part.plain;
      held = part.frozen;
    }
    slots.push(name, plain[name]);
    if (same && (name !== namesBefore![i] || held !== before![name])) same = false;
    i++;
  }
  search.end();
  fields.slots = slots;
  fields.inner = inner.length > 0 ? inner : null;
  return same && i === namesBefore!.length ? before! : frozenFields(fields);
};

const isFields = (value: unknown): value is Fields => isPart(value) && !Array.isArray(value);

/** Takes down what a part has become; it is what it was, `before`, where the two are the same to the letter. */
const taken = (part: Part, before: unknown): object =>
  isListPart(part) ? takenList(part, Array.isArray(before) ? before : null) : takenFields(part, isFields(before) ? before : null);

/**
 * A part of its own made of what has been put in, so that whoever put it in may keep what was put. `before` is the frozen data that stood there: it is
 * kept where the two are the same to the letter.
 */
const made = (value: object, before: unknown, within: Part, place: number): Part => {
  const part = newPart(value, within, place);
  part.frozen = taken(part, before);
  part.all.add(part);
  return part;
};

/** What stands in the place of a part, or of something plain, now: often much the same anew, with many of the parts that were in it. */
const instead = (old: Part | undefined, value: object, before: unknown, within: Part, place: number): Part => {
  if (old === undefined || isListPart(old) !== Array.isArray(value)) {
    if (old !== undefined) drop(old);
    return made(value, before, within, place);
  }
  old.plain = copyOf(value);
  old.written = 0;
  old.state = asItWas;
  old.others = none;
  old.frozen = taken(old, old.frozen);
  return old;
};

const valueAt = ({ plain, slots }: Part, place: number): unknown =>
  Array.isArray(plain) ? plain[place] : (plain as Fields)[slots[2 * place] as string];

/** Does anything that stands where it did not stand before come from elsewhere in the same list or the same fields? */
const haveMoved = (part: Part): boolean => {
  const { inner, others } = part;
  if (inner === null) return false;
  return others.some((place) => {
    const value = valueAt(part, place);
    return inner.some(({ plain }) => plain === value);
  });
};

/** Puts what stands at a place now among the parts, and says whether it is another than it was when frozen. */
const replacedAt = (part: Part, place: number): boolean => {
  const { slots, held, frozen } = part;
  const isList = isListPart(part);
  const name = (isList ? place : slots[2 * place]) as string;
  const before = (frozen as Fields)[name];
  let value = (part.plain as Fields)[name];
  let now = value;
  const inner = part.inner ?? [];
  let at = 0;
  while (at < inner.length && inner[at]!.place < place) at++;
  const was = inner[at]?.place === place ? inner[at] : undefined;
  if (isPart(value) && !isShared(value)) {
    const here = instead(was, value, before, part, place);
    inner.splice(at, was === undefined ? 0 : 1, here);
    value = here.plain;
    (part.plain as Fields)[name] = value;
    now = here.frozen;
  } else if (was !== undefined) {
    drop(was);
    inner.splice(at, 1);
  }
  part.inner = inner.length > 0 ? inner : null;
  slots[isList ? place : 2 * place + 1] = value;
  if (isList) held[place] = now;
  return now !== before;
};

/** Brings a part up to date of where others stand than stood there, and says whether it is another now. */
const patched = (part: Part): boolean => {
  let changed = false;
  for (const place of part.others) if (replacedAt(part, place)) changed = true;
  if (!isListPart(part)) return changed;
  const { slots, held, inner } = part;
  const count = (part.plain as List).length;
  if (inner !== null) {
    while (inner.length > 0 && inner.at(-1)!.place >= count) drop(inner.pop()!);
    if (inner.length === 0) part.inner = null;
  }
  slots.length = count;
  held.length = count;
  return changed || count !== (part.frozen as List).length;
};

/** Brings what is frozen of a part up to what has been noticed of it. */
export const remade = (part: Part): void => {
  const { state } = part;
  if (state === asItWas) return;
  part.state = asItWas;
  const isReplaced = (state & replaced) !== 0;
  const isApart = (state & takenApart) !== 0 || (isReplaced && haveMoved(part));
  let changed = (state & changedItself) !== 0;
  if (isApart) part.frozen = taken(part, part.frozen);
  else if (isReplaced && patched(part)) changed = true;
  part.others = none;
  if (isApart) return;
  const isList = isListPart(part);
  if (part.inner !== null)
    for (let i = 0; i < part.inner.length; i++) {
      const each = part.inner[i]!;
      if (each.state === asItWas) continue;
      const was = each.frozen;
      remade(each);
      if (each.frozen === was) continue;
      changed = true;
      if (isList) part.held[each.place] = each.frozen;
    }
  if (changed) part.frozen = isList ? frozenList(part) : frozenFields(part);
};
