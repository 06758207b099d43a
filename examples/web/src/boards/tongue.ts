import type { Spoken } from '../../../shared/languages.js';
import { spokenIn } from '../language/words.js';

/** Words that stand on several pictures, by language in the order above. */
const shared = {
  turn: ['Turn', 'Torn', 'Turno', 'Tour'],
  points: ['points', 'punts', 'puntos', 'points'],
  nobody: ['nobody', 'ningú', 'nadie', 'personne'],
  of: ['of', 'de', 'de', 'de'],
  deck: ['Deck', 'Pila', 'Mazo', 'Pioche'],
  committed: ['committed', 'entregat', 'entregado', 'engagé'],
  out: ['out of the game', 'fora de joc', 'fuera de juego', 'hors jeu'],
} as const satisfies Words;

/** Words of a picture in the four languages. */
export type Words = Readonly<Record<string, Spoken>>;

/** Looks words up in one language: those of a picture, and those all pictures share. */
export const tongue =
  <W extends Words>(words: W) =>
  (language: string): ((word: (keyof W & string) | keyof typeof shared) => string) =>
  (word) =>
    spokenIn(Object.hasOwn(words, word) ? words[word]! : shared[word as keyof typeof shared], language);
