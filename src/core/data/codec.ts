import type * as t from 'io-ts';
import { appendContext, failure, failures, success, Type } from './codec-type.js';
import { E } from './fp.js';
import { type Codec, exactly, id, isId, isWhole, limits, oneOf, type ShortTest, shortTestOf, simple } from './values.js';

export { anyText, bool, type Codec, exactly, finite, id, int, intBetween, limits, oneOf, predicate, textUpTo } from './values.js';

const { isLeft, isRight } = E;

/** The value, or null. */
export const nullable = <T>(codec: Codec<T>): Codec<T | null> =>
  new Type<T | null>(
    `${codec.name} or null`,
    (u): u is T | null => u === null || codec.is(u),
    (u, c) => (u === null ? success(null) : codec.validate(u, c)),
  );

/** The first of several codecs that accepts. Prefer {@link tagged}, whose faults are clearer. */
export const either = <A, B>(first: Codec<A>, second: Codec<B>): Codec<A | B> =>
  new Type<A | B>(
    `${first.name} or ${second.name}`,
    (u): u is A | B => first.is(u) || second.is(u),
    (u, c) => {
      const one = first.validate(u, c);
      if (isRight(one)) return one;
      const two = second.validate(u, c);
      // Where one of them got further into the input, its faults say more.
      return isRight(two) || deepest(two.left) > deepest(one.left) ? two : one;
    },
  );

const deepest = (errors: t.Errors): number => Math.max(0, ...errors.map((error) => error.context.length));

/** The place of nothing in particular: most input is fine, and then nobody asks where in it a fault would lie. */
const nowhere: t.Context = [];

const under = (context: t.Context, key: string, type: t.Decoder<unknown, unknown>): t.Context =>
  context === nowhere ? nowhere : appendContext(context, key, type);

/** A list of at most `max` entries. */
export const list = <T>(codec: Codec<T>, max: number = limits.list): Codec<readonly T[]> =>
  new Type<readonly T[]>(
    `a list of at most ${max}`,
    (u): u is readonly T[] => {
      if (!Array.isArray(u)) return false;
      const { length } = u; // once: a proxy may say another each time
      if (!isWhole(length, 0, max)) return false;
      for (let i = 0; i < length; i++) if (!codec.is(u[i])) return false; // a gap is no entry
      return true;
    },
    (u, c) => {
      if (!Array.isArray(u)) return failure(u, c);
      const { length } = u;
      if (!isWhole(length, 0, max)) return failure(u, c);
      const entries: T[] = [];
      const errors: t.Errors = [];
      for (let i = 0; i < length && errors.length < 20; i++) {
        const entry = codec.validate(u[i], under(c, String(i), codec));
        if (isLeft(entry)) errors.push(...entry.left);
        else entries.push(entry.right);
      }
      return errors.length > 0 ? failures(errors) : success(entries);
    },
  );

/** Is this a plain object, as JSON makes them? */
export const isPlain = (u: unknown): u is Record<string, unknown> => {
  if (typeof u !== 'object' || u === null || Array.isArray(u)) return false;
  const prototype: unknown = Object.getPrototypeOf(u);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** An object from ids to values. */
export const record = <T>(codec: Codec<T>): Codec<Readonly<Record<string, T>>> =>
  new Type<Readonly<Record<string, T>>>(
    'an object of ids',
    (u): u is Readonly<Record<string, T>> => {
      if (!isPlain(u)) return false;
      const keys = Object.keys(u);
      return keys.length <= limits.list && keys.every((key) => id.is(key) && codec.is(u[key]));
    },
    (u, c) => {
      if (!isPlain(u)) return failure(u, c);
      const keys = Object.keys(u);
      if (keys.length > limits.list) return failure(u, c);
      const entries: Record<string, T> = {};
      const errors: t.Errors = [];
      for (const key of keys) {
        if (errors.length >= 20) break;
        const entry = id.is(key) ? codec.validate(u[key], under(c, key, codec)) : failure<T>(u[key], under(c, key, id));
        if (isLeft(entry)) errors.push(...entry.left);
        else entries[key] = entry.right;
      }
      return errors.length > 0 ? failures(errors) : success(entries);
    },
  );

export const absent: Codec<never> = simple('no such field', (_u): _u is never => false);

type Fields<T> = { readonly [K in keyof T]-?: Codec<Exclude<T[K], undefined>> | Optional<Exclude<T[K], undefined>> };

/** A field that may be missing (and is then missing from the result too). */
export interface Optional<T> {
  readonly optional: Codec<T>;
}

/** Marks a field of {@link shape} as one that may be missing. */
export const optional = <T>(codec: Codec<T>): Optional<T> => ({ optional: codec });

const hasOwn = Object.prototype.hasOwnProperty;

/** A field of a shape, with the test of its codec beside it. */
interface Part extends ShortTest {
  readonly name: string;
  readonly codec: Codec<unknown>;
  readonly required: boolean;
}
const fits = (part: Part, u: unknown): boolean => {
  if (part.kind === 'whole') return isWhole(u, part.min, part.max);
  if (part.kind === 'id') return isId(u);
  return part.kind === 'value' ? u === part.value : part.codec.is(u);
};

/** Marks every field as one that may be missing. */
export const allOptional = <F extends Readonly<Record<string, t.Mixed>>>(
  fields: F,
): { readonly [K in keyof F]: Optional<t.TypeOf<F[K]>> } =>
  Object.fromEntries(Object.entries(fields).map(([name, codec]) => [name, optional(codec)])) as {
    [K in keyof F]: Optional<t.TypeOf<F[K]>>;
  };

/** An object with exactly these fields; a field it does not know is a fault, so that a misspelt option is noticed. */
export const shape = <T extends object>(fields: Fields<T>): Codec<T> => {
  const names = Object.keys(fields);
  const known = new Set(names);
  const parts = names.map((name): Part => {
    const field = fields[name as keyof T] as Codec<unknown> | Optional<unknown>;
    const [codec, required] = 'optional' in field ? [field.optional, false] : [field, true];
    return { name, codec, required, ...shortTestOf(codec) };
  });
  const byName = new Map(parts.map((part) => [part.name, part]));
  const required = parts.filter((part) => part.required).length;
  const inAnyOrder = (u: Record<string, unknown>): boolean => {
    let met = 0;
    for (const name of Object.keys(u)) {
      const part = byName.get(name);
      if (part === undefined || !fits(part, u[name])) return false;
      if (part.required) met++;
    }
    return met === required;
  };
  // Most often the fields come in the order in which they are declared: then nothing needs to be looked up, which is most of the work.
  const is = (u: unknown): u is T => {
    if (!isPlain(u)) return false;
    let place = 0;
    let last = '';
    for (const name in u) {
      let part = parts[place++];
      while (part?.name !== name) {
        if (part === undefined || part.required) return inAnyOrder(u);
        part = parts[place++];
      }
      if (!fits(part, u[name])) return !hasOwn.call(u, name) && inAnyOrder(u);
      last = name;
    }
    while (place < parts.length && !parts[place]!.required) place++;
    // What is inherited comes after what is an object's own: where the last is, all are.
    return place === parts.length && hasOwn.call(u, last) ? true : inAnyOrder(u);
  };
  return new Type<T>(names.length === 0 ? 'an empty object' : `an object with ${names.join(', ')}`, is, (u, c) => {
    if (!isPlain(u)) return failure(u, c);
    const result: Record<string, unknown> = {};
    const errors: t.Errors = [];
    for (const part of parts) {
      const { name, codec, required } = part;
      if (!Object.hasOwn(u, name) || (!required && u[name] === undefined)) {
        if (required) errors.push({ value: undefined, context: under(c, name, codec) });
        continue;
      }
      const value = u[name];
      if (part.kind !== 'called' && fits(part, value)) {
        result[name] = value; // a value that is as it should be is its own copy
        continue;
      }
      const field = codec.validate(value, under(c, name, codec));
      if (isLeft(field)) errors.push(...field.left);
      else result[name] = field.right;
    }
    for (const key of Object.keys(u))
      if (!known.has(key) && errors.length < 20) errors.push({ value: u[key], context: under(c, key, absent) });
    return errors.length > 0 ? failures(errors) : success(result as T);
  });
};

/** An object with these fields, said by somebody who may know more of it than is known here: what else it has is read as the rest. */
export const shapeAtLeast = <T extends object>(fields: Fields<T>, rest: Codec<object>): Codec<T> => {
  const exact = shape<T>(fields);
  const known = new Set(Object.keys(fields));
  const part = (u: object, isKnown: boolean): object =>
    Object.fromEntries(Object.entries(u).filter(([name]) => known.has(name) === isKnown));
  return new Type<T>(
    exact.name,
    (u): u is T => isPlain(u) && exact.is(part(u, true)) && rest.is(part(u, false)),
    (u, c) => {
      if (!isPlain(u)) return failure(u, c);
      const read = exact.validate(part(u, true), c);
      const more = rest.validate(part(u, false), c);
      return isLeft(read) ? read : isLeft(more) ? more : success({ ...more.right, ...read.right });
    },
  );
};

/** One of several shapes, told apart by the text in their field `tag`. */
export const tagged = <Shapes extends Readonly<Record<string, t.Mixed>>>(
  tag: string,
  shapes: Shapes,
): Codec<t.TypeOf<Shapes[keyof Shapes]>> => {
  type T = t.TypeOf<Shapes[keyof Shapes]>;
  const byTag = new Map<string, Codec<T>>(Object.entries(shapes));
  const tags: Codec<string> = oneOf([...byTag.keys()]);
  const of = (u: unknown): Codec<T> | undefined => {
    const value: unknown = isPlain(u) && Object.hasOwn(u, tag) ? u[tag] : undefined;
    return typeof value === 'string' ? byTag.get(value) : undefined;
  };
  return new Type<T>(
    `an object told by its ${tag}`,
    (u): u is T => of(u)?.is(u) ?? false,
    (u, c) => {
      if (!isPlain(u)) return failure(u, c);
      const codec = of(u);
      return codec === undefined ? failures([{ value: u[tag], context: under(c, tag, tags) }]) : codec.validate(u, c);
    },
  );
};

/** What stands beside the tag where that says `Text`. */
type Beside<T, Tag extends keyof T, Text> = T extends unknown ? (Text extends T[Tag] ? Omit<T, Tag> : never) : never;

/** The fields of each of several shapes beside their `tag`, by the text in it. */
export type Variants<T, Tag extends keyof T> = { readonly [Text in T[Tag] & string]: Fields<Beside<T, Tag, Text>> };

/** The same as {@link tagged}, of shapes that are written without their tag: each stands by it already. */
export const variants = <T extends object, Tag extends keyof T & string>(tag: Tag, fields: Variants<T, Tag>): Codec<T> =>
  tagged(
    tag,
    Object.fromEntries(Object.entries<object>(fields).map(([text, rest]) => [text, shape({ [tag]: exactly(text), ...rest } as never)])),
  ) as never;

/** The codec of an action: its type, who acts (put there by the host), and its parameters. */
export const action = <A extends { readonly type: string; readonly player: string }>(
  type: A['type'],
  parameters: Fields<Omit<A, 'type' | 'player'>>,
): Codec<A> => shape<A>({ type: exactly(type), player: id, ...parameters } as unknown as Fields<A>);

/** Decodes anything at all: a hostile input (a throwing getter, a proxy) is a fault like any other. */
export const decode = <T>(codec: Codec<T>, input: unknown): E.Either<t.Errors, T> => {
  try {
    const read = codec.validate(input, nowhere);
    return isRight(read) ? read : codec.decode(input); // once more, for the places of the faults
  } catch {
    return E.left([{ value: undefined, context: [{ key: '', type: codec, actual: undefined }] }]);
  }
};

/** A list of exactly two entries. */
export const pair = <T>(codec: Codec<T>): Codec<readonly [T, T]> => {
  const entries = list(codec, 2);
  return new Type<readonly [T, T]>(
    'a pair',
    (u): u is readonly [T, T] => Array.isArray(u) && u.length === 2 && entries.is(u),
    (u, c) => {
      if (!Array.isArray(u) || u.length !== 2) return failure(u, c);
      return entries.validate(u, c) as t.Validation<readonly [T, T]>;
    },
  );
};
