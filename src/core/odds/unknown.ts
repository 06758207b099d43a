import { isPlain } from '../data/codec.js';

/** What differs between states that a viewer cannot tell apart: where, by key; `true` for a value that differs as a whole. */
export type Unknown = true | ReadonlyMap<string, Unknown>;

const keysOf = (value: object): readonly string[] => Object.keys(value);

const merged = (a: Unknown | null, b: Unknown | null): Unknown | null => {
  if (a === true || b === true) return true;
  if (b === null) return a;
  const both = new Map(a);
  for (const [key, below] of b) both.set(key, merged(both.get(key) ?? null, below)!);
  return both;
};

const difference = (a: unknown, b: unknown): Unknown | null => {
  if (a === b) return null;
  const alike = (Array.isArray(a) && Array.isArray(b)) || (isPlain(a) && isPlain(b));
  if (!alike) return true;
  const [here, there] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = keysOf(here);
  if (keys.length !== keysOf(there).length || !keys.every((key) => Object.hasOwn(there, key))) return true;
  const found = new Map<string, Unknown>();
  for (const key of keys) {
    const below = difference(here[key], there[key]);
    if (below !== null) found.set(key, below);
  }
  return found.size === 0 ? null : found;
};

/** Everything in which a state differs from any of the others; null if they are all equal. */
export const unknownIn = (state: object, others: readonly object[]): Unknown | null =>
  others.reduce<Unknown | null>((found, other) => merged(found, difference(state, other)), null);

/** Thrown by a guarded state when something unknown is read. */
export class Glimpse extends Error {
  override readonly name = 'Glimpse';
}

/**
 * The state behind a guard that throws a {@link Glimpse} as soon as something unknown is read: what runs through came to its result without it.
 * Parts in which nothing is unknown are handed out as they are.
 */
export const guarded = <T extends object>(state: T, unknown: Unknown): T => {
  if (unknown === true) throw new Glimpse();
  const guards = new Map<string, object>();
  return new Proxy(state, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      const below = unknown.get(key as string); // nothing unknown has a symbol for a key
      if (below === undefined) return value;
      if (typeof value !== 'object' || value === null) throw new Glimpse();
      const known = guards.get(key as string);
      if (known !== undefined) return known;
      const guard = guarded(value, below);
      guards.set(key as string, guard);
      return guard;
    },
    set(target, key, value) {
      // What is written over something unknown stays unknown to whoever reads it back: rather too careful than not enough.
      guards.delete(String(key));
      return Reflect.set(target, key, value);
    },
  });
};
