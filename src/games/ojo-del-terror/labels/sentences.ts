import { english } from './sentences/english.js';
import { spanish } from './sentences/spanish.js';
import type { Tongue } from './sentences/tongue.js';

/** Actions and events as sentences. */
export const sentences: Readonly<Record<'en' | 'es', Tongue>> = { en: english, es: spanish };

/** The languages of this game. */
export type Language = keyof typeof sentences;
