/** A value in a few words, whatever it is: what a message may quote. */
export const quoted = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  try {
    const text =
      typeof value === 'object'
        ? (JSON.stringify(value) ?? String(value))
        : typeof value === 'string'
          ? JSON.stringify(value)
          : String(value);
    return text.length <= 160 ? text : `${text.slice(0, 157)}…`;
  } catch {
    return `a ${typeof value} that cannot be shown`;
  }
};

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Something inside a value, and the way there, its last step first: it is written down only where something was found. */
interface Found<T> {
  readonly way: string[];
  readonly what: T;
}
const found = <T>(what: T, ...way: string[]): Found<T> => ({ way, what });
/** What was found one step further on. */
const beyond = <T>(key: string, inside: Found<T>): Found<T> => {
  inside.way.push(key);
  return inside;
};
const pathOf = ({ way }: Found<unknown>): string => way.toReversed().join('.');
const told = (fault: Found<string> | null): string | null => {
  if (fault === null) return null;
  return fault.way.length === 0 ? fault.what : `at ${pathOf(fault)} ${fault.what}`;
};

const frozenThrough = new WeakSet<object>();
/** Is this frozen in all its parts? It stays so, and is looked through once. */
const isFrozenThrough = (value: unknown): boolean => {
  if (!isObject(value) || frozenThrough.has(value)) return true;
  if (!Object.isFrozen(value) || !Object.keys(value).every((key) => isFrozenThrough(value[key]))) return false;
  frozenThrough.add(value);
  return true;
};

const differing = (expected: unknown, other: unknown): Found<string> | null => {
  if (Object.is(expected, other)) return null;
  if (!isObject(expected) || !isObject(other) || Array.isArray(expected) !== Array.isArray(other))
    return expected === other ? null : found(`${quoted(expected)} was expected, ${quoted(other)} was found`);
  const keys = Object.keys(expected);
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return found(`${quoted(expected[key])} was expected, nothing was found`, key);
    const inside = differing(expected[key], other[key]);
    if (inside !== null) return beyond(key, inside);
  }
  const others = Object.keys(other);
  if (others.length <= keys.length) return null;
  const more = others.find((key) => !keys.includes(key))!;
  return found(`nothing was expected, ${quoted(other[more])} was found`, more);
};

/** The first place at which two values of plain data differ, in words; null if they are equal. The order of keys does not count. */
export const difference = (expected: unknown, found: unknown): string | null => told(differing(expected, found));

/** As {@link difference}, for what somebody reads: there, even the order of keys tells something. */
export const visibleDifference = (expected: unknown, found: unknown): string | null => {
  const texts = [JSON.stringify(expected), JSON.stringify(found)];
  if (texts[0] === texts[1]) return null;
  return difference(expected, found) ?? `the keys stand in another order: ${quoted(expected)} was expected, ${quoted(found)} was found`;
};

const plainThrough = new WeakSet<object>();

const notPlain = (value: unknown): Found<string> | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : found(`stands ${value}, which JSON does not know`);
  if (typeof value !== 'object')
    return found(`stands ${value === undefined ? 'undefined' : `a ${typeof value}`}, which JSON does not know`);
  if (plainThrough.has(value)) return null;
  if (Array.isArray(value)) {
    // Its holes are parts of it.
    for (let i = 0; i < value.length; i++) {
      const inside = notPlain(value[i]);
      if (inside !== null) return beyond(String(i), inside);
    }
  } else {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return found(`stands a ${value.constructor.name}, which JSON does not know`);
    if (Object.getOwnPropertySymbols(value).length > 0) return found('stands a symbol, which JSON does not know');
    for (const [key, part] of Object.entries(value)) {
      const inside = notPlain(part);
      if (inside !== null) return beyond(key, inside);
    }
  }
  if (isFrozenThrough(value)) plainThrough.add(value);
  return null;
};

/** Where a value is not plain data (JSON would lose or change it), in words; null if it is plain all through. */
export const unplain = (value: unknown): string | null => told(notPlain(value));

/** The value as it comes back from a file or over a wire. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Plain data as a text that does not depend on the order of keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** The same plain data with the keys of every object in the opposite order. */
export const keysReversed = (value: unknown): unknown => {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(keysReversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, keysReversed(part)]),
  );
};

/** Every object inside a value that somebody could still write to, with its path. */
export const writableParts = (value: unknown, parts = new Map<object, string>(), path = ''): Map<object, string> => {
  if (!isObject(value) || parts.has(value) || isFrozenThrough(value)) return parts;
  if (!Object.isFrozen(value)) parts.set(value, path);
  for (const key of Object.keys(value)) if (isObject(value[key])) writableParts(value[key], parts, below(path, key));
  return parts;
};

/** The paths of an object that stands twice in a value; null if none does. Frozen parts may be shared. */
export const sharedWithin = (value: unknown): readonly [string, string] | null => {
  const seen = new Map<object, string>();
  const search = (part: unknown, path: string): readonly [string, string] | null => {
    if (!isObject(part) || isFrozenThrough(part)) return null;
    if (!Object.isFrozen(part)) {
      const before = seen.get(part);
      if (before !== undefined) return [before, path];
      seen.set(part, path);
    }
    for (const key of Object.keys(part)) {
      const twice = isObject(part[key]) ? search(part[key], below(path, key)) : null;
      if (twice !== null) return twice;
    }
    return null;
  };
  return search(value, '');
};

const sharing = (parts: ReadonlyMap<object, string>, value: unknown): Found<string> | null => {
  if (!isObject(value)) return null;
  const other = parts.get(value);
  if (other !== undefined) return found(other);
  for (const key of Object.keys(value)) {
    const inside = sharing(parts, value[key]);
    if (inside !== null) return beyond(key, inside);
  }
  return null;
};

/** The path of a part of `value` that is one of `parts`; null if there is none. */
export const sharedWith = (parts: ReadonlyMap<object, string>, value: unknown): readonly [string, string] | null => {
  const shared = sharing(parts, value);
  return shared === null ? null : [shared.what, pathOf(shared)];
};
