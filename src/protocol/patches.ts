import { isWholeWithin } from '../core/data/bounds.js';
import { type Codec, either, int, isPlain, list, shape, tagged } from '../core/data/codec.js';
import { sameData } from '../core/data/copies.js';
import { anyText, exactly } from '../core/data/values.js';
import { plainWithin, type Room } from './plain.js';

/**
 * One change on the way from one picture to the next: in a list, what is added or removed moves what comes after it. Libraries for this look names up
 * with `in`, and so find `constructor` and `toString` in every object: names of cards and players are somebody's choice, so names are looked up here
 * among an object's own alone.
 */
export type Patch =
  | { readonly op: 'add' | 'replace'; readonly path: readonly (string | number)[]; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: readonly (string | number)[] };

/** The codec of changes. */
export const patchCodec = (room: Room): Codec<readonly Patch[]> => {
  const path = list(either(int, anyText), room.depth + 1);
  const value = plainWithin(room);
  return list(
    tagged('op', {
      add: shape<{ op: 'add'; path: Patch['path']; value: unknown }>({ op: exactly('add'), path, value } as never),
      replace: shape<{ op: 'replace'; path: Patch['path']; value: unknown }>({ op: exactly('replace'), path, value } as never),
      remove: shape<{ op: 'remove'; path: Patch['path'] }>({ op: exactly('remove'), path }),
    }),
  ) as Codec<readonly Patch[]>;
};

/** How many characters it takes to say it. */
const lengthOf = (said: Patch | readonly Patch[]): number => JSON.stringify(said).length;

type Path = readonly (string | number)[];

/** The changes of two lists: what both begin and end with stands. */
const inList = (before: readonly unknown[], after: readonly unknown[], path: Path): Patch[] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && sameData(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && sameData(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const [was, is] = [before.length - end, after.length - end];
  const found: Patch[] = [];
  for (let i = start; i < Math.min(was, is); i++) for (const patch of compare(before[i], after[i], [...path, i])) found.push(patch);
  for (let i = was - 1; i >= Math.max(start, is); i--) found.push({ op: 'remove', path: [...path, i] });
  for (let i = Math.max(start, was); i < is; i++) found.push({ op: 'add', path: [...path, i], value: after[i] });
  return found;
};

const inObject = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>, path: Path): Patch[] => {
  const found: Patch[] = [];
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) found.push({ op: 'remove', path: [...path, name] });
  for (const name of Object.keys(after))
    if (Object.hasOwn(before, name)) for (const patch of compare(before[name], after[name], [...path, name])) found.push(patch);
    else found.push({ op: 'add', path: [...path, name], value: after[name] });
  return found;
};

/** Several small changes often take longer to say than what they lead to: then that is said. */
const compare = (before: unknown, after: unknown, path: Path): readonly Patch[] => {
  if (before === after) return [];
  const whole: Patch = { op: 'replace', path, value: after };
  let parts: readonly Patch[];
  if (Array.isArray(before) && Array.isArray(after)) parts = inList(before, after, path);
  else if (isPlain(before) && isPlain(after)) parts = inObject(before, after, path);
  else return [whole];
  return path.length === 0 || parts.length < 2 || lengthOf(parts) <= lengthOf(whole) ? parts : [whole];
};

/** What has changed between two pieces of plain data; empty if nothing has. */
export const changesBetween = (before: object, after: object): readonly Patch[] => compare(before, after, []);

/** Makes one change on data that is the caller's own as far as `owned` says; false if it does not fit. */
const change = (root: object, patch: Patch, ownCopy: (part: object) => object): boolean => {
  const last = patch.path.at(-1);
  if (patch.path.includes('__proto__')) return false;
  let place = root as Record<string | number, unknown>;
  for (const key of patch.path.slice(0, -1)) {
    const part = Object.hasOwn(place, key) ? place[key] : undefined;
    if (typeof part !== 'object' || part === null) return false;
    const copy = ownCopy(part);
    place[key] = copy;
    place = copy as Record<string | number, unknown>;
  }
  if (Array.isArray(place)) {
    const most = patch.op === 'add' ? place.length : place.length - 1;
    if (!isWholeWithin(last, 0, most)) return false;
    if (patch.op === 'replace') place[last] = patch.value;
    else place.splice(last, patch.op === 'remove' ? 1 : 0, ...(patch.op === 'add' ? [patch.value] : []));
    return true;
  }
  if (typeof last !== 'string' || Object.hasOwn(place, last) === (patch.op === 'add')) return false;
  if (patch.op === 'remove') delete place[last];
  else place[last] = patch.value;
  return true;
};

/** The data after the changes: whatever they do not touch stays the same object. Null if they do not fit; what was given is never changed. */
export const withChanges = <T extends object>(before: T, changes: readonly Patch[]): T | null => {
  const own = new Set<object>();
  const ownCopy = (part: object): object => {
    if (own.has(part)) return part;
    const copy: object = Array.isArray(part) ? [...part] : { ...part };
    own.add(copy);
    return copy;
  };
  const root = ownCopy(before) as T;
  return changes.every((patch) => change(root, patch, ownCopy)) ? root : null;
};
