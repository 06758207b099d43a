import { type Codec, either, exactly, finite, list, record, textUpTo } from '../../../core/data/codec.js';

const deepest = 8;

/** Plain data of any shape, copied: texts, numbers, true, false, null, lists and objects, nested up to eight deep. */
const plainUpTo = (depth: number): Codec<unknown> => {
  const scalar = either(either(either(either(textUpTo(10_000), finite), exactly(true)), exactly(false)), exactly(null)) as Codec<unknown>;
  if (depth === 0) return scalar;
  const inner = plainUpTo(depth - 1);
  return either(either(scalar, list(inner) as Codec<unknown>), record(inner) as Codec<unknown>);
};

/** Plain data of any shape, copied. */
export const anyPlain: Codec<unknown> = plainUpTo(deepest);
