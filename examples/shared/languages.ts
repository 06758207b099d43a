/** The languages in which the examples speak to people. */
export const languages = ['en', 'ca', 'es', 'fr'] as const;
/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Words in each of {@link languages}, in their order. */
export type Spoken = readonly [en: string, ca: string, es: string, fr: string];

/** Words in a language; in English if nobody speaks that one. */
export const inLanguage = (words: Spoken, language: string): string =>
  words[Math.max(0, (languages as readonly string[]).indexOf(language))]!;
