import { type Codec, isPlain } from '../core/data/codec.js';
import { failure, success, Type } from '../core/data/codec-type.js';
import { predicate } from '../core/data/values.js';

/** How much plain data may be said at once. */
export interface Room {
  /** How many lists and objects may stand inside each other. */
  readonly depth: number;
  /** How many characters it may come to, written out. */
  readonly size: number;
}

/** What does not fit into the room: told by throwing within this file alone. */
class TooMuch extends Error {}

const copied = (value: unknown, depth: number, room: { left: number }): unknown => {
  const take = (size: number): void => {
    room.left -= size;
    if (room.left < 0) throw new TooMuch();
  };
  if (value === null || typeof value === 'boolean') return take(4), value;
  if (typeof value === 'string') return take(value.length + 2), value;
  if (Number.isFinite(value)) return take(String(value).length), value === 0 ? 0 : value;
  if (depth === 0) throw new TooMuch();
  if (Array.isArray(value)) {
    const { length } = value; // once: a proxy may say another each time
    take(length + 2);
    return Array.from({ length }, (_, i) => copied(value[i], depth - 1, room));
  }
  if (!isPlain(value)) throw new TooMuch();
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    take(key.length + 4);
    if (key === '__proto__') throw new TooMuch();
    copy[key] = copied(value[key], depth - 1, room);
  }
  return copy;
};

/** A copy of plain data, as JSON could say it; null if it is none, or too large. */
const plainCopy = (value: unknown, { depth, size }: Room): { readonly value: unknown } | null => {
  try {
    return { value: copied(value, depth, { left: size }) };
  } catch {
    return null; // also what a getter or a proxy throws
  }
};

/** A codec of what can be copied: it is looked at once, for a proxy may say another thing the next time. */
const copying = <T>(name: string, copy: (u: unknown) => { readonly value: unknown } | null): Codec<T> =>
  new Type<T>(
    name,
    (u): u is T => copy(u) !== null,
    (u, context) => {
      const made = copy(u);
      return made === null ? failure(u, context) : success(made.value as T);
    },
  );

/** Plain data of any form, within a room. */
export const plainWithin = (room: Room): Codec<unknown> => copying('plain data of moderate size', (u) => plainCopy(u, room));

/** An object of plain data, within a room. */
export const objectWithin = (room: Room): Codec<object> =>
  copying('an object of plain data of moderate size', (u) => (isPlain(u) ? plainCopy(u, room) : null));

const hex = (name: string, digits: number): Codec<string> =>
  predicate(
    name,
    (u): u is string => typeof u === 'string' && u.length === digits && /^[0-9a-f]*$/.test(u),
    (text) => text,
  );

/** What opens a seat: 32 random bytes as 64 hexadecimal digits, made by whoever will hold it. */
export const tokenCodec: Codec<string> = hex('a token of 64 hexadecimal digits', 64);

/** The id of a table: 32 hexadecimal digits. */
export const tableCodec: Codec<string> = hex('the id of a table', 32);
