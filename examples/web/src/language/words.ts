import { filled } from '../../../shared/eliding.js';
import type { Language } from '../../../shared/languages.js';
import { catalan } from './catalan.js';
import { english } from './english.js';
import { french } from './french.js';
import { spanish } from './spanish.js';
import { setApart, setThroughout } from './type-setting.js';

/** What the page itself says. Games speak for themselves. */
export type Words = { readonly [K in keyof typeof english]: string };

/** The languages of the page, each by its own name. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', ca: 'Català', es: 'Español', fr: 'Français' };

const speech: Readonly<Record<Language, Words>> = { en: english, ca: catalan, es: spanish, fr: setThroughout(french, 'fr') };

/** Is this a language of the page? */
export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && Object.hasOwn(languages, text);

/** The words of a language. */
export const wordsOf = (language: Language): Words => speech[language];

/** A sentence with its gaps filled, as the page shows it: `{player} is thinking`. */
export const fill = (sentence: string, gaps: Readonly<Record<string, string | number>>, language: Language): string =>
  setApart(filled(sentence, gaps, language));
