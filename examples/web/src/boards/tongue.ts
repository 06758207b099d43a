import { countIn } from 'ludoteca';
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

/** Words of a picture in one language. */
interface Wording<Word extends string> {
  /** A word; a name may follow. */
  (word: Word, name?: string): string;
  /** So many of something: of nothing French speaks as of one. */
  counted(number: number, one: Word, many: Word): string;
}

/** Looks words up in one language: those of a picture, and those all pictures share. */
export const tongue =
  <W extends Words>(words: W) =>
  (language: string): Wording<(keyof W & string) | keyof typeof shared> => {
    type Word = (keyof W & string) | keyof typeof shared;
    const said = (word: Word): string =>
      spokenIn(Object.hasOwn(words, word) ? words[word]! : shared[word as keyof typeof shared], language);
    return Object.assign((word: Word, name?: string) => (name === undefined ? said(word) : followed(said(word), name, language)), {
      counted: (number: number, one: Word, many: Word) => countIn(language, number, said(one), said(many)),
    });
  };
