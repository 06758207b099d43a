/** Words that begin with the sound of a vowel, whatever its accent: with an h before it or without one, as one and eleven do too, but not with an i or u that is half a consonant. */
const vowelFirst = /^(?:(?!h?[iu][aeo])h?[aeiouæœø]|11?(?!\d|\.\d{3}))/i;

/** Does the word before lose its vowel? `Ada`, `Àngels`, `Hug` and `11` take it, `Iago` and `12` do not. */
export const elidesInCatalan = (word: string): boolean => vowelFirst.test(word.normalize('NFD'));

/** “de” before a name or a number, as it is spoken in Catalan: `d’Ada`, `d’11`, `de Bo`. */
export const ofInCatalan = (word: string): string => (elidesInCatalan(word) ? `d’${word}` : `de ${word}`);

/** A place whose name begins with the article that “de” and “a” melt into: `El Pla`, `els Ports`. People are called as they call themselves. */
const article = /^e(ls?)(?= \p{L})/iu;

const beforePlace =
  (melted: string, alone: (place: string) => string) =>
  (place: string): string =>
    article.test(place) ? place.replace(article, (_, rest: string) => melted + rest.toLowerCase()) : alone(place);

/** “de” before the name of a place: `del Pla`, `dels Ports`, `d’Illa Fosca`, `de Joncar`. */
export const ofPlaceInCatalan = /* @__PURE__ */ beforePlace('de', ofInCatalan);

/** “a” before the name of a place: `al Pla`, `als Ports`, `a Illa Fosca`. */
export const atPlaceInCatalan = /* @__PURE__ */ beforePlace('a', (place) => `a ${place}`);
