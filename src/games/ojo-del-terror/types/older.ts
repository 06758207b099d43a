import type { Codec } from '../../../core/data/codec.js';
import { success, Type } from '../../../core/data/codec-type.js';
import { E } from '../../../core/data/fp.js';

/** What is written as it is today, or as it was before a field came to it; the older form is mended while it is read, and never kept. */
export const mended = <T, Old>(today: Codec<T>, before: Codec<Old>, mend: (old: Old) => T): Codec<T> =>
  new Type<T>(
    today.name,
    (u): u is T => today.is(u),
    (u, c) => {
      const read = today.validate(u, c);
      if (E.isRight(read)) return read;
      const older = before.validate(u, c);
      return E.isRight(older) ? success(mend(older.right)) : read;
    },
  );
