import { isWholeWithin } from '../data/bounds.js';
import { type Dice, pick } from '../dice/dice.js';
import { type Allot, type Amounts, type Choice, type Chosen, type Fields, type List, type Some, type Sum, skip } from './choices.js';

function* subsets(from: readonly unknown[], size: number, start = 0): Generator<unknown[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i <= from.length - size; i++) for (const rest of subsets(from, size - 1, i + 1)) yield [from[i], ...rest];
}

/** Places that come to the sum, few first things first; what overshoots is not followed. */
function* paying({ worth, min, max }: Sum, size: number, start = 0, come = 0): Generator<number[]> {
  if (size === 0) {
    if (come >= min && come <= max) yield [];
    return;
  }
  for (let i = start; i <= worth.length - size; i++)
    if (come + worth[i]! <= max) for (const rest of paying({ worth, min, max }, size - 1, i + 1, come + worth[i]!)) yield [i, ...rest];
}

function* severals({ from, min, max, sum }: Some): Generator<unknown[]> {
  for (let size = min; size <= max; size++)
    if (sum === undefined) yield* subsets(from, size);
    else for (const places of paying(sum, size)) yield places.map((place) => from[place]);
}

/** Whether a listing left out values that a form offers: there are too many allotments and texts to list. */
export interface LeftOut {
  anything: boolean;
}

function* sequences(of: List['of'], length: number, left: LeftOut | undefined, before: readonly unknown[] = []): Generator<unknown[]> {
  if (before.length === length) {
    yield [...before];
    return;
  }
  for (const next of valuesOf(of(before), left)) yield* sequences(of, length, left, [...before, next]);
}

/** May this be allotted? */
export const isAllotment = ({ parts, min, max }: Allot, amounts: Amounts): boolean => {
  let total = 0;
  for (const { part, min: least, max: most } of parts) {
    const amount = Object.hasOwn(amounts, part) ? amounts[part]! : least;
    if (!isWholeWithin(amount, least, most)) return false;
    total += amount;
  }
  return total >= min && total <= max;
};

/** All parts in their order, what is not named with its least. */
export const wholeAllotment = ({ parts }: Allot, amounts: Amounts): Amounts =>
  Object.fromEntries(parts.map(({ part, min }) => [part, Object.hasOwn(amounts, part) ? amounts[part]! : min]));

/** The parts filled one after another, beginning with those that come first, until the least total is reached; undefined if it cannot be. */
const filledUp = (choice: Allot): Amounts | undefined => {
  let missing = choice.min - choice.parts.reduce((sum, { min }) => sum + min, 0);
  const amounts = Object.fromEntries(
    choice.parts.map(({ part, min, max }) => {
      const more = Math.max(0, Math.min(missing, max - min));
      missing -= more;
      return [part, min + more];
    }),
  );
  return isAllotment(choice, amounts) ? amounts : undefined;
};

const allotmentsOf = (choice: Allot): readonly Amounts[] => {
  const fitting = choice.shortcuts.filter((amounts) => isAllotment(choice, amounts)).map((amounts) => wholeAllotment(choice, amounts));
  if (fitting.length > 0) return fitting;
  const some = filledUp(choice);
  return some === undefined ? [] : [some];
};

/** Every value of a choice, lazily, in a fixed order: smaller sets and shorter lists first. Of allotments and texts only what is worth trying. */
export function* valuesOf(choice: Choice<unknown>, left?: LeftOut): Generator<unknown> {
  if (left !== undefined && (choice.kind === 'allot' || choice.kind === 'text')) left.anything = true;
  switch (choice.kind) {
    case 'one':
      return yield* choice.from;
    case 'range':
      for (let n = choice.min; n <= choice.max; n++) yield n;
      return;
    case 'some':
      return yield* severals(choice);
    case 'allot':
      return yield* allotmentsOf(choice);
    case 'text':
      return yield* choice.samples;
    case 'group':
      return yield* objectsOf(choice.fields, left);
    case 'list':
      for (let length = choice.min; length <= choice.max; length++) yield* sequences(choice.of, length, left);
      return;
    case 'via':
      for (const value of valuesOf(choice.of, left)) yield choice.to(value);
  }
}

/** What is chosen, with one field more. V8 takes ten times as long to add a field to a copy made by `{ ...chosen }`. */
export const withOneMore = (chosen: Chosen, name: string, value: unknown): Chosen => Object.assign({}, chosen, { [name]: value });

/** Every way of filling the fields from this place on. */
function* waysToFill(
  fields: Fields,
  names: readonly string[],
  place: number,
  chosen: Chosen,
  left: LeftOut | undefined,
): Generator<Chosen> {
  if (place === names.length) return yield chosen;
  const name = names[place]!;
  const choice = fields[name]!(chosen as never);
  const next = place + 1;
  if (choice === skip) return yield* waysToFill(fields, names, next, chosen, left);
  for (const value of choice.kind === 'one' ? choice.from : valuesOf(choice, left)) {
    const more = withOneMore(chosen, name, value);
    if (next === names.length) yield more;
    else yield* waysToFill(fields, names, next, more, left);
  }
}

/** Every way of filling the fields, the first field varying slowest. */
export const objectsOf = (fields: Fields, left?: LeftOut): Generator<Chosen> => waysToFill(fields, Object.keys(fields), 0, {}, left);

/** Nothing can be chosen here. */
export const nothing: unique symbol = Symbol.for('ludoteca: nothing to choose');

const upTo = (dice: Dice, min: number, max: number, why: string): number => min + dice.roll(max - min + 1, why) - 1;

const severalAtRandom = (choice: Some, dice: Dice): unknown => {
  const { from, min, max, sum } = choice;
  if (max < min) return nothing;
  if (sum === undefined) {
    const size = upTo(dice, min, max, 'how many');
    const places = dice
      .shuffle(from.length, 'which')
      .slice(0, size)
      .sort((a, b) => a - b);
    return places.map((place) => from[place]);
  }
  // Those that come first in a random order, as far as they fit; what is then missing no thing may be able to fill.
  for (let attempt = 0; attempt < 4; attempt++) {
    const chosen: number[] = [];
    let come = 0;
    for (const place of dice.shuffle(from.length, 'which')) {
      if (chosen.length >= max || (come >= sum.min && chosen.length >= min)) break;
      if (come + sum.worth[place]! > sum.max) continue;
      come += sum.worth[place]!;
      chosen.push(place);
    }
    if (come >= sum.min && chosen.length >= min) return chosen.sort((a, b) => a - b).map((place) => from[place]);
  }
  const [first = nothing] = severals(choice);
  return first;
};

const allotAtRandom = (choice: Allot, dice: Dice): Amounts | typeof nothing => {
  const { parts, shortcuts } = choice;
  const least = parts.reduce((sum, { min }) => sum + min, 0);
  let room = parts.reduce((sum, { min, max }) => sum + max - min, 0);
  const [fewest, most] = [Math.max(0, choice.min - least), Math.min(room, choice.max - least)];
  if (most < fewest) return nothing;
  const ready = shortcuts.filter((amounts) => isAllotment(choice, amounts));
  if (ready.length > 0 && dice.roll(2, 'ready made') === 1) return wholeAllotment(choice, pick(dice, ready, 'choice'));
  let left = upTo(dice, fewest, most, 'how much');
  const amounts: Record<string, number> = {};
  for (const place of dice.shuffle(parts.length, 'which first')) {
    const { part, min, max } = parts[place]!;
    room -= max - min;
    const more = upTo(dice, Math.max(0, left - room), Math.min(left, max - min), part);
    amounts[part] = min + more;
    left -= more;
  }
  return wholeAllotment(choice, amounts);
};

/** Lists at random have at most so many entries more than they must. */
const longestByChance = 6;

/** One value at random, without listing them all; `nothing` if there is none. */
export const sampleOf = (choice: Choice<unknown>, dice: Dice): unknown => {
  switch (choice.kind) {
    case 'one':
      return choice.from.length === 0 ? nothing : pick(dice, choice.from, 'choice');
    case 'range':
      return choice.max < choice.min ? nothing : upTo(dice, choice.min, choice.max, 'choice');
    case 'some':
      return severalAtRandom(choice, dice);
    case 'allot':
      return allotAtRandom(choice, dice);
    case 'text':
      return choice.samples.length === 0 ? nothing : pick(dice, choice.samples, 'choice');
    case 'group':
      return sampleFields(choice.fields, dice) ?? nothing;
    case 'list': {
      if (choice.max < choice.min) return nothing;
      const length = upTo(dice, choice.min, Math.min(choice.max, choice.min + longestByChance), 'how many');
      const entries: unknown[] = [];
      while (entries.length < length) {
        const entry = sampleOf(choice.of(entries), dice);
        if (entry === nothing) return entries.length >= choice.min ? entries : nothing;
        entries.push(entry);
      }
      return entries;
    }
    case 'via': {
      const value = sampleOf(choice.of, dice);
      return value === nothing ? nothing : choice.to(value);
    }
  }
};

/** Fields filled at random; undefined if some field leaves no choice. */
export const sampleFields = (fields: Fields, dice: Dice): Chosen | undefined => {
  const chosen: Chosen = {};
  for (const name in fields) {
    const choice = fields[name]!(chosen as never);
    if (choice === skip) continue;
    const value = sampleOf(choice, dice);
    if (value === nothing) return undefined;
    chosen[name] = value;
  }
  return chosen;
};
