/** Words that begin with the sound of a vowel, whatever its accent: with an h before it or without one; a y is a vowel where none follows it. */
const vowelFirst = /^(?:h?[aeiouæœ]|y(?![aeiou]))/i;

/** Does the word before lose its vowel? `Ada`, `Óscar`, `Hugo` and `Yves` take it, `Yann` does not. */
export const elidesInFrench = (word: string): boolean => vowelFirst.test(word.normalize('NFD'));

/** « de » before a name, as it is spoken in French: `d’Ada`, `de Bo`. */
export const ofInFrench = (word: string): string => (elidesInFrench(word) ? `d’${word}` : `de ${word}`);
