import { cutTo } from '../../../core/data/cut.js';
import { longestName, type State } from '../types/index.js';

/** Names of default characters, a cycle. [GM-NAME-01] */
export const characterNames = [
  'Guifré',
  'Ermessenda',
  'Oliba',
  'Elisenda',
  'Borrell',
  'Adalaida',
  'Sunyer',
  'Guisla',
  'Arnulf',
  'Peronella',
  'Dalmau',
  'Quixilona',
  'Bernat',
  'Riquilda',
  'Miró',
  'Ramon',
  'Sança',
  'Jofre',
  'Blanca',
  'Galceran',
  'Constança',
  'Guillem',
  'Saurina',
  'Roger',
  'Sibil·la',
  'Ponç',
  'Estefania',
  'Ot',
  'Mafalda',
  'Hug',
] as const;

/** Roles by position on the sheet; the last for every later position. */
export const characterRoles = ['sovereign', 'chancellor', 'marshal', 'envoy', 'steward'] as const;

/** The role of a position on the sheet. */
export const roleAt = (position: number): string => characterRoles[Math.min(position, characterRoles.length - 1)]!;

/** The names of a player's seat, from its own place in the cycle. */
export const namesOfSeat = ({ config: { players } }: State, player: string): readonly string[] =>
  characterNames.map((_, i) => characterNames[(3 * players.indexOf(player) + i) % characterNames.length]!);

/** Is nothing said with this? Spaces are no name. */
export const isBlank = (name: string): boolean => name.trim() === '';

/** What a place or a country is called: by its name, or else by its id; those of a map may be blank. */
export const callable = ({ name, id }: { readonly name: string; readonly id: string }): string =>
  [name, id].map((called) => cutTo(longestName, called)).find((called) => !isBlank(called)) ?? 'Nova';

/** A name with " II", " III", … until nobody bears it. */
export const uniqueName = (name: string, isTaken: (name: string) => boolean): string => {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${roman(number)}`;
    const candidate = `${cutTo(longestName - suffix.length, name)}${suffix}`;
    if (!isTaken(candidate)) return candidate;
  }
};

const numerals: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

const roman = (number: number): string => {
  let left = number;
  let written = '';
  for (const [value, numeral] of numerals)
    while (left >= value) {
      written += numeral;
      left -= value;
    }
  return written;
};
