import { own } from '../../../core/data/codec.js';
import { catalan } from './catalan/index.js';
import { english } from './english/index.js';
import { french } from './french/index.js';
import type { Language } from './language.js';
import { spanish } from './spanish/index.js';

/** The languages spoken, by their codes: English first, then that of the book. */
export const languages = { en: english, es: spanish, ca: catalan, fr: french } as const;

/** The language asked for, or English where it is none of them. */
export const spoken = (code: string | undefined): Language => (code === undefined ? undefined : own<Language>(languages, code)) ?? english;
