/** Words that begin with the sound of a vowel, whatever its accent: with an h before it or without one, as one and eleven do too, but not with an i or u that is half a consonant. */
const vowelFirst = /^(?:(?!h?[iu][aeo])h?[aeiouæœø]|11?(?!\d|\.\d{3}))/i;

/** Does the word before lose its vowel? `Ada`, `Àngels`, `Hug` and `11` take it, `Iago` and `12` do not. */
export const elidesInCatalan = (word: string): boolean => vowelFirst.test(word.normalize('NFD'));

/** “de” before a name or a number, as it is spoken in Catalan: `d’Ada`, `d’11`, `de Bo`. */
export const ofInCatalan = (word: string): string => (elidesInCatalan(word) ? `d’${word}` : `de ${word}`);
