import { function as F } from 'fp-ts';

// The only file that imports fp-ts, and only from its root: its sub-paths break under Node's ES modules.
export { either as E, option as O } from 'fp-ts';

/** fp-ts `pipe`. */
export const pipe: typeof F.pipe = F.pipe;
