import type { DieEffect } from '../../types/index.js';
import type { Name } from '../language.js';
import { listed } from '../listing.js';

/** Names in a row. */
export const all = (ids: readonly string[], name: Name): string => listed(ids, name, 'and');

/** Players in a row. */
export const players = (ids: readonly string[]): string => all(ids, (id) => id);

/** What goes with a character. */
export const grafts = (ids: readonly string[], name: Name): string => (ids.length === 0 ? '' : ` (with ${all(ids, name)} grafted)`);

/** One token of a kind. */
export const token = (kind: string, word: Name): string => `${kind === 'attack' ? 'an' : 'a'} ${word(kind)} token`;

const faces = ['recall', 'an opponent discards', 'draw', 'graft', 'Infinite Power'] as const;

/** What a face of the special die brings. */
export const bringing = (face: number, word: Name): string => (face === 6 ? word('sixth-face') : (faces[face - 1] ?? `${face}`));

const targets = { own: 'one of your dice', opposing: 'a die of the other side', any: 'any die' } as const;

const keeps = {
  new: 'the new face stays',
  better: 'the better face stays',
  worse: 'the worse face stays',
  ownBetter: 'the better face stays on your side, the new one on the other',
} as const;

/** What a die effect does. */
export const dieEffect = (effect: DieEffect): string =>
  effect.do === 'setDie'
    ? `turn ${targets[effect.target]} to a face of your choice`
    : `roll ${targets[effect.target]} again, ${keeps[effect.keep]}`;
