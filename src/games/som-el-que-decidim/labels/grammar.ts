import type { Name } from './language.js';

/** Several in one breath: the last after the word for and, and another word if there are none. */
export const all = (parts: readonly string[], and: string, none: string): string =>
  parts.length === 0 ? none : parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

/** Somebody's id as it is, but the treasury by its name. */
export const who = (id: string, name: Name): string => (id === 'treasury' ? name(id) : id);
