import { isPart, isShared } from './copies.js';
import { allWritten, drop, type Fields, isListPart, isWritten, type List, newPart, type Part, type Parts } from './working-parts.js';

/** A part for frozen data, with a copy of it to be written to. */
export const partFor = (frozen: object, within: Part | null, place: number, all?: Parts): Part => {
  const part = newPart(frozen, within, place, all);
  part.written = allWritten;
  turned(part, frozen);
  part.written = 0;
  part.all.add(part);
  return part;
};

/** No value at all. */
const nothing = Symbol('nothing');

/**
 * What is to stand at a place of a working copy for what stands there in frozen data; `was` is the part that has stood there, and parts go to `inner`.
 * Nothing where another object would have to stand where rules have never put another: they may remember it.
 */
const standing = (within: Part, place: number, was: Part | undefined, frozen: unknown, inner: Part[]): unknown => {
  const isOwn = isPart(frozen) && !isShared(frozen);
  if (was !== undefined) {
    if (isOwn && turned(was, frozen)) {
      inner.push(was);
      return was.plain;
    }
    drop(was);
  }
  if (!isWritten(within, place)) return nothing;
  if (!isOwn) return frozen;
  const part = partFor(frozen, within, place);
  inner.push(part);
  return part.plain;
};

/** How many entries, or fields of the same names in the same order, two have in common, from the first on. */
const alike = ({ slots }: Part, names: readonly string[] | null, count: number): number => {
  if (names === null) return Math.min(count, slots.length);
  let same = 0;
  while (same < count && slots[2 * same] === names[same]) same++;
  return same;
};

/** Takes away all from a place on. */
const cut = ({ plain, slots, held, inner }: Part, isList: boolean, place: number): void => {
  while (inner !== null && inner.length > 0 && inner.at(-1)!.place >= place) drop(inner.pop()!);
  if (isList) held.length = slots.length = (plain as unknown[]).length = place;
  else {
    // What came last goes first: so V8 goes back to the shape it had before, and does not take it for a table.
    for (let i = slots.length - 2; i >= 2 * place; i -= 2) delete (plain as Fields)[slots[i] as string];
    slots.length = 2 * place;
  }
};

/**
 * Turns a part to other frozen data: what the two share is not gone through, and nothing is done to it that rules have not done. False where that is not
 * enough; the part is then of no more use.
 */
export const turned = (part: Part, frozen: object): boolean => {
  if (part.frozen === frozen) return true;
  const isList = isListPart(part);
  if (isList !== Array.isArray(frozen)) return false;
  const [plain, before, after] = [part.plain, part.frozen, frozen] as Fields[] as [Fields, Fields, Fields];
  const { slots, held } = part;
  const names = isList ? null : Object.keys(frozen);
  const count = names === null ? (frozen as List).length : names.length;
  const same = alike(part, names, count);
  const isLonger = slots.length > (isList ? same : 2 * same);
  if ((same < count || isLonger) && part.written !== allWritten) return false;
  if (isLonger) cut(part, isList, same);
  const parts = part.inner ?? [];
  const inner: Part[] = [];
  let at = 0;
  let isDone = true;
  for (let i = 0; i < count; i++) {
    const was = parts[at]?.place === i ? parts[at++] : undefined;
    const name = (names === null ? i : names[i]) as string;
    const now = after[name];
    if (i < same && before[name] === now) {
      if (was !== undefined) inner.push(was);
      continue;
    }
    const value = standing(part, i, was, now, inner);
    if (value === nothing) {
      isDone = false;
      break;
    }
    plain[name] = value;
    if (isList) held[i] = now;
    else slots[2 * i] = name;
    slots[isList ? i : 2 * i + 1] = value;
  }
  // Whoever gives up halfway has what has been found, and what has not been reached.
  inner.push(...parts.slice(at));
  part.inner = inner.length > 0 ? inner : null;
  part.frozen = frozen;
  return isDone;
};
