import { own } from '../../../core/data/codec.js';
import { catalan } from './catalan/index.js';
import { english } from './english/index.js';
import { french } from './french/index.js';
import type { Language } from './language.js';
import { spanish } from './spanish/index.js';

/** Every language that the game speaks: English first, then the language of the book. */
const languages: Readonly<Record<string, Language>> = { en: english, es: spanish, fr: french, ca: catalan };

/** Their codes. */
export const codes: readonly string[] = Object.keys(languages);

/** The language that is asked for, or English. */
export const spoken = (language: string | undefined): Language => own<Language>(languages, language ?? 'en') ?? english;
