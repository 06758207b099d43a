import { own } from '../../../core/data/own.js';
import type { Character, Country } from '../types/index.js';

/** Countries and their people, of a state or as somebody sees them. */
interface Courts {
  readonly countries: Readonly<Record<string, Pick<Country, 'dethronedBy' | 'principal'>>>;
  readonly characters: readonly Pick<Character, 'id' | 'captor'>[];
}

/**
 * Who has a claim that counts for having done away with the principal of a country: not on somebody who is free and in office again. Asked of a state
 * or of a view. [GM-VICT-03] [GM-VICT-07]
 */
export const claimantsOn = ({ characters, countries }: Courts, player: string): readonly string[] => {
  const { dethronedBy = [], principal } = own(countries, player) ?? {};
  if (dethronedBy.length === 0) return [];
  const isFree = characters.some(({ id, captor }) => id === principal && captor === null);
  return [...new Set(dethronedBy.filter(({ character }) => !(isFree && character === principal)).map(({ by }) => by))];
};
