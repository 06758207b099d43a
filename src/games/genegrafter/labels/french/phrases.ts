export { ofInFrench as of } from '../../../../core/words/french-of.js';

import type { DieEffect } from '../../types/index.js';
import type { Name } from '../language.js';
import { listed } from '../listing.js';

/** Names in a row. */
export const all = (ids: readonly string[], name: Name): string => listed(ids, name, 'et');

/** Players in a row. */
export const players = (ids: readonly string[]): string => all(ids, (id) => id);

/** So many of a thing. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

/** What goes with a character. */
export const grafts = (ids: readonly string[], name: Name): string => (ids.length === 0 ? '' : ` (avec ${all(ids, name)} en greffe)`);

const faces = ['rappeler', 'un adversaire défausse', 'piocher', 'génégrafter', 'Pouvoir Infini'] as const;

/** What a face of the special die brings. */
export const bringing = (face: number, word: Name): string => (face === 6 ? word('sixth-face') : (faces[face - 1] ?? `${face}`));

const targets = { own: 'un de vos dés', opposing: 'un dé adverse', any: 'n’importe quel dé' } as const;

const keeps = {
  new: 'la nouvelle face reste',
  better: 'la meilleure face reste',
  worse: 'la moins bonne face reste',
  ownBetter: 'la meilleure face reste de votre côté, la nouvelle de l’autre',
} as const;

/** What a die effect does. */
export const dieEffect = (effect: DieEffect): string =>
  effect.do === 'setDie'
    ? `tourner ${targets[effect.target]} sur une face au choix`
    : `relancer ${targets[effect.target]}, ${keeps[effect.keep]}`;
