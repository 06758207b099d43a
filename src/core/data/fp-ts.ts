import { function as F } from 'fp-ts';

// What users of the package are given of fp-ts, whole and by its own names. It is imported from its root: its sub-paths break under Node's ES modules.
export { either as E, option as O } from 'fp-ts';

/** fp-ts `pipe`. */
export const pipe: typeof F.pipe = /* @__PURE__ */ (() => F.pipe)(); // so written, a bundler may leave it out
