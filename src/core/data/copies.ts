import type { Draft } from 'immer';
import { stoodInFor } from './stand-in.js';

/** Plain data that is not to change, and whether it has been frozen yet. */
const lasting = new WeakMap<object, boolean>();

/** How often anything has been marked as lasting or frozen by a game: whoever keeps copies of it looks after them then. */
let marks = 0;
/** See {@link marks}. */
export const marksSet = (): number => marks;

/** Marks plain data that never changes once made, such as the content of a game: frozen all the way down, and shared by clones. */
export const constant = <T extends object>(value: T): T => {
  marks++;
  lasting.set(freezeMade(value), true);
  return value;
};

/**
 * Marks a part of a state that is not written to again, such as the report of a turn: it becomes {@link constant} with the first copy that shares it.
 * A game in place that nobody copies never pays for the freezing.
 */
export const settled = <T extends object>(value: T): T => {
  marks++;
  if (!lasting.has(value)) lasting.set(value, false);
  return value;
};

/** Do copies share this? What they share is frozen first. */
export const isShared = (value: object): boolean => {
  const frozen = lasting.get(value);
  if (frozen === false) constant(value);
  return frozen !== undefined;
};

/** Is this a list or an object? */
export const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A copy of fields that is to be frozen. V8 gives every frozen `{ ...fields }` a shape of its own, and whatever reads such states slows down; what is
 * assigned keeps one shape.
 */
export const fieldsToFreeze = (fields: object): Record<string, unknown> => Object.assign<Record<string, unknown>, object>({}, fields);

/** A copy of plain data, frozen all the way down: whatever it was copied from may go on changing. Only what is {@link constant} or {@link settled} is shared. */
export const frozenCopy = <T extends object>(value: T): T => {
  if (isShared(value)) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    for (let i = 0; i < copy.length; i++) {
      const entry = copy[i];
      if (isPart(entry)) copy[i] = frozenCopy(entry);
    }
    return Object.freeze(copy) as T;
  }
  const copy = fieldsToFreeze(value);
  for (const name in copy) {
    const field = copy[name];
    if (isPart(field)) copy[name] = frozenCopy(field);
  }
  return Object.freeze(copy) as T;
};

/** A deep copy of plain data, unfrozen: what `reduceInPlace` wants. Only what is {@link constant} or {@link settled} is shared. */
export const clone = <T>(value: T): T => {
  if (!isPart(value) || isShared(value)) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    for (let i = 0; i < copy.length; i++) {
      const entry = copy[i];
      if (isPart(entry)) copy[i] = clone(entry);
    }
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const name in copy) {
    const field = copy[name];
    if (isPart(field)) copy[name] = clone(field);
  }
  return copy as T;
};

/** The plain data behind a draft, and anything else as it is: nobody needs to tell them apart before there is a draft. */
let behind = <T>(value: T): T => value;

/** Says how to find the plain data behind drafts, once somebody makes some. */
export const seeBehind = (look: <T>(value: T) => T): void => {
  behind = look;
};

/**
 * The plain data behind a state inside a rule, as it stands now. Reading a whole draft is a hundred times slower than reading plain data, so
 * long scans and simulations peek first. In place it is the state itself: read it, never write to it, and keep no part of it.
 */
export const peek = <T>(state: T | Draft<T>): T => behind(stoodInFor(state as T));

/** Freezes what was just made and nobody else has, all the way down. */
export const freezeMade = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    const frozen = lasting.get(value);
    if (frozen === true) return value;
    Object.freeze(value);
    if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freezeMade(value[i]);
    else for (const name in value) freezeMade(value[name]);
    if (frozen === false) lasting.set(value, true);
  }
  return value;
};

/** Freezes plain data all the way down. */
export const freeze = <T>(value: T): T => {
  marks++;
  return freezeMade(value);
};

/** Is this never written to again, by what was said of it or by being frozen? */
export const isLasting = (value: object): boolean => lasting.has(value) || Object.isFrozen(value);

/** Is plain data frozen all the way down? */
export const isFrozenThroughout = (value: object): boolean =>
  isShared(value) || (Object.isFrozen(value) && Object.values(value).every((part) => !isPart(part) || isFrozenThroughout(part)));

/** Equal as plain data: whoever made it, in whatever order the keys came. The first is known, and bounds how deep the second is looked into. */
export const sameData = (known: unknown, other: unknown): boolean => {
  if (known === other) return true;
  if (typeof known !== 'object' || known === null || typeof other !== 'object' || other === null) return false;
  if (Array.isArray(known) !== Array.isArray(other)) return false;
  // Whatever is not as long is not looked through, nor are bytes, which are no plain data.
  if (ArrayBuffer.isView(other) || (Array.isArray(known) && known.length !== (other as readonly unknown[]).length)) return false;
  const names = Object.keys(known);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameData(known[name as never], other[name as never]))
  );
};
