import { phraseWith } from '../telling.js';

/** What is to be done, and with or to what, with the space that stands before a colon. */
export const phrase = phraseWith(' : ');

/** « de » before a name, as it is spoken: before a y that is half a consonant it is not elided. */
export const of = (name: string): string => (/^([aeiouhàáâäèéêëíîïòóôöùúûüœ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`);
