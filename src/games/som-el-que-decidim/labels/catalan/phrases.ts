import { ofInCatalan as of } from '../../../../core/words/catalan-of.js';
import type { Icon } from '../../types/index.js';
import { all } from '../grammar.js';
import type { Name } from '../language.js';

export { of };

/** Several in one breath. */
export const several = (parts: readonly string[], none = 'res'): string => all(parts, 'ca', none);

/** Somebody after «a» or «amb»: the treasury takes an article, players do not. */
export const somebody = (id: string, name: Name): string => (id === 'treasury' ? `la ${name(id, 'words')}` : id);

/** Whom the die shows. */
export const shown = (icon: Icon, name: Name): string =>
  icon === 'everybody' || icon === 'holder' ? name(icon, 'words') : `el color ${name(icon, 'words')}`;

/** Who has won. */
export const victory = (winners: readonly string[]): string => `${winners.length === 1 ? 'Guanya' : 'Guanyen'} ${several(winners)}`;

/** With whom somebody stands in elections. */
export const standing = (members: readonly string[], beneficiary: string): string =>
  members.length === 1 ? 'per separat' : `a la candidatura ${of(several(members))}, perquè governi ${beneficiary}`;
