import { fieldsToFreeze, isPart } from './copies.js';

export type List = readonly unknown[];
export type Fields = Record<string, unknown>;

/** What is known of a part since it was last looked at. */
export const asItWas = 0;
const changedBelow = 1;
export const changedItself = 2;
/** Parts of it, or names of its fields, have come, gone or moved. */
export const takenApart = 3;

/** A part of a working copy, and what it was when it was last looked at. */
export interface Part {
  readonly plain: object;
  frozen: object;
  /** Of a list: its entries. Of fields: name, value, name, value. As they stand in the working copy. */
  slots: unknown[];
  /** Of a list: its entries as they are frozen, to be copied: a frozen list is slow to copy. */
  held: unknown[];
  /** The parts in it, in their order; null where there are none. */
  inner: readonly Part[] | null;
  /** What it is a part of. */
  readonly within: Part | null;
  /** Which entry or field of that. */
  place: number;
  /** All of its kind, and where it stands among them. */
  kind: Part[];
  at: number;
  state: number;
  /** Has it been found again where it stands now? */
  found: boolean;
}

export const isListPart = (part: Part): boolean => Array.isArray(part.plain);

/** More names than that, and V8 may keep them in a table. */
const fewNames = 100;

/** Is the first of these names a number? Numbers come before all other names. */
const isNumbered = (slots: List): boolean => {
  if (slots.length === 0) return false;
  const sign = (slots[0] as string).charCodeAt(0);
  return sign >= 48 && sign <= 57;
};

/** All lists and all fields of a working copy: to look at them one after the other is much quicker than to go down into them. */
export class Parts {
  readonly lists: Part[] = [];
  readonly fields: Part[] = [];
  /** Fields that are looked through in another way: one loop for both would be compiled for the slower, and take twice as long for all. */
  readonly tables: Part[] = [];

  /** Takes in a part whose slots are known. */
  add(part: Part): void {
    const { slots } = part;
    if (isListPart(part)) part.kind = this.lists;
    else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.tables : this.fields;
    part.at = part.kind.push(part) - 1;
  }

  drop(part: Part): void {
    const last = part.kind.pop()!;
    if (last !== part) {
      part.kind[part.at] = last;
      last.at = part.at;
    }
    if (part.inner !== null) for (const each of part.inner) this.drop(each);
  }
}

const nowhere: Part[] = [];

/** A part that has not been looked at. */
export const newPart = (plain: object, within: Part | null, place: number): Part => ({
  plain,
  frozen: plain,
  slots: [],
  held: [],
  inner: null,
  within,
  place,
  kind: nowhere,
  at: 0,
  state: asItWas,
  found: false,
});

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

export const isFieldsAsItWas = (plain: Fields, slots: List): boolean => {
  let i = 0;
  for (const name in plain) {
    if (name !== slots[i] || plain[name] !== slots[i + 1]) return false;
    i += 2;
  }
  return i === slots.length;
};

export const isTableAsItWas = (plain: Fields, slots: List): boolean => {
  const names = Object.keys(plain);
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    if (name !== slots[2 * i] || plain[name] !== slots[2 * i + 1]) return false;
  }
  return 2 * names.length === slots.length;
};

export const isListAsItWas = (plain: List, slots: List): boolean => {
  const count = plain.length;
  if (count !== slots.length) return false;
  for (let i = 0; i < count; i++) if (plain[i] !== slots[i]) return false;
  return true;
};

/** What has become of fields that are not as they were; plain values are written down. */
export const noticedInFields = (plain: Fields, slots: unknown[]): number => {
  let i = 0;
  for (const name in plain) {
    if (name !== slots[i]) return takenApart;
    const value = plain[name];
    if (value !== slots[i + 1]) {
      if (isPart(value) || isPart(slots[i + 1])) return takenApart;
      slots[i + 1] = value;
    }
    i += 2;
  }
  return i === slots.length ? changedItself : takenApart;
};

export const noticedInList = (plain: List, slots: unknown[], held: unknown[]): number => {
  if (plain.length !== slots.length) return takenApart;
  for (let i = 0; i < plain.length; i++) {
    const value = plain[i];
    if (value === slots[i]) continue;
    if (isPart(value) || isPart(slots[i])) return takenApart;
    slots[i] = value;
    held[i] = value;
  }
  return changedItself;
};

export const mark = (part: Part, state: number): void => {
  part.state = state;
  for (let outer = part.within; outer !== null && outer.state === asItWas; outer = outer.within) outer.state = changedBelow;
};
