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
  /** Where it stands among all of its kind. */
  at: number;
  state: number;
  /** Has it been found again where it stands now? */
  found: boolean;
}

export const isListPart = (part: Part): boolean => Array.isArray(part.plain);

/** All lists and all fields of a working copy: to look at them one after the other is much quicker than to go down into them. */
export class Parts {
  readonly lists: Part[] = [];
  readonly fields: Part[] = [];

  add(plain: object, within: Part | null, place: number): Part {
    const all = Array.isArray(plain) ? this.lists : this.fields;
    const part: Part = {
      plain,
      frozen: plain,
      slots: [],
      held: [],
      inner: null,
      within,
      place,
      at: all.length,
      state: asItWas,
      found: false,
    };
    all.push(part);
    return part;
  }

  drop(part: Part): void {
    const all = isListPart(part) ? this.lists : this.fields;
    const last = all.pop()!;
    if (last !== part) {
      all[part.at] = last;
      last.at = part.at;
    }
    if (part.inner !== null) for (const each of part.inner) this.drop(each);
  }
}

/** The fields of a part with the frozen parts in them, frozen. */
export const frozenFields = ({ plain, slots, inner }: Part): object => {
  const now = fieldsToFreeze(plain);
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
