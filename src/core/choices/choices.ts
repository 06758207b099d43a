import type { Dice } from '../dice/dice.js';
import { pick } from '../dice/dice.js';

/**
 * What may be chosen for one parameter of an action. From one description the core derives the enumeration of an action, a random sample of it
 * without enumerating, and the next field of a form.
 */
export type Choice<T> = One<T> | Range | Some | Text | Group | List | Suggest<T>;

/** One value of a list. */
export interface One<T> {
  readonly kind: 'one';
  readonly from: readonly T[];
}

/** A whole number from min to max. */
export interface Range {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
}

/** From min to max different values of a list, in the order of the list. */
export interface Some {
  readonly kind: 'some';
  readonly from: readonly unknown[];
  readonly min: number;
  readonly max: number;
}

/** A text; the samples are what enumeration and bots use. */
export interface Text {
  readonly kind: 'text';
  readonly samples: readonly string[];
  readonly maxLength: number;
}

/** An object, field by field. */
export interface Group {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** From min to max entries, each chosen in the same way. */
export interface List {
  readonly kind: 'list';
  readonly of: Choice<unknown>;
  readonly min: number;
  readonly max: number;
}

/** A structured value whose codec says the rest; these are suggestions. */
export interface Suggest<T> {
  readonly kind: 'suggest';
  readonly values: readonly T[];
}

/** Says that a field does not apply after what was chosen before it; it is left out. */
export const skip = Symbol('this field does not apply');

/** See {@link skip}. */
export type Skip = typeof skip;

/** The fields of a group; a later field sees the earlier ones. */
export type GroupFields<T> = { readonly [K in keyof T]?: (chosen: Readonly<T>) => Choice<NonNullable<T[K]> | T[K]> | Skip };

/** One value of a list. */
export const one = <T>(from: readonly T[]): Choice<T> => ({ kind: 'one', from });

/** A whole number from min to max, both included. */
export const range = (min: number, max: number): Choice<number> => ({ kind: 'range', min, max });

/** From min to max different values of a list. */
export const some = <T>(from: readonly T[], min: number, max: number): Choice<readonly T[]> => ({
  kind: 'some',
  from,
  min,
  max: Math.min(max, from.length),
});

/** A text of at most maxLength characters. */
export const text = (samples: readonly string[], maxLength: number): Choice<string> => ({ kind: 'text', samples, maxLength });

/** An object, field by field, in the order in which the fields are written. */
export const group = <T>(fields: GroupFields<T>): Choice<T> => ({ kind: 'group', fields: fields as Fields });

/** A list of from min to max entries. */
export const listOf = <T>(of: Choice<T>, min: number, max: number): Choice<readonly T[]> => ({
  kind: 'list',
  of: of as Choice<unknown>,
  min,
  max,
});

/** A structured value: anything its codec accepts, of which these are worth trying. */
export const suggest = <T>(values: readonly T[]): Choice<T> => ({ kind: 'suggest', values });

/** Fields by name, whatever they choose. */
export type Fields = Readonly<Record<string, (chosen: never) => Choice<unknown> | Skip>>;

/** Fields that have been filled in. */
export type Chosen = Record<string, unknown>;

function* subsets(from: readonly unknown[], size: number, start = 0): Generator<unknown[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i <= from.length - size; i++) for (const rest of subsets(from, size - 1, i + 1)) yield [from[i], ...rest];
}

function* sequences(of: Choice<unknown>, length: number): Generator<unknown[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const first of valuesOf(of)) for (const rest of sequences(of, length - 1)) yield [first, ...rest];
}

/** Every value of a choice, lazily, in a fixed order: smaller sets and shorter lists first. */
export function* valuesOf(choice: Choice<unknown>): Generator<unknown> {
  switch (choice.kind) {
    case 'one':
      return yield* choice.from;
    case 'range':
      for (let n = choice.min; n <= choice.max; n++) yield n;
      return;
    case 'some':
      for (let size = choice.min; size <= choice.max; size++) yield* subsets(choice.from, size);
      return;
    case 'text':
      return yield* choice.samples;
    case 'suggest':
      return yield* choice.values;
    case 'group':
      return yield* objectsOf(choice.fields);
    case 'list':
      for (let length = choice.min; length <= choice.max; length++) yield* sequences(choice.of, length);
  }
}

/** Every way of filling the fields, the first field varying slowest. */
export function* objectsOf(fields: Fields, chosen: Chosen = {}, names: readonly string[] = Object.keys(fields)): Generator<Chosen> {
  const [name, ...rest] = names;
  if (name === undefined) {
    yield { ...chosen };
    return;
  }
  const choice = fields[name]!(chosen as never);
  if (choice === skip) return yield* objectsOf(fields, chosen, rest);
  for (const value of valuesOf(choice)) yield* objectsOf(fields, { ...chosen, [name]: value }, rest);
}

/** Nothing can be chosen here. */
export const nothing = Symbol('nothing to choose');

/** One value at random, without listing them all; `nothing` if there is none. */
export const sampleOf = (choice: Choice<unknown>, dice: Dice): unknown => {
  switch (choice.kind) {
    case 'one':
      return choice.from.length === 0 ? nothing : pick(dice, choice.from, 'choice');
    case 'range':
      return choice.max < choice.min ? nothing : choice.min + dice.roll(choice.max - choice.min + 1, 'choice') - 1;
    case 'some': {
      if (choice.max < choice.min) return nothing;
      const size = choice.min + dice.roll(choice.max - choice.min + 1, 'how many') - 1;
      const places = dice
        .shuffle(choice.from.length, 'which')
        .slice(0, size)
        .sort((a, b) => a - b);
      return places.map((place) => choice.from[place]);
    }
    case 'text':
      return choice.samples.length === 0 ? nothing : pick(dice, choice.samples, 'choice');
    case 'suggest':
      return choice.values.length === 0 ? nothing : pick(dice, choice.values, 'choice');
    case 'group':
      return sampleFields(choice.fields, dice) ?? nothing;
    case 'list': {
      if (choice.max < choice.min) return nothing;
      const length = choice.min + dice.roll(choice.max - choice.min + 1, 'how many') - 1;
      const entries = Array.from({ length }, () => sampleOf(choice.of, dice));
      return entries.includes(nothing) ? nothing : entries;
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
