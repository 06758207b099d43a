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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const below = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

const at = (path: string): string => (path === '' ? '' : `at ${path} `);

/** The first place at which two values of plain data differ, in words; null if they are equal. The order of keys does not count. */
export const difference = (expected: unknown, found: unknown, path = ''): string | null => {
  if (Object.is(expected, found)) return null;
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found))
    return expected === found ? null : `${at(path)}${quoted(expected)} was expected, ${quoted(found)} was found`;
  for (const key of Object.keys(expected)) {
    if (!Object.hasOwn(found, key)) return `${at(below(path, key))}${quoted(expected[key])} was expected, nothing was found`;
    const inside = difference(expected[key], found[key], below(path, key));
    if (inside !== null) return inside;
  }
  for (const key of Object.keys(found))
    if (!Object.hasOwn(expected, key)) return `${at(below(path, key))}nothing was expected, ${quoted(found[key])} was found`;
  return null;
};

/** As {@link difference}, for what somebody reads: there, even the order of keys tells something. */
export const visibleDifference = (expected: unknown, found: unknown): string | null => {
  const texts = [JSON.stringify(expected), JSON.stringify(found)];
  if (texts[0] === texts[1]) return null;
  return difference(expected, found) ?? `the keys stand in another order: ${quoted(expected)} was expected, ${quoted(found)} was found`;
};

/** Where a value is not plain data (JSON would lose or change it), in words; null if it is plain all through. */
export const unplain = (value: unknown, path = ''): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${at(path)}stands ${value}, which JSON does not know`;
  if (typeof value !== 'object')
    return `${at(path)}stands ${value === undefined ? 'undefined' : `a ${typeof value}`}, which JSON does not know`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const inside = unplain(value[i], below(path, i));
      if (inside !== null) return inside;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return `${at(path)}stands a ${value.constructor.name}, which JSON does not know`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${at(path)}stands a symbol, which JSON does not know`;
  for (const [key, part] of Object.entries(value)) {
    const inside = unplain(part, below(path, key));
    if (inside !== null) return inside;
  }
  return null;
};

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
  if (!isObject(value) || parts.has(value)) return parts;
  if (!Object.isFrozen(value)) parts.set(value, path);
  for (const [key, part] of Object.entries(value)) writableParts(part, parts, below(path, key));
  return parts;
};

/** The paths of an object that stands twice in a value; null if none does. Frozen parts may be shared. */
export const sharedWithin = (value: unknown): readonly [string, string] | null => {
  const seen = new Map<object, string>();
  const search = (part: unknown, path: string): readonly [string, string] | null => {
    if (!isObject(part)) return null;
    if (!Object.isFrozen(part)) {
      const before = seen.get(part);
      if (before !== undefined) return [before, path];
      seen.set(part, path);
    }
    for (const [key, inner] of Object.entries(part)) {
      const found = search(inner, below(path, key));
      if (found !== null) return found;
    }
    return null;
  };
  return search(value, '');
};

/** The path of a part of `value` that is one of `parts`; null if there is none. */
export const sharedWith = (parts: ReadonlyMap<object, string>, value: unknown, path = ''): readonly [string, string] | null => {
  if (!isObject(value)) return null;
  const other = parts.get(value);
  if (other !== undefined) return [other, path];
  for (const [key, part] of Object.entries(value)) {
    const found = sharedWith(parts, part, below(path, key));
    if (found !== null) return found;
  }
  return null;
};
