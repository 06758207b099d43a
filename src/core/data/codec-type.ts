import type * as t from 'io-ts';
import { isLeft, left, right } from './either.js';

// What codecs need of io-ts, under its names and with its types: codecs of io-ts itself go with these wherever a codec does. Its module would come whole
// into the bundle of every game, two kilobytes gzipped, of which all but this is of no use there.

/** What was read. */
export const success = <T>(value: T): t.Validation<T> => right(value);

/** All that is wrong. */
export const failures = <T>(errors: t.Errors): t.Validation<T> => left(errors);

/** What is wrong: this value, in this place. */
export const failure = <T>(value: unknown, context: t.Context): t.Validation<T> => failures([{ value, context }]);

/** The place of a part of what stands in a place. */
export const appendContext = (context: t.Context, key: string, type: t.Decoder<unknown, unknown>): t.Context => [...context, { key, type }];

const identity = (value: unknown): unknown => value;

class CodecType<T> {
  readonly name: string;
  readonly is: t.Is<T>;
  readonly validate: t.Validate<unknown, T>;
  readonly encode: t.Encode<T, unknown>;
  readonly decode: t.Decode<unknown, T>;

  constructor(name: string, is: t.Is<T>, validate: t.Validate<unknown, T>, encode: t.Encode<T, unknown> = identity) {
    this.name = name;
    this.is = is;
    this.validate = validate;
    this.encode = encode;
    this.decode = (input) => validate(input, [{ key: '', type: this as t.Decoder<unknown, T>, actual: input }]);
  }

  pipe<U>(next: t.Type<U, T, T>, name = `pipe(${this.name}, ${next.name})`): CodecType<U> {
    return new CodecType<U>(
      name,
      next.is,
      (input, context) => {
        const read = this.validate(input, context);
        return isLeft(read) ? read : next.validate(read.right, context);
      },
      (value) => this.encode(next.encode(value)),
    );
  }

  asDecoder(): this {
    return this;
  }

  asEncoder(): this {
    return this;
  }
}

/** Makes a codec of its name, a test of what is as it should be, and a reader of what may be. TypeScript cannot tell that its `pipe` is that of io-ts. */
export const Type = CodecType as unknown as new <T>(
  name: string,
  is: t.Is<T>,
  validate: t.Validate<unknown, T>,
) => t.Type<T, unknown, unknown>;
