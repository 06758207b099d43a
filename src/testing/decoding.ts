import { type Codec, decode } from '../core/data/codec.js';
import { E } from '../core/data/fp.js';
import { throughJson, unplain } from './difference.js';

/** Where a codec refuses what came back from JSON, such as ` at lots.0`; null where it takes it. */
export const refusedAt = <T>(codec: Codec<T>, value: unknown): string | null => {
  const read = decode(codec, value);
  if (E.isRight(read)) return null;
  const path = read.left[0]?.context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.');
  return path ? ` at ${path}` : '';
};

/** What is wrong with a state as it stands. */
export const faultOfState = <T>(codec: Codec<T>, state: T): string | null => {
  const odd = unplain(state)?.replace(/\.$/, '') ?? null;
  if (odd !== null) return `is no plain data: ${odd}`;
  const path = refusedAt(codec, throughJson(state));
  return path === null ? null : `is refused by its codec${path}`;
};
