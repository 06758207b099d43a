import { elides } from '../../../shared/eliding.js';
import type { Spoken } from '../../../shared/languages.js';
import { spokenIn } from '../language/spoken.js';

/** Words that stand on several pictures, by language in the order above. */
const shared = {
  turn: ['Turn', 'Torn', 'Turno', 'Tour'],
  point: ['point', 'punt', 'punto', 'point'],
  points: ['points', 'punts', 'puntos', 'points'],
  nobody: ['nobody', 'ningú', 'nadie', 'personne'],
  of: ['of', 'de', 'de', 'de'],
  deck: ['Deck', 'Baralla', 'Mazo', 'Paquet'],
  committed: ['committed', 'lliurat', 'entregado', 'remis'],
  out: ['out of the game', 'fora de joc', 'fuera de juego', 'hors jeu'],
  colon: [': ', ': ', ': ', '\u202f: '],
} as const satisfies Words;

/** Words of a picture in the four languages. */
export type Words = Readonly<Record<string, Spoken>>;

/** Words with a name after them, before which a last “de” may lose its vowel: `ciutat d’Ada`. */
const followed = (said: string, name: string, language: string): string =>
  elides(name, language) && /\bde$/.test(said) ? `${said.slice(0, -1)}’${name}` : `${said} ${name}`;

/** Looks words up in one language: those of a picture, and those all pictures share; a name may follow. */
export const tongue =
  <W extends Words>(words: W) =>
  (language: string): ((word: (keyof W & string) | keyof typeof shared, name?: string) => string) =>
  (word, name) => {
    const said = spokenIn(Object.hasOwn(words, word) ? words[word]! : shared[word as keyof typeof shared], language);
    return name === undefined ? said : followed(said, name, language);
  };
