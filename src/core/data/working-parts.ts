import { fieldsToFreeze, isLasting, isPart } from './copies.js';

export type List = readonly unknown[];
export type Fields = Record<string, unknown>;

/** What is known of a part since it was last looked at: nothing, or several of these. */
export const asItWas = 0;
const changedBelow = 1;
export const changedItself = 2;
/** Here and there another part, or none, stands in the place of one; at the end of a list some may have come or gone. */
export const replaced = 4;
/** Parts of it, or names of its fields, have come, gone or moved. */
export const takenApart = 8;

/** Where more than so many are replaced, all are looked for. */
const fewReplaced = 8;

/** A part of a working copy, and what it was when it was last looked at. */
export interface Part {
  plain: object;
  frozen: object;
  /** Of a list: its entries. Of fields: name, value, name, value. As they stand in the working copy. */
  slots: unknown[];
  /** Of a list: its entries as they are frozen, to be copied: a frozen list is slow to copy. */
  held: unknown[];
  /** The parts in it, in their order; null where there are none. */
  inner: Part[] | null;
  /** The places where others stand than stood there. */
  others: number[];
  /** What it is a part of. */
  readonly within: Part | null;
  /** Which entry or field of that. */
  place: number;
  /** All that are looked at together with it, all of its kind among them, and where it stands there. */
  readonly all: Parts;
  kind: Part[];
  at: number;
  state: number;
  /** Has it been found again where it stands now? */
  found: boolean;
  /** Which of its fields rules have given another value where it stands, a bit for each. Of those they never do, they may remember what follows from them. */
  written: number;
}

/** Rules have written to all of it, or may have: lists are written to as wholes. */
export const allWritten = -1;

/** The bit of a field; from the thirty-second on they have one together. */
const bitOf = (place: number): number => 1 << Math.min(place, 31);

/** Have rules written to a place in a part? */
export const isWritten = ({ written }: Part, place: number): boolean => (written & bitOf(place)) !== 0;

export const isListPart = (part: Part): boolean => Array.isArray(part.plain);

/** More names than that, and V8 may keep them in a table. */
const fewNames = 100;

/** Is the first of these names a number? Numbers come before all other names. */
const isNumbered = (slots: List): boolean => {
  if (slots.length === 0) return false;
  const sign = (slots[0] as string).charCodeAt(0);
  return sign >= 48 && sign <= 57;
};

/** Lists and fields of a working copy: to look at them one after the other is much quicker than to go down into them. */
export class Parts {
  readonly #lists: Part[] = [];
  readonly #fields: Part[] = [];
  /** Fields that are looked through in another way: one loop for both would be compiled for the slower, and take twice as long for all. */
  readonly #tables: Part[] = [];

  /** Are all looked at together? Else what lies in each field of the whole is looked at by itself. */
  readonly isOne: boolean;

  constructor(isOne: boolean) {
    this.isOne = isOne;
  }

  /** How many there are. */
  get count(): number {
    return this.#lists.length + this.#fields.length + this.#tables.length;
  }

  /** Takes in a part whose slots are known. */
  add(part: Part): void {
    const { slots } = part;
    if (isListPart(part)) part.kind = this.#lists;
    else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.#tables : this.#fields;
    part.at = part.kind.push(part) - 1;
  }

  /** Marks what has become another since it was last looked at. */
  look(): void {
    const [lists, fields, tables] = [this.#lists, this.#fields, this.#tables];
    for (let i = 0; i < fields.length; i++) {
      const part = fields[i]!;
      if (!isFieldsAsItWas(part.plain as Fields, part.slots)) mark(part, noticedInFields(part));
    }
    for (let i = 0; i < tables.length; i++) {
      const part = tables[i]!;
      if (!isTableAsItWas(part.plain as Fields, part.slots)) mark(part, noticedInFields(part));
    }
    for (let i = 0; i < lists.length; i++) {
      const part = lists[i]!;
      if (!isListAsItWas(part.plain as List, part.slots)) mark(part, noticedInList(part));
    }
  }
}

/** Takes a part, and those in it, out of what is looked at. */
export const drop = (part: Part): void => {
  const last = part.kind.pop()!;
  if (last !== part) {
    part.kind[part.at] = last;
    last.at = part.at;
  }
  if (part.inner !== null) for (const each of part.inner) drop(each);
};

/** Nothing, and nobody writes to it: one will do for all. */
export const none: never[] = [];

/** What a part in another is looked at with. */
const allIn = ({ all, within }: Part): Parts => (within === null && !all.isOne ? new Parts(false) : all);

/** What may be written to while the other stays as it is; what lies in it is the same. */
export const copyOf = (data: object): object => (Array.isArray(data) ? [...data] : { ...data });

/** A part with a copy of its own of some data, that has not been looked at. */
export const newPart = (data: object, within: Part | null, place: number, all: Parts = allIn(within!)): Part => {
  const plain = copyOf(data);
  return {
    plain,
    frozen: plain,
    slots: [],
    held: [],
    inner: null,
    others: none,
    within,
    place,
    all,
    kind: none,
    at: 0,
    state: asItWas,
    found: false,
    written: 0,
  };
};

/** Fields one after the other: `fieldsToFreeze` takes four times as long where names are numbers, as those of players may be. */
const numberedToFreeze = (slots: List): Fields => {
  const now: Fields = {};
  for (let i = 0; i < slots.length; i += 2) now[slots[i] as string] = slots[i + 1];
  return now;
};

/** The fields of a part with the frozen parts in them, frozen. */
export const frozenFields = ({ plain, slots, inner }: Part): object => {
  const now = isNumbered(slots) ? numberedToFreeze(slots) : fieldsToFreeze(plain);
  if (inner !== null) for (const part of inner) now[slots[2 * part.place] as string] = part.frozen;
  return Object.freeze(now);
};

export const frozenList = ({ held }: Part): object => Object.freeze(held.slice());

const isFieldsAsItWas = (plain: Fields, slots: List): boolean => {
  let i = 0;
  for (const name in plain) {
    if (name !== slots[i] || plain[name] !== slots[i + 1]) return false;
    i += 2;
  }
  return i === slots.length;
};

const isTableAsItWas = (plain: Fields, slots: List): boolean => {
  const names = Object.keys(plain);
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    if (name !== slots[2 * i] || plain[name] !== slots[2 * i + 1]) return false;
  }
  return 2 * names.length === slots.length;
};

const isListAsItWas = (plain: List, slots: List): boolean => {
  const count = plain.length;
  if (count !== slots.length) return false;
  for (let i = 0; i < count; i++) if (plain[i] !== slots[i]) return false;
  return true;
};

/** There are other fields than there were: rules have written to all of them. */
const otherFields = (part: Part): number => {
  part.written = allWritten;
  return takenApart;
};

/** What has become of fields that are not as they were; plain values are written down. */
const noticedInFields = (part: Part): number => {
  const { slots } = part;
  const plain = part.plain as Fields;
  let noticed = asItWas;
  let i = 0;
  for (const name in plain) {
    if (name !== slots[i]) return otherFields(part);
    const value = plain[name];
    const was = slots[i + 1];
    if (value === was) {
      i += 2;
      continue;
    }
    part.written |= bitOf(i / 2);
    if (isPart(value) || isPart(was)) {
      noticed |= replaced;
      part.others = [...part.others, i / 2];
    } else {
      noticed |= changedItself;
      slots[i + 1] = value;
    }
    i += 2;
  }
  if (i !== slots.length) return otherFields(part);
  return part.others.length > fewReplaced ? takenApart : noticed;
};

/** What has become of a list that is not as it was; plain values are written down. */
const noticedInList = (part: Part): number => {
  const { slots, held } = part;
  const plain = part.plain as List;
  part.written = allWritten;
  let noticed = plain.length === slots.length ? asItWas : replaced;
  for (let i = 0; i < plain.length; i++) {
    const value = plain[i];
    if (value === slots[i]) continue;
    if (isPart(value) || isPart(slots[i])) {
      if (part.others.length === fewReplaced) return takenApart;
      noticed |= replaced;
      part.others = [...part.others, i];
    } else {
      noticed |= changedItself;
      slots[i] = value;
      held[i] = value;
    }
  }
  return noticed;
};

const mark = (part: Part, noticed: number): void => {
  part.state |= noticed;
  for (let outer = part.within; outer !== null && outer.state === asItWas; outer = outer.within) outer.state = changedBelow;
};

/** Gives a part another copy of what it holds, and so those in it; `within` is the one that holds it. */
const copiedAnew = (part: Part, within: Part): void => {
  const { plain, place } = part;
  const copy = copyOf(plain);
  const isInList = isListPart(within);
  const name = (isInList ? place : within.slots[2 * place]) as string;
  if ((within.plain as Fields)[name] !== plain) return; // it has moved, or gone: it is found where it stands now
  (within.plain as Fields)[name] = copy;
  within.slots[isInList ? place : 2 * place + 1] = copy;
  part.plain = copy;
  if (part.inner !== null) for (const each of part.inner) copiedAnew(each, part);
};

/**
 * What rules have marked as never written to again is frozen, or will be where else it stands. A part goes on with a copy of it: the promise holds for one
 * line of play, and a working copy may be turned to others.
 */
export const keepApart = (whole: Part): void => {
  if (whole.inner === null) return;
  for (const part of whole.inner)
    if (isLasting(part.plain)) copiedAnew(part, whole);
    else keepApart(part);
};
