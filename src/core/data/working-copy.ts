import { clone, cloneOfUpTo, fieldsToFreeze, frozenCopy, isPart, isShared, joined } from './copies.js';

type List = readonly unknown[];
type Fields = Record<string, unknown>;

/** A part of a working copy, and what it was when it was last looked at. */
interface Part {
  readonly plain: object;
  frozen: object;
  /** Null for a list. */
  names: readonly string[] | null;
  /** Of fields: the values by place, as they stand in the working copy. Of a list: what the frozen one holds. */
  values: unknown[];
  /** The parts by place; null where there are none. */
  parts: (Part | null)[] | null;
}

/** Pairs plain data with a frozen copy of it. */
const paired = (plain: object, frozen: object, like: readonly string[] | null): Part => {
  if (Array.isArray(plain)) {
    let parts: (Part | null)[] | null = null;
    let before: readonly string[] | null = null;
    for (let i = 0; i < plain.length; i++) {
      const value: unknown = plain[i];
      const held = (frozen as List)[i];
      if (!isPart(value) || value === held) continue;
      parts ??= new Array(plain.length).fill(null) as null[];
      const part = paired(value, held as object, before);
      parts[i] = part;
      before = part.names;
    }
    return { plain, frozen, names: null, values: [...(frozen as List)], parts };
  }
  let names: readonly string[] = Object.keys(plain);
  // Entries of a list mostly have the same fields: one list of names does for all of them.
  if (like !== null && like.length === names.length && names.every((name, i) => name === like[i])) names = like;
  const values: unknown[] = [];
  let parts: (Part | null)[] | null = null;
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    const value = (plain as Fields)[name];
    const held = (frozen as Fields)[name];
    values.push(value);
    if (!isPart(value) || value === held) continue;
    parts ??= new Array(names.length).fill(null) as null[];
    parts[i] = paired(value, held as object, null);
  }
  return { plain, frozen, names, values, parts };
};

/** What has been put in where `was` stood: a part of its own, so that whoever put it in may keep what was put. */
const taken = (value: object, was: Part | null): Part => {
  const copy = clone(value);
  return paired(copy, was === null ? frozenCopy(value) : joined(was.frozen, clone(value)), null);
};

/** The parts of a list or of fields by what they are in the working copy, to find them again where they have moved. */
const byPlain = (parts: readonly (Part | null)[] | null): Map<unknown, Part> => {
  const found = new Map<unknown, Part>();
  if (parts !== null) for (const part of parts) if (part !== null) found.set(part.plain, part);
  return found;
};

/** Takes down a list anew, of which entries have come, gone or moved. */
const retakeList = (list: Part): object => {
  const plain = list.plain as unknown[];
  const known = byPlain(list.parts);
  const before = list.parts;
  let parts: (Part | null)[] | null = null;
  const frozen: unknown[] = [];
  let same = plain.length === (list.frozen as List).length;
  for (let i = 0; i < plain.length; i++) {
    const value = plain[i];
    let held: unknown = value;
    if (isPart(value) && !isShared(value)) {
      let part = known.get(value);
      if (part !== undefined) {
        known.delete(value); // what stands in two places becomes two
        look(part);
      } else {
        part = taken(value, before?.[i] ?? null);
        plain[i] = part.plain;
      }
      parts ??= new Array(plain.length).fill(null) as null[];
      parts[i] = part;
      held = part.frozen;
    }
    frozen.push(held);
    if (same && held !== (list.frozen as List)[i]) same = false;
  }
  list.parts = parts;
  if (same) return list.frozen;
  list.values = frozen;
  list.frozen = Object.freeze(frozen.slice());
  return list.frozen;
};

/** Are fields that hold no parts as they were? Most entries of most lists are, so this is asked more often than anything else. */
const isAsItWas = ({ plain, names, values }: Part): boolean => {
  let i = 0;
  for (const name in plain) {
    if (name !== names![i] || (plain as Fields)[name] !== values[i]) return false;
    i++;
  }
  return i === names!.length;
};

const lookAtList = (list: Part): object => {
  const plain = list.plain as unknown[];
  const { parts, values } = list;
  const count = plain.length;
  if (count !== values.length) return retakeList(list);
  let changed = false;
  for (let i = 0; i < count; i++) {
    const value = plain[i];
    const part = parts === null ? null : parts[i]!;
    if (part !== null) {
      if (value !== part.plain) return retakeList(list);
      if (part.parts === null && part.names !== null && isAsItWas(part)) continue;
      const now = look(part);
      if (now === values[i]) continue;
      values[i] = now;
    } else {
      if (value === values[i]) continue;
      if (isPart(value)) return retakeList(list);
      values[i] = value;
    }
    changed = true;
  }
  if (changed) list.frozen = Object.freeze(values.slice());
  return list.frozen;
};

/** Takes down fields anew, of which some have come, gone or been given in another order. */
const retakeFields = (fields: Part): object => {
  const plain = fields.plain as Fields;
  const known = byPlain(fields.parts);
  const old = fields.names!;
  const names = Object.keys(plain);
  const values: unknown[] = [];
  let parts: (Part | null)[] | null = null;
  const frozen: Fields = fieldsToFreeze(plain);
  let same = names.length === old.length;
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    const value = plain[name];
    if (isPart(value) && !isShared(value)) {
      let part = known.get(value);
      if (part !== undefined) {
        known.delete(value);
        look(part);
      } else {
        part = taken(value, fields.parts?.[old.indexOf(name)] ?? null);
        plain[name] = part.plain;
      }
      parts ??= new Array(names.length).fill(null) as null[];
      parts[i] = part;
      frozen[name] = part.frozen;
    }
    values.push(plain[name]);
    if (same && (name !== old[i] || frozen[name] !== (fields.frozen as Fields)[name])) same = false;
  }
  fields.names = names;
  fields.values = values;
  fields.parts = parts;
  if (!same) fields.frozen = Object.freeze(frozen);
  return fields.frozen;
};

const lookAtFields = (fields: Part): object => {
  const { values, parts } = fields;
  const names = fields.names!;
  const plain = fields.plain as Fields;
  let changed = false;
  let i = 0;
  for (const name in plain) {
    if (name !== names[i]) return retakeFields(fields);
    const value = plain[name];
    const part = parts === null ? null : parts[i]!;
    if (value !== values[i]) {
      if (part !== null || isPart(value)) return retakeFields(fields);
      values[i] = value;
      changed = true;
    } else if (part !== null) {
      const was = part.frozen;
      if (look(part) !== was) changed = true;
    }
    i++;
  }
  if (i !== names.length) return retakeFields(fields);
  if (!changed) return fields.frozen;
  const now: Fields = fieldsToFreeze(plain);
  if (parts !== null)
    for (let place = 0; place < parts.length; place++) if (parts[place] !== null) now[names[place]!] = parts[place]!.frozen;
  fields.frozen = Object.freeze(now);
  return fields.frozen;
};

/** What a part has come to, frozen. */
const look = (part: Part): object => (part.names === null ? lookAtList(part) : lookAtFields(part));

/** Plain data to be written to, beside the frozen data it stands for. */
export class WorkingCopy<T extends object> {
  readonly plain: T;
  readonly #whole: Part;

  private constructor(plain: T, frozen: T) {
    this.plain = plain;
    this.#whole = paired(plain, frozen, null);
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
    return look(this.#whole) as T;
  }
}
