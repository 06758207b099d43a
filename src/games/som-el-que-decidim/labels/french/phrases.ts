import { elidesInFrench, ofInFrench as of } from '../../../../core/words/french-of.js';
import type { Icon } from '../../types/index.js';
import { all } from '../grammar.js';
import type { Name } from '../language.js';

/** So many of something: French counts from two on in the plural. */
export const count = (number: number, one: string): string => `${number} ${number < 2 ? one : `${one}s`}`;

export { of };

/** That somebody may govern. */
export const soThatGoverns = (player: string): string => `pour ${elidesInFrench(player) ? `qu’${player}` : `que ${player}`} gouverne`;

/** Several in one breath. */
export const several = (parts: readonly string[], none = 'rien'): string => all(parts, 'fr', none);

/** To somebody: the treasury takes an article, players do not. */
export const to = (id: string, name: Name): string => (id === 'treasury' ? `au ${name(id, 'words')}` : `à ${id}`);

/** With somebody, likewise. */
export const beside = (id: string, name: Name): string => (id === 'treasury' ? `avec le ${name(id, 'words')}` : `avec ${id}`);

/** Whom the die shows. */
export const shown = (icon: Icon, name: Name): string =>
  icon === 'everybody' || icon === 'holder' ? name(icon, 'words') : `le citoyen ${name(icon, 'words')}`;

/** Who has won. */
export const victory = (winners: readonly string[]): string => `${several(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent'}`;

/** With whom somebody stands in elections. */
export const standing = (members: readonly string[], beneficiary: string): string =>
  members.length === 1 ? 'en solo' : `sur la liste ${of(several(members))}, ${soThatGoverns(beneficiary)}`;
