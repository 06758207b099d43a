import type { Icon } from '../../types/index.js';
import { all } from '../grammar.js';
import type { Name } from '../language.js';

/** Somebody after «a» or «con»: the treasury takes an article, players do not. */
export const somebody = (id: string, name: Name): string => (id === 'treasury' ? `la ${name(id, 'words')}` : id);

/** Whom the die shows. */
export const shown = (icon: Icon, name: Name): string =>
  icon === 'everybody' || icon === 'holder' ? `a ${name(icon, 'words')}` : `el color ${name(icon, 'words')}`;

/** Who has won. */
export const victory = (winners: readonly string[]): string => `${winners.length === 1 ? 'Gana' : 'Ganan'} ${all(winners, 'es')}`;

/** With whom somebody stands in elections. */
export const standing = (members: readonly string[], beneficiary: string): string =>
  members.length === 1 ? 'por separado' : `en la candidatura de ${all(members, 'es')}, para que gobierne ${beneficiary}`;
