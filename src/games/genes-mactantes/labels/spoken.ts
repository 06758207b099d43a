import { catalan } from './catalan/index.js';
import { english } from './english/index.js';
import type { Language } from './language.js';

/** Catalan for those who ask for it, English for everybody else. */
export const spoken = (language: string | undefined): Language => (language === 'ca' ? catalan : english);
