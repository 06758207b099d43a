import type { Name } from '../language.js';
import { listed } from '../listing.js';

/** Names in a row. */
export const all = (ids: readonly string[], name: Name): string => listed(ids, name, 'and');

/** Players in a row. */
export const players = (ids: readonly string[]): string => all(ids, (id) => id);

/** What goes with a character. */
export const grafts = (ids: readonly string[], name: Name): string => (ids.length === 0 ? '' : ` (with ${all(ids, name)} grafted)`);

/** What the faces of the special die bring, from 1 to 6. */
export const faces = ['recall', 'an opponent discards', 'draw', 'graft', 'Infinite Power', 'free choice'] as const;
