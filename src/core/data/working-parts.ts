import { isPart } from './copies.js';

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
  /** Its entries, or the values of its fields, as they are frozen, to be copied: what is frozen is slow to copy. */
  held: unknown[];
  /** The parts in it, in their order; null where there are none. */
  inner: readonly Part[] | null;
  /** What it is a part of. */
  readonly within: Part | null;
  /** Which entry or field of that. */
  place: number;
  /** All of its kind, and where it stands among them. */
  readonly kind: Part[];
  at: number;
  state: number;
  /** Has it been found again where it stands now? */
  found: boolean;
}

export const isListPart = (part: Part): boolean => Array.isArray(part.plain);

/** More names than that, and V8 keeps them in a table. */
const fewNames = 12;

/** Are these fields of which V8 knows the names by heart? It does not where they are many, or numbers, which come first. */
const isShaped = (fields: object): boolean => {
  const names = Object.keys(fields);
  if (names.length === 0) return true;
  const sign = names[0]!.charCodeAt(0);
  return names.length <= fewNames && (sign < 48 || sign > 57);
};

/** All lists and all fields of a working copy: to look at them one after the other is much quicker than to go down into them. */
export class Parts {
  readonly lists: Part[] = [];
  readonly fields: Part[] = [];
  /** Fields that are looked through in another way: one loop for both would be compiled for the slower, and take twice as long for all. */
  readonly tables: Part[] = [];

  add(plain: object, within: Part | null, place: number): Part {
    const kind = Array.isArray(plain) ? this.lists : isShaped(plain) ? this.fields : this.tables;
    const part: Part = {
      plain,
      frozen: plain,
      slots: [],
      held: [],
      inner: null,
      within,
      place,
      kind,
      at: kind.length,
      state: asItWas,
      found: false,
    };
    kind.push(part);
    return part;
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

/** Fields one after the other, frozen: `Object.assign` takes four times as long where names are numbers, as those of players may be. */
export const frozenFields = ({ slots, held }: Part): object => {
  const now: Fields = {};
  for (let i = 0; i < held.length; i++) now[slots[2 * i] as string] = held[i];
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
export const noticedInFields = (plain: Fields, slots: unknown[], held: unknown[]): number => {
  let i = 0;
  for (const name in plain) {
    if (name !== slots[2 * i]) return takenApart;
    const value = plain[name];
    if (value !== slots[2 * i + 1]) {
      if (isPart(value) || isPart(slots[2 * i + 1])) return takenApart;
      slots[2 * i + 1] = value;
      held[i] = value;
    }
    i++;
  }
  return i === held.length ? changedItself : takenApart;
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
