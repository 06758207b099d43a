import { phraseWith } from '../telling.js';

/** What is to be done, and with or to what, with the space that stands before a colon. */
export const phrase = phraseWith(' : ');

/** « de » before a name, as it is spoken. */
export const of = (name: string): string => (/^[aeiouyhâàéèêîôœ]/i.test(name) ? `d’${name}` : `de ${name}`);
