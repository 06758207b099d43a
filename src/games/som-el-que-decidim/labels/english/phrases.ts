import type { Icon } from '../../types/index.js';
import { all } from '../grammar.js';
import type { Name } from '../language.js';

/** Whom the die shows. */
export const shown = (icon: Icon, name: Name): string =>
  icon === 'everybody' ? name(icon, 'words') : icon === 'holder' ? `the ${name(icon, 'words')}` : `the ${name(icon, 'words')} citizen`;

/** Who has won. */
export const victory = (winners: readonly string[]): string => `${all(winners, 'en')} ${winners.length === 1 ? 'wins' : 'win'}`;

/** With whom somebody stands in elections. */
export const standing = (members: readonly string[], beneficiary: string): string =>
  members.length === 1 ? 'alone' : `on the list of ${all(members, 'en')}, with ${beneficiary} to govern`;
