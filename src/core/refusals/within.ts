import type { Violation } from './violation.js';

/** The place of a part in the whole: `config.players` for the players of a configuration, `config` for what has no one place in it. */
export const within = (part: string, path: string | undefined): string => (path ? `${part}.${path}` : part);

/** What was found in a part, with its place in the whole. */
export const foundWithin = <Found extends Violation>(part: string, found: Found): Found => ({ ...found, path: within(part, found.path) });

/** What a part is refused with, with its places in the whole. */
export const refusedWithin = <Found extends Violation>(
  part: string,
  [first, ...rest]: readonly [Found, ...Found[]],
): readonly [Found, ...Found[]] => [foundWithin(part, first), ...rest.map((one) => foundWithin(part, one))];
