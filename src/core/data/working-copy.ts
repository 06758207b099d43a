import { cloneOfUpTo, frozenCopy, isPart, isShared } from './copies.js';
import {
  asItWas,
  changedItself,
  type Fields,
  frozenFields,
  frozenList,
  isFieldsAsItWas,
  isListAsItWas,
  isListPart,
  isTableAsItWas,
  type List,
  mark,
  newPart,
  noticedInFields,
  noticedInList,
  type Part,
  Parts,
  takenApart,
} from './working-parts.js';

/** Pairs plain data with a frozen copy of it. */
const paired = (plain: object, frozen: object, within: Part | null, place: number, all: Parts): Part => {
  const part = newPart(plain, within, place);
  part.frozen = frozen;
  const inner: Part[] = [];
  if (Array.isArray(plain)) {
    const entries: List = plain;
    part.slots = [...entries];
    part.held = [...(frozen as List)];
    for (let i = 0; i < entries.length; i++) {
      const value = entries[i];
      const held = (frozen as List)[i];
      if (isPart(value) && value !== held) inner.push(paired(value, held as object, part, i, all));
    }
  } else {
    let i = 0;
    for (const name in plain) {
      const value = (plain as Fields)[name];
      const held = (frozen as Fields)[name];
      part.slots.push(name, value);
      if (isPart(value) && value !== held) inner.push(paired(value, held as object, part, i, all));
      i++;
    }
  }
  if (inner.length > 0) part.inner = inner;
  all.add(part);
  return part;
};

/** Finds the parts of a list or of fields again by what they are in the working copy, where they have moved too. */
class Search {
  readonly #before: readonly Part[];
  readonly #all: Parts;
  readonly #within: Part;
  #next = 0;
  #byPlain: Map<object, Part> | null = null;

  constructor(within: Part, all: Parts) {
    this.#before = within.inner ?? [];
    this.#all = all;
    this.#within = within;
  }

  /** The part for what stands at a place now; `before` is the frozen data that stood there. */
  partOf(plain: object, place: number, before: unknown): Part {
    let part: Part | undefined = this.#before[this.#next];
    if (part !== undefined && part.plain === plain) this.#next++;
    else part = this.#moved(plain);
    if (part === undefined || part.found) return made(plain, before, this.#within, place, this.#all); // what stands in two places becomes two
    part.found = true;
    part.place = place;
    remade(part, this.#all);
    return part;
  }

  #moved(plain: object): Part | undefined {
    if (this.#before.length === 0) return undefined;
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
      else this.#all.drop(part);
  }
}

/** Takes down a list of which entries have come, gone or moved; `before` is what it was when frozen, if it was a list. */
const takenList = (list: Part, before: List | null, all: Parts): object => {
  const plain = list.plain as unknown[];
  const search = new Search(list, all);
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
const takenFields = (fields: Part, before: Fields | null, all: Parts): object => {
  const plain = fields.plain as Fields;
  const namesBefore = before === null ? null : Object.keys(before);
  const search = new Search(fields, all);
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

/**
 * A part of its own made of what has been put in, so that whoever put it in may keep what was put. `before` is the frozen data that stood there: it is
 * kept where the two are the same to the letter.
 */
const made = (value: object, before: unknown, within: Part, place: number, all: Parts): Part => {
  const isList = Array.isArray(value);
  const part = newPart(isList ? [...value] : { ...value }, within, place);
  part.frozen = isList
    ? takenList(part, Array.isArray(before) ? before : null, all)
    : takenFields(part, isFields(before) ? before : null, all);
  all.add(part);
  return part;
};

/** Brings what is frozen of a part up to what has been noticed of it. */
const remade = (part: Part, all: Parts): void => {
  const { state } = part;
  if (state === asItWas) return;
  part.state = asItWas;
  if (state === takenApart) {
    part.frozen = isListPart(part) ? takenList(part, part.frozen as List, all) : takenFields(part, part.frozen as Fields, all);
    return;
  }
  const isList = isListPart(part);
  let changed = state === changedItself;
  if (part.inner !== null)
    for (let i = 0; i < part.inner.length; i++) {
      const each = part.inner[i]!;
      if (each.state === asItWas) continue;
      const was = each.frozen;
      remade(each, all);
      if (each.frozen === was) continue;
      changed = true;
      if (isList) part.held[each.place] = each.frozen;
    }
  if (changed) part.frozen = isList ? frozenList(part) : frozenFields(part);
};

/** Plain data to be written to, beside the frozen data it stands for. */
export class WorkingCopy<T extends object> {
  readonly plain: T;
  readonly #all = new Parts();
  readonly #whole: Part;

  private constructor(plain: T, frozen: T) {
    this.plain = plain;
    this.#whole = paired(plain, frozen, null, 0, this.#all);
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

  /** What the working copy has come to, frozen: what has stayed as it was is shared with what it was before. */
  settled(): T {
    const { lists, fields, tables } = this.#all;
    for (let i = 0; i < fields.length; i++) {
      const part = fields[i]!;
      if (!isFieldsAsItWas(part.plain as Fields, part.slots)) mark(part, noticedInFields(part.plain as Fields, part.slots));
    }
    for (let i = 0; i < tables.length; i++) {
      const part = tables[i]!;
      if (!isTableAsItWas(part.plain as Fields, part.slots)) mark(part, noticedInFields(part.plain as Fields, part.slots));
    }
    for (let i = 0; i < lists.length; i++) {
      const part = lists[i]!;
      if (!isListAsItWas(part.plain as List, part.slots)) mark(part, noticedInList(part.plain as List, part.slots, part.held));
    }
    remade(this.#whole, this.#all);
    return this.#whole.frozen as T;
  }
}
