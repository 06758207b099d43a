/** Words and numbers before which “de” loses its vowel, by language: `d’Ada`, and in Catalan `d’11`, where one and eleven begin with a vowel. */
const elided: Readonly<Record<string, RegExp>> = {
  ca: /^(?:(?!h?[iu][aeo])h?[aeiouæœø]|11?(?!\d|\.\d{3}))/i,
  fr: /^(?:h?[aeiouœæ]|y(?![aeiou]))/i,
};

/** Does “de” lose its vowel before this? */
export const elides = (told: string, language: string): boolean =>
  Object.hasOwn(elided, language) && elided[language]!.test(told.normalize('NFD'));

/** A gap for a fact, and the “de” before it. */
const gap = /(?:\b(d)e )?\{(\w+)\}/gi;

/** A sentence with its gaps filled, `{player} is thinking`; what there is no fact for stays as it is. “de” is shortened as the language does it: `el tauler de {game}`. */
export const filled = (sentence: string, facts: Readonly<Record<string, string | number>>, language: string): string =>
  sentence.replace(gap, (whole, d: string | undefined, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) return whole;
    const told = String(fact);
    if (d === undefined) return told;
    return elides(told, language) ? `${d}’${told}` : `${d}e ${told}`;
  });
