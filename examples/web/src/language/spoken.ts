import { inLanguage, type Spoken } from '../../../shared/languages.js';
import { setInType } from './type-setting.js';

/** Words in a language, as the page shows them. */
export const spokenIn = (words: Spoken, language: string): string => setInType(inLanguage(words, language), language);
