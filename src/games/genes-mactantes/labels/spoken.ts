import { own } from '../../../core/data/codec.js';
import { catalan } from './catalan/index.js';
import { english } from './english/index.js';
import { french } from './french/index.js';
import type { Language } from './language.js';
import { spanish } from './spanish/index.js';

/** What the game is told in: English, then the language of the book, then the others. */
const spokenHere = { en: english, ca: catalan, es: spanish, fr: french } as const;

/** The languages that are spoken, as `Intl` has them. */
export const languages: readonly string[] = Object.keys(spokenHere);

/** The language that is asked for, English if it is not spoken. */
export const spoken = (language: string | undefined): Language =>
  (language === undefined ? undefined : own<Language>(spokenHere, language)) ?? english;
