import { rowIn } from '../../../../core/words/saying.js';
import type { DieEffect } from '../../types/index.js';
import type { Name } from '../language.js';

/** Names in a row. */
export const all = (ids: readonly string[], name: Name): string => rowIn('es', ids.map(name));

/** Players in a row. */
export const players = (ids: readonly string[]): string => all(ids, (id) => id);

/** What goes with a character. */
export const grafts = (ids: readonly string[], name: Name): string => (ids.length === 0 ? '' : ` (con ${all(ids, name)} en injerto)`);

const faces = ['recuperar', 'un adversario descarta', 'robar', 'injertar', 'Poder Infinito'] as const;

/** What a face of the special die brings. */
export const bringing = (face: number, word: Name): string => (face === 6 ? word('sixth-face') : (faces[face - 1] ?? `${face}`));

const targets = { own: 'uno de tus dados', opposing: 'un dado del adversario', any: 'cualquier dado' } as const;

const keeps = {
  new: 'queda la cara nueva',
  better: 'queda la cara mejor',
  worse: 'queda la cara peor',
  ownBetter: 'en tu lado queda la cara mejor; en el otro, la nueva',
} as const;

/** What a die effect does. */
export const dieEffect = (effect: DieEffect): string =>
  effect.do === 'setDie'
    ? `poner ${targets[effect.target]} en la cara que elijas`
    : `volver a tirar ${targets[effect.target]}, ${keeps[effect.keep]}`;
