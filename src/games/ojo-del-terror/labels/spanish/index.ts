import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { phrases } from './phrases.js';
import { words } from './words.js';

/** Spanish, the language of the book. */
export const spanish: Language = { actions, events, words, phrases, printed: ({ name }) => name };
