export { ofInCatalan as of } from '../../../../core/words/catalan-of.js';

import type { DieEffect } from '../../types/index.js';
import type { Name } from '../language.js';
import { listed } from '../listing.js';

/** Names in a row. */
export const all = (ids: readonly string[], name: Name): string => listed(ids, name, 'i');

/** Players in a row. */
export const players = (ids: readonly string[]): string => all(ids, (id) => id);

/** What goes with a character. */
export const grafts = (ids: readonly string[], name: Name): string => (ids.length === 0 ? '' : ` (amb ${all(ids, name)} en empelt)`);

const faces = ['recuperar', 'un adversari descarta', 'robar', 'empeltar', 'Poder Infinit'] as const;

/** What a face of the special die brings. */
export const bringing = (face: number, word: Name): string => (face === 6 ? word('sixth-face') : (faces[face - 1] ?? `${face}`));

const targets = { own: 'un dels teus daus', opposing: 'un dau de l’adversari', any: 'qualsevol dau' } as const;

const keeps = {
  new: 'queda la cara nova',
  better: 'queda la cara millor',
  worse: 'queda la cara pitjor',
  ownBetter: 'al teu costat queda la cara millor; a l’altre, la nova',
} as const;

/** What a die effect does. */
export const dieEffect = (effect: DieEffect): string =>
  effect.do === 'setDie'
    ? `posar ${targets[effect.target]} a la cara que triïs`
    : `tornar a tirar ${targets[effect.target]}, ${keeps[effect.keep]}`;
