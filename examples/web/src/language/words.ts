import { inLanguage, type Language, type Spoken } from '../../../shared/languages.js';
import { catalan } from './catalan.js';
import { english } from './english.js';
import { french } from './french.js';
import { spanish } from './spanish.js';

/** What the page itself says. Games speak for themselves. */
export type Words = { readonly [K in keyof typeof english]: string };

/** The languages of the page, each by its own name. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', ca: 'Català', es: 'Español', fr: 'Français' };

/** French leaves room before a colon, and no line may begin with one. */
const unbroken = (text: string): string => text.replace(/ (?=[:;?!»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

const inFrench = Object.fromEntries(Object.entries(french).map(([key, text]) => [key, unbroken(text)])) as Words;

const speech: Readonly<Record<Language, Words>> = { en: english, ca: catalan, es: spanish, fr: inFrench };

/** What is said in four languages, as this one writes it. */
export const spokenIn = (words: Spoken, language: string): string => unbroken(inLanguage(words, language));

/** Is this a language of the page? */
export const isLanguage = (text: unknown): text is Language => typeof text === 'string' && Object.hasOwn(languages, text);

/** The words of a language. */
export const wordsOf = (language: Language): Words => speech[language];

/** A sentence with its gaps filled: `{player} is thinking`. */
export const fill = (sentence: string, gaps: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
