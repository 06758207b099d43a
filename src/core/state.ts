import { current, type Draft, isDraft } from 'immer';

const constants = new WeakSet<object>();

/** Marks plain data that never changes once made, such as the content of a game: frozen all the way down, and shared by clones. */
export const constant = <T extends object>(value: T): T => {
  constants.add(freeze(value));
  return value;
};

/** A deep copy of plain data, unfrozen: what `reduceInPlace` wants. Only what is {@link constant} is shared. */
export const clone = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || constants.has(value)) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = clone(value[i]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone(value[key]);
  return copy as T;
};

/**
 * The plain data behind a state inside a rule, as it stands now. Reading a whole draft is a hundred times slower than reading plain data, so
 * long scans and simulations peek first. In place it is the state itself: read it, never write to it, and keep no part of it.
 */
export const peek = <T>(state: T | Draft<T>): T => (isDraft(state) ? (current(state as object) as T) : (state as T));

/** Freezes plain data all the way down. */
export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !constants.has(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) freeze((value as Record<string, unknown>)[key]);
  }
  return value;
};

/** Equal as plain data: whoever made it, in whatever order the keys came. The first is known, and bounds how deep the second is looked into. */
export const sameData = (known: unknown, other: unknown): boolean => {
  if (known === other) return true;
  if (typeof known !== 'object' || known === null || typeof other !== 'object' || other === null) return false;
  if (Array.isArray(known) !== Array.isArray(other)) return false;
  const names = Object.keys(known);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameData(known[name as never], other[name as never]))
  );
};
